import * as z from 'zod/mini';
import { decisionChannels, decisionStates } from '../domain/decision';
import { HOUR_SECONDS } from '../domain/duration';
import { dismissals } from '../domain/idea';
import { endpoint } from './endpoint';
import { id, instant, sentText, storedText } from './text';

const decisionSchema = z.object({
  id,
  state: z.enum(decisionStates),
  /** What "one", "two" and "three" mean. */
  ideas: z.array(z.object({ id, title: storedText() })),
  expiresAt: instant,
  answer: z.nullable(
    z.object({
      choice: z.enum(['idea', 'none']),
      idea: z.nullable(z.object({ id, title: storedText() })),
      reason: z.nullable(z.enum(dismissals)),
      channel: z.enum(decisionChannels),
      /** The call in which it was given, with its transcript. */
      callId: z.nullable(id),
      at: instant,
      /** "Already chosen: “Rye in the morning”, by text message." */
      sentence: storedText(600),
    }),
  ),
});
export type WeekDecision = z.infer<typeof decisionSchema>;

const byToken = z.object({ token: sentText(300) });

/** Which of the week's ideas is made: one choice, whichever door it comes through. */
export const decisionsContract = {
  getDecision: endpoint({
    method: 'GET',
    path: '/api/decisions/current',
    access: 'session',
    summary: 'This week’s decision; null before its first ideas.',
    input: z.object({}),
    output: z.object({ decision: z.nullable(decisionSchema) }),
  }),
  updateDecision: endpoint({
    method: 'PATCH',
    path: '/api/decisions/:decisionId',
    access: 'session',
    creates: true,
    summary:
      'Answers a decision: with one of its ideas, which is then made, or with none of them and why. The first answer stands.',
    input: z.object({
      decisionId: id,
      answer: z.discriminatedUnion('choice', [
        z.object({ choice: z.literal('idea'), ideaId: id }),
        z.object({ choice: z.literal('none'), reason: z.enum(dismissals, { error: 'Choose a reason.' }) }),
      ]),
    }),
    output: z.object({ decision: decisionSchema }),
  }),
  getDecisionPage: endpoint({
    method: 'GET',
    path: '/d/:token',
    access: 'public',
    limit: { calls: 300, perSeconds: HOUR_SECONDS },
    summary: 'The page behind a decision’s email: the three ideas, each with a button. Opening it changes nothing.',
    produces: 'text/html',
    input: byToken,
    output: z.unknown(),
  }),
  updateDecisionByMail: endpoint({
    method: 'POST',
    path: '/d/:token',
    access: 'public',
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Answers a decision by the buttons of its page.',
    produces: 'text/html',
    takesBytes: 1_024,
    input: byToken,
    output: z.unknown(),
  }),
};
