/**
 * The time that another party reports, but never after `now`; `now` when none is reported. Text that Date can
 * parse, or milliseconds.
 */
export function pastMoment(said: string | number | null | undefined, now: Date): Date {
  const at = typeof said === 'number' ? said : Date.parse(said ?? '');
  return Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(Math.min(at, now.getTime())) : now;
}
