import type { CampaignRecommendation, CampaignTemplate } from '../contracts/campaign-proposals';
import type { Campaign } from '../contracts/campaign-record';
import { campaignsContract } from '../contracts/campaigns';
import { isScheduled, type CampaignFilter } from '../domain/campaign';
import { buildCampaignDetail } from './builders/campaigns';
import { mockEndpoint, refuse } from './server';
// The page is lazy; importing it here keeps the loading out of each test's time limit.
import '../features/campaigns/campaigns-page';

/**
 * Mocks every request of the campaigns page with these campaigns. What a test changes in `serverState` is what the next
 * request returns.
 */
export function mockCampaigns(items: Campaign[] = []) {
  const serverState: ServerState = {
    items,
    templates: [],
    advice: [],
    sent: 1_900,
    needed: 100,
    revenueSinceMonday: 0,
  };
  const become = (campaignId: string, change: Partial<Campaign>) => {
    serverState.items = serverState.items.map((one) => (one.id === campaignId ? { ...one, ...change } : one));
    const found = serverState.items.find(({ id }) => id === campaignId);
    return found ? buildCampaignDetail(found) : refuse('not_found');
  };
  const lists = mockEndpoint(campaignsContract.listCampaigns, ({ filter }) => {
    const of = (value: CampaignFilter) =>
      serverState.items.filter(
        ({ status }) => value === 'all' || status === value || (value === 'active' && status === 'paused'),
      );
    const counts = {
      active: of('active').length,
      completed: of('completed').length,
      draft: of('draft').length,
      all: serverState.items.length,
    };
    const scheduled = serverState.items.filter((one) => isScheduled(one, new Date())).length;
    const paused = serverState.items.filter(({ status }) => status === 'paused').length;
    return {
      items: of(filter),
      nextCursor: null,
      counts,
      underWay: { out: counts.active - scheduled - paused, scheduled, paused },
      currency: 'USD',
      revenueSinceMonday: serverState.revenueSinceMonday,
    };
  });
  mockEndpoint(campaignsContract.listCampaignTemplates, () => ({ items: serverState.templates }));
  mockEndpoint(campaignsContract.listCampaignRecommendations, () => ({
    items: serverState.advice,
    sent: serverState.sent,
    needed: serverState.needed,
  }));
  mockEndpoint(campaignsContract.getCampaign, ({ campaignId }) => become(campaignId, {}));
  const paused = mockEndpoint(campaignsContract.pauseCampaign, ({ campaignId }) =>
    become(campaignId, { status: 'paused' }),
  );
  const resumed = mockEndpoint(campaignsContract.resumeCampaign, ({ campaignId }) =>
    become(campaignId, { status: 'active' }),
  );
  const unscheduled = mockEndpoint(campaignsContract.unscheduleCampaign, ({ campaignId }) =>
    become(campaignId, { status: 'draft', startedAt: null }),
  );
  const stopped = mockEndpoint(campaignsContract.stopCampaign, ({ campaignId }) =>
    become(campaignId, { status: 'completed', endedAt: '2026-06-12T10:00:00.000Z' }),
  );
  const deleted = mockEndpoint(campaignsContract.deleteCampaign, ({ campaignId }) => {
    serverState.items = serverState.items.filter(({ id }) => id !== campaignId);
    return { id: campaignId };
  });
  return { serverState, lists, paused, resumed, unscheduled, stopped, deleted };
}

interface ServerState {
  items: Campaign[];
  templates: CampaignTemplate[];
  advice: CampaignRecommendation[];
  sent: number;
  needed: number;
  revenueSinceMonday: number;
}
