/** Stand in for `src/ui/toast-times.ts`: on a busy machine a toast would be gone before a test has found its button. */
export const TOAST_MS = 300_000;
export const UNDO_MS = 600_000;
