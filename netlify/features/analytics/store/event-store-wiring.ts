import { env } from '../../../config/env';
import type { Clock } from '../../../ports/clock';
import type { EventArchive } from '../../../ports/event-archive';
import type { EventStore } from '../../../ports/event-store';
import { makeClickHouseArchive } from '../../../providers/clickhouse/clickhouse-archive';
import { makeArchivedEventStore } from '../../../records/events/archived-event-store';

/** Where this installation keeps single events besides PostgreSQL; null: nowhere. */
export function eventArchive(): EventArchive | null {
  const { eventsUrl } = env();
  if (!eventsUrl) return null;
  if (kept?.url !== eventsUrl) kept = { url: eventsUrl, archive: makeClickHouseArchive(eventsUrl) };
  return kept.archive;
}

/** What happened, for whoever reads figures. */
export const eventStore = ({ clock }: { clock: Clock }): EventStore =>
  makeArchivedEventStore({ archive: eventArchive(), clock });

let kept: { url: string; archive: EventArchive } | undefined;
