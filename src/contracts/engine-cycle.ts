import * as z from 'zod/mini';
import { beats } from '../domain/cycle';
import { difficulties, dismissals, evidenceSources, ideaKinds, ideaStatuses } from '../domain/idea';
import { postingFrequencies } from '../domain/posting-frequency';
import { endpoint } from './endpoint';
import { day, id, instant, storedText, timeOfDay } from './text';

const ideaSchema = z.object({
  id,
  kind: z.enum(ideaKinds),
  title: storedText(),
  hook: storedText(),
  /** Of title, first line and captions, as a BCP 47 tag, by which screens hyphenate and read them; null where too little tells. */
  language: z.nullable(storedText(10)),
  reason: storedText(),
  evidence: z.array(z.object({ source: z.enum(evidenceSources), text: storedText() })),
  keywords: z.array(storedText()),
  difficulty: z.enum(difficulties),
  effort: storedText(),
  /** Percent: how likely a post made from it does better than a usual one, by its evidence and by how earlier ideas did. */
  confidence: z.number(),
  /** Percent: what the evidence alone is worth. */
  support: z.number(),
  frames: z.array(storedText()),
  /** Who worded title and first line: 'builtin', or a model's name. */
  writtenBy: storedText(200),
  /** Why a model's words were not used; '' for none. */
  writerNote: storedText(500),
  status: z.enum(ideaStatuses),
  /** Why its owner did not want it. */
  dismissal: z.nullable(z.enum(dismissals)),
  pieceId: z.nullable(id),
});

const slotSchema = z.object({ weekday: z.number(), time: timeOfDay });

const cycleSchema = z.object({
  week: z.object({ year: z.number(), week: z.number(), startsOn: day }),
  zone: storedText(64),
  running: z.boolean(),
  /** When posts come out unless somebody says otherwise; weekday 1 is Monday. */
  slot: slotSchema,
  frequency: z.enum(postingFrequencies),
  /** The times of the week where the frequency is custom. */
  slots: z.array(slotSchema),
  /** Approved posts that were due while the engine was paused. */
  held: z.number(),
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
  /** The owner told us something since the newest set, and has chosen nothing yet: another set costs none of these. */
  hasNews: z.boolean(),
  /** The first ideas wait for the owner's answers. */
  asksFirst: z.boolean(),
  goal: z.object({ done: z.number(), waiting: z.number(), target: z.number() }),
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
    summary: 'Pauses or starts the engine. Nothing is published while it is paused.',
    input: z.object({
      running: z.boolean({ error: 'Say whether the engine runs.' }),
      /** What becomes of posts that were due during the pause: out now, or back to review, which is the rule. */
      held: z.optional(z.enum(['publish', 'review'], { error: 'Say what becomes of the posts that were due.' })),
    }),
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
  dismissIdea: endpoint({
    method: 'POST',
    path: '/api/engine/ideas/:ideaId/dismissal',
    access: 'session',
    summary: 'Says why an idea is not wanted; the next ideas learn from it.',
    input: z.object({ ideaId: id, reason: z.enum(dismissals, { error: 'Choose a reason.' }) }),
    output: cycleSchema,
  }),
  restoreIdea: endpoint({
    method: 'DELETE',
    path: '/api/engine/ideas/:ideaId/dismissal',
    access: 'session',
    summary: 'Takes a dismissal back.',
    input: z.object({ ideaId: id }),
    output: cycleSchema,
  }),
};
