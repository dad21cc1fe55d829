import { eventArchive } from './event-store-wiring';
import { historyRepository, postgresHistory } from './history-repository';
import { describeHistory, makeHistoryService } from './history-service';

/** Throws a sentence for the operator without EVENTS_URL. */
export function historyService(tell?: (line: string) => void) {
  const archive = eventArchive();
  if (!archive) throw new Error('EVENTS_URL is not set: it names the ClickHouse that events are moved to or from.');
  return makeHistoryService({
    repository: historyRepository,
    stores: { postgres: postgresHistory, clickhouse: archive },
    tell,
  });
}

export const describeEvents = (): Promise<string> => describeHistory(historyRepository);
