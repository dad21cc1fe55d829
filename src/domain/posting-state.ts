/**
 * The life of a post on one network. planned: goes out with the post. due: the post is out, and this follows.
 * posting: a worker is at it. uncertain: the network may have taken it, and cannot be asked. waiting: a person has to
 * post it by hand, and did when it is handed over. A newsletter is posted once its campaign is started, and waits while
 * something that campaigns need is missing: the campaign is a draft then.
 */
export const postingStates = [
  'planned',
  'due',
  'posting',
  'posted',
  'uncertain',
  'failed',
  'waiting',
  'handed-over',
  'cancelled',
] as const;
export type PostingState = (typeof postingStates)[number];
