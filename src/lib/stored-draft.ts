import * as z from 'zod/mini';

/**
 * Unsaved input, kept in this browser so that a reload does not lose it. Where storage is disabled, full or
 * holds something else, there is simply no draft.
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
    // Typing continues without storage; only a reload would lose the text.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be removed could not have been stored either.
  }
}
