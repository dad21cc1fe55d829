/** How long somebody on the line waits for a sentence before the browser's own voice says it. */
export const LATE_MS = 1_200;
