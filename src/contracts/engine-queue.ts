import * as z from 'zod/mini';
import { DAY_MS } from '../domain/duration';
import { networks } from '../domain/network';
import { pieceStatuses, pieceTypes } from '../domain/piece';
import { pieceSchema, versioned } from './engine-pieces';
import { endpoint } from './endpoint';
import { cursorInput, day, id, instant, pageSize, storedText, timeOfDay } from './text';

const PILLAR = 'We do not know this pillar.';
export const pillarInput = z.string({ error: PILLAR }).check(z.regex(/^[a-z0-9-]{0,40}$/, { error: PILLAR }));

const narrowed = {
  platform: z.optional(z.enum(networks)),
  type: z.optional(z.enum(pieceTypes)),
  pillar: z.optional(pillarInput),
  /** Only posts that come again. */
  evergreen: z.optional(z.stringbool()),
};

const calendarItem = z.object({
  id,
  title: storedText(),
  status: z.enum(pieceStatuses),
  type: z.enum(pieceTypes),
  platforms: z.array(z.enum(networks)),
  pillar: storedText(40),
  version: z.number(),
  /** The day that the post is about. */
  aboutOn: z.nullable(day),
  /** When it is or was to be published. */
  at: instant,
});

export type CalendarItem = z.infer<typeof calendarItem>;

export const engineQueueContract = {
  listPieces: endpoint({
    method: 'GET',
    path: '/api/engine/pieces',
    access: 'session',
    summary:
      'Posts, newest first, or in the order of the queue: what comes next, what waits, what is past. Paged by cursor.',
    input: z.object({
      status: z.optional(z.enum(pieceStatuses)),
      ...narrowed,
      order: z._default(z.enum(['newest', 'queue']), 'newest'),
      cursor: cursorInput(),
      limit: pageSize(20),
    }),
    output: z.object({ items: z.array(pieceSchema), nextCursor: z.nullable(storedText(300)) }),
  }),
  getPieceCounts: endpoint({
    method: 'GET',
    path: '/api/engine/piece-counts',
    access: 'session',
    summary: 'How many posts have each status.',
    input: z.object(narrowed),
    output: z.object({ statuses: z.record(z.enum(pieceStatuses), z.number()) }),
  }),
  listCalendar: endpoint({
    method: 'GET',
    path: '/api/engine/calendar',
    access: 'session',
    summary: "Posts that were or are to be published on these days, by the workspace's clock; at most 600.",
    input: z.object({ from: day, to: day, ...narrowed }).check(
      z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 62 * DAY_MS, {
        error: 'Ask for at most two months.',
        path: ['to'],
      }),
    ),
    output: z.object({ items: z.array(calendarItem), isCut: z.boolean() }),
  }),
  movePiece: endpoint({
    method: 'PUT',
    path: '/api/engine/pieces/:pieceId/time',
    access: 'session',
    summary: "Gives an approved post another time in the workspace's zone; it stays approved.",
    input: z.object({ ...versioned, publishAt: z.object({ date: day, time: timeOfDay }) }),
    output: pieceSchema,
  }),
  updatePieceLabels: endpoint({
    method: 'PATCH',
    path: '/api/engine/pieces/:pieceId/labels',
    access: 'session',
    summary: 'Changes the type and the pillar of a post.',
    input: z.object({
      ...versioned,
      type: z.optional(z.enum(pieceTypes, { error: 'Choose a type.' })),
      pillar: z.optional(pillarInput),
    }),
    output: pieceSchema,
  }),
};
