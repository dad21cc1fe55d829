import type { rulesContract } from '../../../src/contracts/rules';
import type { Handlers } from '../../http/call';
import { errorInLog } from '../../http/error-in-log';
import { log } from '../../http/log';
import type { Clock } from '../../ports/clock';
import { feedsmithFeeds } from '../../providers/feedsmith/feedsmith-feeds';
import { rruleRecurrence } from '../../providers/rrule/rrule-recurrence';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { eventStore } from '../analytics/store/event-store-wiring';
import { webPort } from '../website/website-wiring';
import { rulesDemoRepository } from './demo/rules-demo-repository';
import { makeRulesDemo } from './demo/rules-demo';
import { makeFiringAdvance } from './firings/firing-advance-service';
import { makeFiringMaking } from './firings/firing-making-service';
import { firingRepository } from './firings/firing-repository';
import { makeFiringWriter } from './firings/firing-writer';
import { rulesHandlers } from './rules-handlers';
import { rulesRepository } from './rules-repository';
import { makeRulesService } from './rules-service';

const ports = (clock: Clock) => ({
  events: eventStore({ clock }),
  web: webPort(),
  feeds: feedsmithFeeds,
  recurrence: rruleRecurrence,
  clock,
  ids: systemIds,
});

const rulesService = (clock: Clock) => makeRulesService({ repository: rulesRepository, ...ports(clock) });

export const rulesWiring = (): Handlers<typeof rulesContract> => rulesHandlers(rulesService(systemClock));

/** This feature's part of a demo workspace, on top of its posts. */
export const seedRulesDemo = (workspace: { id: string; zone: string }): Promise<void> =>
  makeRulesDemo({
    repository: rulesDemoRepository,
    recurrence: rruleRecurrence,
    clock: systemClock,
    ids: systemIds,
  })(workspace);

/** What the worker calls. The engine, which can draw, is loaded by the first post. */
export const ruleJobs = ({ clock = systemClock, ...other }: JobPorts = {}) => {
  const engine = async () => (await import('../engine/engine-wiring')).ruleEngine();
  const { advance, readFeed } = makeFiringAdvance({
    repository: firingRepository,
    ...ports(clock),
    failed: ({ id }, error) => log().error({ ruleId: id, ...errorInLog(error) }, 'rule failed'),
  });
  const { makePost, failFiring } = makeFiringMaking({
    repository: firingRepository,
    write: makeFiringWriter({ engine, clock }),
    engine: {
      createOwn: async (...asked) => (await engine()).createOwn(...asked),
      approve: async (...asked) => (await engine()).approve(...asked),
    },
    clock,
    ids: systemIds,
    ...other,
  });
  return { advance, readFeed, makePost, failFiring, forgetDeleted: rulesService(clock).forgetDeleted };
};

type JobPorts = Partial<Parameters<typeof makeFiringMaking>[0]>;
