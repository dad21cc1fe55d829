import type { EventHistory, EventPlace, MonthCount } from '../../../ports/event-archive';
import type { HistoryRepository } from './history-repository';

/**
 * Moves single events from one store to the other. From the first step to the last nothing is folded: the inbox keeps what
 * happens meanwhile, and figures stay as they were. A killed move goes on where it was when it is started again: months
 * whose counts agree are not copied twice. The old store is emptied after every count agreed, and not before.
 */
export function makeHistoryService({ repository, stores, tell = () => {} }: Dependencies) {
  async function copyMonth(workspaceId: string, count: MonthCount, to: EventPlace): Promise<void> {
    const from = other(to);
    for await (const changes of stores[from].readMonth(workspaceId, count.month)) await stores[to].write(changes);
    const there = (await stores[to].countMonths(workspaceId)).find(({ month }) => month === count.month);
    // A workspace may be deleted while it is moved.
    if (isSame(there, count) || !(await repository.isThere(workspaceId))) return;
    throw new Error(
      `Workspace ${workspaceId}, month ${count.month}: ${count.events} events in ${NAMES[from]}, but ${there?.events ?? 0} in ${NAMES[to]}. Nothing was deleted. Run the command again; if that does not help, empty ${NAMES[to]} by moving to ${NAMES[from]}.`,
    );
  }

  async function copyAll(to: EventPlace): Promise<Moved> {
    const moved = { workspaces: 0, months: 0, events: 0 };
    for (const workspaceId of await stores[other(to)].listWorkspaces()) {
      if (!(await repository.isThere(workspaceId))) continue;
      const there = new Map((await stores[to].countMonths(workspaceId)).map((count) => [count.month, count]));
      for (const count of await stores[other(to)].countMonths(workspaceId)) {
        if (!isSame(there.get(count.month), count)) await copyMonth(workspaceId, count, to);
        moved.months += 1;
        moved.events += count.events;
        tell(`${workspaceId} ${count.month}: ${count.events} events in both`);
      }
      if (to === 'postgres') await repository.findSources(workspaceId);
      moved.workspaces += 1;
    }
    return moved;
  }

  return {
    /** Resolves to a sentence. */
    async move(to: EventPlace): Promise<string> {
      const home = await repository.readHome();
      if (home.store === to) {
        // A move that was begun in the other direction ends here: its copies go. Or the old store was not emptied yet.
        await stores[other(to)].clear();
        await repository.setHome({ store: to, movingTo: null });
        return `Events are in ${NAMES[to]}, and nowhere else.`;
      }
      if (home.movingTo !== to) {
        await repository.setHome({ store: home.store, movingTo: to });
        await stores[to].clear();
      }
      const moved = await copyAll(to);
      if (to === 'postgres') await repository.forgetHere();
      await repository.setHome({ store: to, movingTo: null });
      await stores[other(to)].clear();
      return `${amount(moved.events, 'event')} of ${amount(moved.workspaces, 'workspace')} moved to ${NAMES[to]}; the counts of ${amount(moved.months, 'month')} agree.`;
    },
  };
}

/** What the operator asks before and after. */
export async function describeHistory(
  repository: Pick<HistoryRepository, 'readHome' | 'countWaiting'>,
): Promise<string> {
  const { store, movingTo } = await repository.readHome();
  return [
    `Events are in ${NAMES[store]}.`,
    ...(movingTo ? [`A move to ${NAMES[movingTo]} was begun and is not finished: run it again.`] : []),
    `${amount(await repository.countWaiting(), 'change')} in the inbox.`,
  ].join('\n');
}

const other = (place: EventPlace): EventPlace => (place === 'postgres' ? 'clickhouse' : 'postgres');

const isSame = (one: MonthCount | undefined, count: MonthCount): boolean =>
  one?.events === count.events && one.value === count.value && one.instants === count.instants;

const amount = (n: number, what: string): string => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`;

const NAMES: Record<EventPlace, string> = { postgres: 'PostgreSQL', clickhouse: 'ClickHouse' };

interface Moved {
  workspaces: number;
  months: number;
  events: number;
}

interface Dependencies {
  repository: HistoryRepository;
  stores: Record<EventPlace, EventHistory>;
  tell?: (line: string) => void;
}
