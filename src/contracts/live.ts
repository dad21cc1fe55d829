import * as z from 'zod/mini';
import { liveTopics } from '../domain/live-topic';
import { endpoint } from './endpoint';
import { cursorInput, storedText } from './text';

const changesSchema = z.object({
  /** Pass it to the next call to continue from here. */
  cursor: storedText(80),
  topics: z.array(z.enum(liveTopics)),
  /** The cursor is too old or from another database: refetch everything. */
  reset: z.boolean(),
  /** Whether this host can push; where it cannot, poll. */
  stream: z.boolean(),
});

export type Changes = z.infer<typeof changesSchema>;

const cursor = cursorInput();

export const liveContract = {
  getChanges: endpoint({
    method: 'GET',
    path: '/api/live/changes',
    access: 'session',
    summary: 'What changed in the workspace since a cursor, as topics; without one, a first cursor.',
    input: z.object({ cursor }),
    output: changesSchema,
  }),
  getStream: endpoint({
    method: 'GET',
    path: '/api/live/stream',
    access: 'session',
    summary: 'The same as server-sent events, where the host can push.',
    produces: 'text/event-stream',
    input: z.object({ cursor }),
    output: z.unknown(),
  }),
};
