import * as z from 'zod/mini';
import { beats } from '../domain/cycle';
import { difficulties, evidenceSources, ideaKinds } from '../domain/idea';
import { endpoint } from './endpoint';
import { day, id, instant, storedText, timeOfDay } from './text';

const ideaSchema = z.object({
  id,
  kind: z.enum(ideaKinds),
  title: storedText(),
  hook: storedText(),
  reason: storedText(),
  evidence: z.array(z.object({ source: z.enum(evidenceSources), text: storedText() })),
  keywords: z.array(storedText()),
  difficulty: z.enum(difficulties),
  effort: storedText(),
  confidence: z.number(),
  frames: z.array(storedText()),
  status: z.enum(['suggested', 'picked', 'passed']),
  pieceId: z.nullable(id),
});

const cycleSchema = z.object({
  week: z.object({ year: z.number(), week: z.number(), startsOn: day }),
  zone: storedText(64),
  running: z.boolean(),
  /** When posts come out unless somebody says otherwise; weekday 1 is Monday. */
  slot: z.object({ weekday: z.number(), time: timeOfDay }),
  hasProfile: z.boolean(),
  beats: z.array(
    z.object({
      beat: z.enum(beats),
      state: z.enum(['done', 'now', 'next']),
      progress: z.number(),
      when: z.nullable(instant),
      summary: storedText(),
    }),
  ),
  /** The newest set of ideas. */
  ideas: z.array(ideaSchema),
  /** The earlier sets of this week, oldest first; each idea can still be chosen. */
  earlierIdeas: z.array(z.array(ideaSchema)),
  /** How many more sets can be requested this week. */
  setsLeft: z.number(),
  goal: z.object({ done: z.number(), waiting: z.number(), target: z.number() }),
  figures: z.object({
    contentCreated: z.number(),
    hoursSaved: z.number(),
    costSavings: z.number(),
    currency: storedText(3),
  }),
});

export type Idea = z.infer<typeof ideaSchema>;

export type Cycle = z.infer<typeof cycleSchema>;

export const engineCycleContract = {
  getCycle: endpoint({
    method: 'GET',
    path: '/api/engine/cycle',
    access: 'session',
    summary: 'This week: steps, ideas, goal and figures.',
    input: z.object({}),
    output: cycleSchema,
  }),
  updateCycle: endpoint({
    method: 'PATCH',
    path: '/api/engine/cycle',
    access: 'session',
    summary: 'Pauses or starts the engine.',
    input: z.object({ running: z.boolean({ error: 'Say whether the engine runs.' }) }),
    output: cycleSchema,
  }),
  createIdeas: endpoint({
    method: 'POST',
    path: '/api/engine/ideas',
    access: 'session',
    creates: true,
    summary: 'Proposes three ideas for this week, or three others.',
    input: z.object({}),
    output: cycleSchema,
  }),
};
