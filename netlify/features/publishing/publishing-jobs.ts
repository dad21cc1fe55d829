import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Says of a posting that it never went out, when every attempt of the job itself has failed. */
export const failPosting = job({
  name: 'fail-posting',
  payload: z.object({ workspaceId: z.uuid(), postingId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/**
 * Posts on a network what is due there. What it does depends on the row: nothing when it is not due, was posted or is
 * somebody else's; it takes over from a worker that ended. A workspace holds two of the places at most.
 */
export const postPosting = job({
  name: 'post-posting',
  payload: z.object({ workspaceId: z.uuid(), postingId: z.uuid() }),
  retries: 5,
  retryDelay: 30,
  atOnce: 8,
  whenGivenUp: failPosting.name,
});

/** Every day: renews tokens that end soon, and tells of those that cannot be renewed. */
export const renewConnections = job({
  name: 'renew-connections',
  payload: z.object({}),
  retries: 3,
  retryDelay: 300,
  atOnce: 1,
  cron: '17 4 * * *',
});

/** Renews the tokens of one workspace. */
export const renewConnection = job({
  name: 'renew-connection',
  payload: z.object({ workspaceId: z.uuid(), channel: z.string().check(z.maxLength(40)) }),
  retries: 3,
  retryDelay: 300,
  atOnce: 2,
});

/** Every hour: asks for the counting of posts that are due to be counted. */
export const askForCounts = job({
  name: 'ask-for-counts',
  payload: z.object({}),
  retries: 2,
  retryDelay: 300,
  atOnce: 1,
  cron: '41 * * * *',
});

/** Reads what networks count of the posts of one workspace. */
export const countPostings = job({
  name: 'count-postings',
  payload: z.object({ workspaceId: z.uuid() }),
  retries: 1,
  retryDelay: 600,
  atOnce: 2,
});
