import * as z from 'zod/mini';
import { cycleStates } from '../domain/cycle-run';
import { ruleModes } from '../domain/rule';
import { endpoint } from './endpoint';
import { day, id, instant, storedText } from './text';

const runSchema = z.object({
  week: z.object({ year: z.number(), week: z.number(), startsOn: day }),
  /** null: this week has not begun. */
  run: z.nullable(
    z.object({
      state: z.enum(cycleStates),
      /** Where it stands, or how it ended. */
      sentence: storedText(600),
      mode: z.enum(ruleModes),
      begunAt: instant,
      /** What was looked at, each fact with its source; null until that is done. */
      looked: z.nullable(
        z.object({
          period: storedText(200),
          facts: z.array(z.object({ sentence: storedText(400), source: storedText(200) })),
        }),
      ),
      /** What happened, oldest first; `by` is '' where the engine did it. */
      events: z.array(
        z.object({ id, at: instant, sentence: storedText(400), by: storedText(200), pieceId: z.nullable(id) }),
      ),
    }),
  ),
  /** Whether it can be begun now; null where it has begun, and otherwise a sentence where something is in the way. */
  start: z.nullable(z.object({ obstacle: z.nullable(storedText(200)) })),
  /** The newest weeks before this one that have a run, newest first. */
  weeks: z.array(z.object({ week: z.number(), startsOn: day })),
});

export type CycleRun = z.infer<typeof runSchema>;

export const engineRunsContract = {
  getCycleRun: endpoint({
    method: 'GET',
    path: '/api/engine/runs',
    access: 'session',
    summary: 'What the engine did and looked at in a week, this one unless another is named.',
    input: z.object({
      /** Any day of it. */
      of: z.optional(day),
    }),
    output: runSchema,
  }),
  createCycleRun: endpoint({
    method: 'POST',
    path: '/api/engine/runs',
    access: 'session',
    creates: true,
    summary: 'Begins this week at once; if it has begun, says where it stands.',
    input: z.object({}),
    output: runSchema,
  }),
};
