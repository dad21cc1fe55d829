import type { callSpeechContract } from '../../../../src/contracts/call-speech';
import type { Handlers } from '../../../http/call';
import type { CallSpeechService } from './call-speech-service';

export const speechHandlers = (service: CallSpeechService): Handlers<typeof callSpeechContract> => ({
  getCallLine: async (input, { workspace, user }) =>
    new Response((await service.getCallLine(workspace, input, user.name)) as BodyInit, {
      headers: {
        'content-type': 'audio/wav',
        'x-content-type-options': 'nosniff',
        // Whoever answers is greeted by name, and the page keeps what it plays.
        'cache-control': 'no-store',
      },
    }),
});

export const speechCallNames = ['getCallLine'] as const;
