/** The one call that this page shows: one that rings here, whoever started it. */
let current: string | null = null;
const listeners = new Set<() => void>();

export const callLine = {
  read: (): string | null => current,
  /** Shows a call; null shows none. */
  put(callId: string | null): void {
    current = callId;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
