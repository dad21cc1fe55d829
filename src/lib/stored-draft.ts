import * as z from 'zod/mini';

/**
 * What somebody types and has not saved, kept in this browser so that a reload loses none of it. Where storage is
 * switched off, full or holds something else than we wrote, there is simply no draft.
 */
export function readDraft<Draft>(key: string, schema: z.ZodMiniType<Draft>): Draft | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : z.parse(schema, JSON.parse(stored));
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Typing goes on: only a reload would lose it.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be removed could not be written either.
  }
}
