import { sql } from 'drizzle-orm';
import { eventLimits, type AnalyticsEvent } from '../../../src/domain/analytics-event';
import type { Transaction } from '../../database/client';

/**
 * Notes events in the caller's transaction, bound to the workspace: they are counted if it commits, and only then. The
 * job `fold-events` moves them to the store within a minute. The same id and instant again replaces what was stored;
 * `dropEvents` takes it back.
 */
export const addEvents = (tx: Transaction, workspaceId: string, events: readonly AnalyticsEvent[]): Promise<void> =>
  note(tx, workspaceId, 'put', events);

export const dropEvents = (tx: Transaction, workspaceId: string, events: readonly AnalyticsEvent[]): Promise<void> =>
  note(tx, workspaceId, 'drop', events);

/** One parameter per column, however many events: one per value took four times as long. */
async function note(
  tx: Transaction,
  workspaceId: string,
  change: 'put' | 'drop',
  events: readonly AnalyticsEvent[],
): Promise<void> {
  for (let start = 0; start < events.length; start += ROWS) {
    const rows = events.slice(start, start + ROWS).map(cut);
    const of = <K extends keyof AnalyticsEvent>(field: K) => sql.param(rows.map((row) => row[field]));
    await tx.execute(sql`
      insert into event_inbox (workspace_id, change, id, at, kind, channel, person, name, page, source, medium, campaign, device, country, subject_id, value)
      select ${workspaceId}::uuid, ${change}, e.* from unnest(${of('id')}::uuid[], ${sql.param(rows.map(({ at }) => at.toISOString()))}::timestamptz[], ${of('kind')}::text[], ${of('channel')}::text[], ${of('person')}::text[],
        ${of('name')}::text[], ${of('page')}::text[], ${of('source')}::text[], ${of('medium')}::text[], ${of('campaign')}::text[], ${of('device')}::text[], ${of('country')}::text[], ${of('subjectId')}::uuid[], ${of('value')}::bigint[]) e`);
  }
}

function cut(event: AnalyticsEvent): AnalyticsEvent {
  const { name, page, source, medium, campaign, person } = event;
  return {
    ...event,
    person: person && person.slice(0, eventLimits.person),
    name: name.slice(0, eventLimits.name),
    page: page.slice(0, eventLimits.page),
    source: source.slice(0, eventLimits.source),
    medium: medium.slice(0, eventLimits.medium),
    campaign: campaign.slice(0, eventLimits.campaign),
  };
}

/** A blank event; producers add what they know. */
export const plainEvent = (
  event: Pick<AnalyticsEvent, 'id' | 'at' | 'kind' | 'channel'> & Partial<AnalyticsEvent>,
): AnalyticsEvent => ({
  person: null,
  name: '',
  page: '',
  source: '',
  medium: '',
  campaign: '',
  device: '',
  country: '',
  subjectId: null,
  value: 0,
  ...event,
});

const ROWS = 5_000;
