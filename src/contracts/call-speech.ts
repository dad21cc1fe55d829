import * as z from 'zod/mini';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { id } from './text';

/** The built-in voice: what a call says, as sound. */
export const callSpeechContract = {
  getCallLine: endpoint({
    method: 'GET',
    path: '/api/calls/:callId/lines/:line',
    access: 'session',
    produces: 'audio/wav',
    limit: { calls: 1_200, perSeconds: HOUR_SECONDS },
    workspaceLimit: { calls: 2_400, perSeconds: HOUR_SECONDS },
    summary: 'What the agent says in one line of this call, by the built-in voice; the first one also while it rings.',
    input: z.object({
      callId: id,
      line: z.coerce
        .number({ error: 'Say which line.' })
        .check(
          z.int({ error: 'Say which line.' }),
          z.gte(1, { error: 'Say which line.' }),
          z.lte(100_000, { error: 'Say which line.' }),
        ),
    }),
    output: z.unknown(),
  }),
};
