import * as z from 'zod/mini';
import { job } from '../../queue/job';

/** Every minute: notes the firings whose time has come, and asks for what they make. */
export const advanceRules = job({
  name: 'advance-rules',
  payload: z.object({}),
  retries: 0, // the next minute's goes on
  retryDelay: 10,
  atOnce: 1,
  cron: '* * * * *',
});

/** Says of a firing that it made nothing, when every attempt has failed. */
export const failRuleFiring = job({
  name: 'fail-rule-firing',
  payload: z.object({ workspaceId: z.uuid(), firingId: z.uuid() }),
  retries: 10,
  retryDelay: 60,
  atOnce: 1,
});

/** Makes the post of one firing; goes on where an earlier attempt stopped, and does nothing once it is made. */
export const makeRulePost = job({
  name: 'make-rule-post',
  payload: z.object({ workspaceId: z.uuid(), firingId: z.uuid() }),
  retries: 4,
  retryDelay: 30,
  atOnce: 2,
  whenGivenUp: failRuleFiring.name,
});

/** Reads the feed of one rule and notes what is new in it. */
export const readRuleFeed = job({
  name: 'read-rule-feed',
  payload: z.object({ workspaceId: z.uuid(), ruleId: z.uuid() }),
  retries: 0, // it is read again in half an hour
  retryDelay: 10,
  atOnce: 4,
});

/** Every hour: deletes for good the rules that were deleted more than a day ago. */
export const forgetDeletedRules = job({
  name: 'forget-deleted-rules',
  payload: z.object({}),
  retries: 2,
  retryDelay: 60,
  atOnce: 1,
  cron: '41 * * * *',
});
