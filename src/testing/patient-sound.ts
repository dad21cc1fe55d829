/** Stands in for `sound-patience.ts`: on a busy machine a sentence comes late, and another voice would say it. */
export const LATE_MS = 300_000;
