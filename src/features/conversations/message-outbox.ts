import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keepDraft, readDraft } from '../../lib/stored-draft';

/**
 * Messages that this page has not yet heard back about. They are in no cache, because a refetch would drop them, and
 * are kept in this browser, because a reload would. The server takes the same message id once, so that sending one
 * again is safe whatever became of the first try.
 */
export function useOutbox(conversationId: string): readonly OutgoingMessage[] {
  const all = useSyncExternalStore(subscribe, read, () => NOTHING);
  return all.filter((message) => message.conversationId === conversationId);
}

/** The newest words of each conversation that could not be sent from here, by its id. */
export function useUnsent(): ReadonlyMap<string, string> {
  const all = useSyncExternalStore(subscribe, read, () => NOTHING);
  return new Map(
    all
      .filter(({ cause, kind }) => cause !== null && kind === 'message')
      .map(({ conversationId, text }) => [conversationId, text]),
  );
}

export const outbox = {
  put: (message: OutgoingMessage): void =>
    write([...read().filter(({ messageId }) => messageId !== message.messageId), message]),
  drop: (messageId: string): void => write(read().filter((message) => message.messageId !== messageId)),
  /** For tests: as after a reload. */
  forget: (): void => {
    current = null;
  },
};

const schema = z.object({
  messageId: z.string().check(z.maxLength(60)),
  conversationId: z.string().check(z.maxLength(60)),
  kind: z.enum(['message', 'note']),
  text: z.string().check(z.maxLength(20_000)),
  attachmentIds: z.array(z.string().check(z.maxLength(60))),
  mentionIds: z.array(z.string().check(z.maxLength(60))),
  sendAt: z.nullable(z.string().check(z.maxLength(40))),
  byPerson: z.boolean(),
  /** An answer to a comment for its writer alone; what older versions stored does not say. */
  privately: z.optional(z.boolean()),
  at: z.string().check(z.maxLength(40)),
  /** Null while it is on its way. */
  cause: z.nullable(z.string().check(z.maxLength(500))),
});
export type OutgoingMessage = z.infer<typeof schema>;

let current: readonly OutgoingMessage[] | null = null;
const listeners = new Set<() => void>();

function read(): readonly OutgoingMessage[] {
  // What was on its way when the page went is told as not sent: trying again is safe.
  current ??= (readDraft(KEY, z.array(schema)) ?? []).map((message) => ({
    ...message,
    cause: message.cause ?? CUT_OFF,
  }));
  return current;
}

function write(messages: readonly OutgoingMessage[]): void {
  current = messages;
  keepDraft(KEY, messages);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NOTHING: readonly OutgoingMessage[] = [];
const KEY = 'inbox-outbox';
const CUT_OFF = 'The page was closed before it was sent. Your text is safe.';
