import type { CampaignEmail } from '../contracts/campaign-emails';
import type { CampaignDetail } from '../contracts/campaign-record';
import type { CampaignCheck } from '../contracts/campaign-runs';
import { campaignsContract } from '../contracts/campaigns';
import { contactsContract } from '../contracts/contacts';
import type { Creation } from '../contracts/creation-record';
import { creativeContract } from '../contracts/creative';
import { segmentsContract, type Segment } from '../contracts/segments';
import { buildCampaignDetail, buildCampaignEmail } from './builders/campaigns';
import { buildContactBook, buildContacts } from './builders/contacts';
import { mockEndpoint, refuse } from './server';
// The pages are lazy; importing them here keeps the loading out of each test's time limit.
import '../features/campaigns/editor/campaign-editor-page';
import '../features/campaigns/emails/campaign-email-page';

/**
 * A campaign and its email as the server stores them: saving raises the revision and is refused when another
 * revision was edited. What a test changes in `serverState` is what the next request returns.
 */
export function mockCampaignEditor(campaign: Partial<CampaignDetail> = {}, email: Partial<CampaignEmail> = {}) {
  const serverState: ServerState = {
    campaign: buildCampaignDetail(campaign),
    email: buildCampaignEmail(email),
    checks: [],
    segments: [],
    creations: [],
    count: { people: 412, reachable: 398, leftOut: { 'no-consent': 9, bounced: 5 } },
  };
  const keep = (change: Partial<CampaignEmail>): CampaignEmail => {
    serverState.email = { ...serverState.email, ...change, revision: serverState.email.revision + 1 };
    return serverState.email;
  };
  mockEndpoint(campaignsContract.getCampaign, ({ campaignId }) =>
    campaignId === serverState.campaign.id ? serverState.campaign : refuse('not_found'),
  );
  mockEndpoint(campaignsContract.getCampaignEmail, ({ emailId }) =>
    emailId === serverState.email.id ? serverState.email : refuse('not_found'),
  );
  const saves = mockEndpoint(campaignsContract.updateCampaignEmail, ({ emailId: _id, revision, ...content }) =>
    revision === serverState.email.revision ? keep(content as Partial<CampaignEmail>) : refuse('conflict'),
  );
  const settings = mockEndpoint(campaignsContract.updateCampaign, ({ campaignId: _id, ...change }) => {
    serverState.campaign = {
      ...serverState.campaign,
      ...(Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      ) as Partial<CampaignDetail>),
    };
    return serverState.campaign;
  });
  const unscheduled = mockEndpoint(
    campaignsContract.unscheduleCampaign,
    () => (serverState.campaign = { ...serverState.campaign, status: 'draft', startedAt: null }),
  );
  mockEndpoint(campaignsContract.checkCampaign, () => ({ items: serverState.checks }));
  mockEndpoint(campaignsContract.countAudience, () => serverState.count);
  mockEndpoint(contactsContract.getContactBook, () => buildContactBook());
  mockEndpoint(contactsContract.listContacts, () => ({ items: buildContacts(2), nextCursor: null }));
  mockEndpoint(segmentsContract.listSegments, () => ({ items: serverState.segments }));
  const searches = mockEndpoint(creativeContract.listCreations, () => ({
    items: serverState.creations,
    nextCursor: null,
  }));
  return { serverState, keep, saves, settings, searches, unscheduled };
}

interface ServerState {
  campaign: CampaignDetail;
  email: CampaignEmail;
  checks: CampaignCheck[];
  segments: Segment[];
  creations: Creation[];
  count: { people: number; reachable: number; leftOut: Record<string, number> };
}
