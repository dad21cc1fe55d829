import type { CallTalk } from '../../../contracts/calls';

/**
 * Whether a key was pressed for what it did a moment ago: two choices in quick succession would otherwise be a choice and its
 * yes.
 */
export function hasJustChanged(
  key: string,
  now: CallTalk['keys'],
  { keys: before, until }: { keys: CallTalk['keys']; until: number },
  time: number = performance.now(),
): boolean {
  const [was, is] = [before, now].map((keys) => keys.find((one) => one.key === key)?.says);
  return was !== undefined && is !== undefined && was !== is && time - until < NOTICED_MS;
}

/** Nobody reads what a key does now, and presses it, in less. */
const NOTICED_MS = 500;
