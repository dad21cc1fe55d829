import { automationsContract, type StoredAutomation } from '../contracts/automations';
import type { CampaignDetail } from '../contracts/campaign-record';
import type { CampaignCheck } from '../contracts/campaign-runs';
import { campaignsContract } from '../contracts/campaigns';
import { contactsContract } from '../contracts/contacts';
import type { Output } from '../contracts/endpoint';
import { segmentsContract, type Segment } from '../contracts/segments';
import { buildAutomation, buildLogLine, buildRun } from './builders/automations';
import { buildCampaignDetail, campaignIds } from './builders/campaigns';
import { buildContactBook } from './builders/contacts';
import { mockEndpoint, refuse } from './server';
// The pages are lazy; importing them here keeps the loading out of each test's time limit.
import '../features/automations/automation-page';
import '../features/campaigns/emails/campaign-email-page';

/**
 * An automation as the server stores it: saving raises the revision and is refused when another revision was
 * edited. What a test changes in `serverState` is what the next request returns.
 */
export function mockAutomation(automation: Partial<StoredAutomation> = {}, campaign: Partial<CampaignDetail> = {}) {
  const serverState: ServerState = {
    campaign: buildCampaignDetail({ name: 'Welcome', type: 'automation', emails: [], ...campaign }),
    automation: buildAutomation(automation),
    book: buildContactBook(),
    segments: [],
    checks: [],
    runs: [buildRun()],
    lines: [buildLogLine(1)],
  };
  const keep = (change: Partial<StoredAutomation>): StoredAutomation => {
    serverState.automation = { ...serverState.automation, ...change, revision: serverState.automation.revision + 1 };
    return serverState.automation;
  };
  const become = (change: Partial<CampaignDetail>): CampaignDetail => {
    serverState.campaign = { ...serverState.campaign, ...change };
    return serverState.campaign;
  };
  mockEndpoint(campaignsContract.getCampaign, ({ campaignId }) =>
    campaignId === serverState.campaign.id ? serverState.campaign : refuse('not_found'),
  );
  mockEndpoint(automationsContract.getAutomation, ({ campaignId }) =>
    campaignId === serverState.campaign.id ? serverState.automation : refuse('not_found'),
  );
  const saves = mockEndpoint(automationsContract.updateAutomation, ({ campaignId: _id, revision, ...change }) =>
    revision === serverState.automation.revision ? keep(change) : refuse('conflict'),
  );
  const mails = mockEndpoint(automationsContract.createAutomationEmail, ({ name }) => {
    const mail = { id: mailId(serverState.campaign.emails.length + 1), name, subject: '', revision: 1 };
    become({ emails: [...serverState.campaign.emails, mail] });
    return mail;
  });
  const tags = mockEndpoint(contactsContract.createContactTag, ({ name }) => {
    const tag = { id: mailId(90 + serverState.book.tags.length), name, count: 0 };
    serverState.book = { ...serverState.book, tags: [...serverState.book.tags, tag] };
    return tag;
  });
  const renamed = mockEndpoint(campaignsContract.updateCampaign, ({ name = serverState.campaign.name }) =>
    become({ name }),
  );
  const started = mockEndpoint(campaignsContract.startCampaign, () =>
    become({ status: 'active', startedAt: '2026-06-09T09:52:00.000Z' }),
  );
  const paused = mockEndpoint(campaignsContract.pauseCampaign, () => become({ status: 'paused' }));
  const asked = mockEndpoint(automationsContract.listAutomationRuns, ({ state, cursor }) => {
    const of = serverState.runs.filter((run) => state === undefined || run.state === state);
    const from = Number(cursor ?? 0);
    return { items: of.slice(from, from + 2), nextCursor: from + 2 < of.length ? String(from + 2) : null };
  });
  const putIn = mockEndpoint(automationsContract.createAutomationRun, ({ contactId }) => {
    const run = buildRun({
      id: mailId(70 + serverState.runs.length),
      contactId,
      name: 'Person 2',
      stepId: null,
      nextStepId: 'hello',
      wakesAt: null,
    });
    serverState.runs = [run, ...serverState.runs];
    return run;
  });
  const takenOut = mockEndpoint(automationsContract.stopAutomationRun, ({ runId }) => {
    const stopped = {
      ...serverState.runs.find(({ id }) => id === runId)!,
      state: 'stopped' as const,
      stepId: null,
      nextStepId: null,
      wakesAt: null,
      endedAt: '2026-06-09T09:52:00.000Z',
    };
    serverState.runs = serverState.runs.map((run) => (run.id === runId ? stopped : run));
    return stopped;
  });
  mockEndpoint(automationsContract.listRunLog, () => ({ items: serverState.lines, nextCursor: null }));
  mockEndpoint(campaignsContract.checkCampaign, () => ({ items: serverState.checks }));
  mockEndpoint(contactsContract.getContactBook, () => serverState.book);
  mockEndpoint(segmentsContract.listSegments, () => ({ items: serverState.segments }));
  return { serverState, keep, saves, mails, tags, renamed, started, paused, asked, putIn, takenOut };
}

/** A complete email of an automation. */
export const writtenMail = (name = 'Welcome'): CampaignDetail['emails'][number] => ({
  id: campaignIds.email,
  name,
  subject: 'Welcome to Corner Grill',
  revision: 2,
});
export const mailId = (number: number): string =>
  `e1f2a3b4-6a1e-4b6f-8b9b-0000000001${String(number).padStart(2, '0')}`;

interface ServerState {
  campaign: CampaignDetail;
  automation: StoredAutomation;
  book: Output<typeof contactsContract.getContactBook>;
  segments: Segment[];
  checks: CampaignCheck[];
  runs: Output<typeof automationsContract.listAutomationRuns>['items'];
  lines: Output<typeof automationsContract.listRunLog>['items'];
}
