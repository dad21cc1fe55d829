import type { callsContract } from '../../../src/contracts/calls';
import type { Handlers } from '../../http/call';
import { loadedByCall } from '../../http/loaded-by-call';
import type { Clock } from '../../ports/clock';
import { systemClock } from '../../providers/system/clock';
import { callsHandlers } from './calls-handlers';
import { callPlan, callTalk } from './calls-parts-wiring';
import { callsRepository } from './calls-repository';
import { phoneCallNames } from './phone/phone-handlers';
import { pushCallNames } from './push/push-handlers';
import { speechCallNames } from './speech/speech-handlers';

export const callsWiring = (clock: Clock = systemClock): Handlers<typeof callsContract> => ({
  ...callsHandlers({ plan: callPlan(clock), talk: callTalk(clock), repository: callsRepository }),
  // Few workspaces have a telephone; the others do not load it.
  ...loadedByCall(phoneCallNames, async () => (await import('./phone/phone-wiring')).phoneWiring({ clock })),
  ...loadedByCall(pushCallNames, async () => (await import('./push/push-wiring')).pushWiring(clock)),
  ...loadedByCall(speechCallNames, async () => (await import('./speech/speech-wiring')).speechWiring(clock)),
});
