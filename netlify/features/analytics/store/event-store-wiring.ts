import { env } from '../../../config/env';
import { acrossWorkspaces } from '../../../database/client';
import type { Clock } from '../../../ports/clock';
import type { EventArchive } from '../../../ports/event-archive';
import type { EventStore } from '../../../ports/event-store';
import { makeClickHouseArchive } from '../../../providers/clickhouse/clickhouse-archive';
import { findBuyerSignups } from '../../../records/events/buyer-signups';
import { readEventHome } from '../../../records/events/event-home';
import { makeArchivedEventStore } from '../../../records/events/archived-event-store';

/** Where this installation keeps single events besides PostgreSQL; null: nowhere. */
export function eventArchive(): EventArchive | null {
  const { eventsUrl } = env();
  if (!eventsUrl) return null;
  if (kept?.url !== eventsUrl)
    kept = { url: eventsUrl, archive: makeClickHouseArchive(eventsUrl, { findSignups: findBuyerSignups }) };
  return kept.archive;
}

/** What happened, for whoever reads figures. */
export const eventStore = ({ clock }: { clock: Clock }): EventStore =>
  makeArchivedEventStore({ archive: eventArchive(), clock });

/** Whether events are where this installation looks for them, and whether that answers. */
export async function eventHealth(): Promise<'ok' | 'unreachable' | 'elsewhere'> {
  const archive = eventArchive();
  const home = await acrossWorkspaces('ask where events are', readEventHome);
  if (home.movingTo || (home.store === 'clickhouse') !== (archive !== null)) return 'elsewhere';
  return !archive || (await archive.answers()) ? 'ok' : 'unreachable';
}

let kept: { url: string; archive: EventArchive } | undefined;
