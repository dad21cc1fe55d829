/** Milliseconds for which a message stays, and one that offers a way back. */
export const TOAST_MS = 6_000;
export const UNDO_MS = 10_000;
