/** When somebody else says that it happened, never after `now`; now when they do not say. Text as Date reads it, or milliseconds. */
export function pastMoment(said: string | number | null | undefined, now: Date): Date {
  const at = typeof said === 'number' ? said : Date.parse(said ?? '');
  return Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(Math.min(at, now.getTime())) : now;
}
