import { describeEvents, historyService } from '../netlify/features/analytics/store/history-wiring';
import { UsageError } from './operator-arguments';
import type { OperatorCommand } from './operator-command';

export const eventCommands: Record<string, OperatorCommand> = {
  events: {
    usage: 'events [move clickhouse | move postgres]',
    about: 'where single events are; moves them to the other store',
    arguments: [0, 2],
    run: async ([what, to]) => {
      if (what === undefined) return describeEvents();
      if (what !== 'move' || (to !== 'clickhouse' && to !== 'postgres'))
        throw new UsageError('Write: events, events move clickhouse or events move postgres.');
      const done = await historyService((line) => console.error(line)).move(to);
      return to === 'clickhouse'
        ? `${done}\nKeep EVENTS_URL set wherever the product runs.`
        : `${done}\nRemove EVENTS_URL wherever the product runs, and restart it.`;
    },
  },
};
