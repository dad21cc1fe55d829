import { env } from '../../../config/env';
import type { Clock } from '../../../ports/clock';
import { makeBuiltinSpeech } from '../../../providers/builtin/speech/builtin-speech';
import { callScripts } from '../calls-parts-wiring';
import { callsRepository } from '../calls-repository';
import { makeCallSpeech } from './call-speech-service';
import { speechHandlers } from './speech-handlers';

export const speechWiring = (clock: Clock) =>
  speechHandlers(
    makeCallSpeech({
      repository: callsRepository,
      greet: callScripts(clock).greet,
      speech: makeBuiltinSpeech({ taskRoot: env().encoder.taskRoot }),
    }),
  );
