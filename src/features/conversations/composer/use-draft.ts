import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { conversationLimits } from '../../../domain/conversation';
import { dropDraft, keepDraft, readDraft } from '../../../lib/stored-draft';
import { useUpdateDraftMutation } from '../conversations-api';

/**
 * What was begun in a conversation. It is on the server a moment after the last key, so that it is there on another
 * device too; until the server has it, this browser keeps it, so that neither a switch nor a reload loses a word.
 */
export function useDraft(conversationId: string, stored: string): Draft {
  const key = `inbox-draft:${conversationId}`;
  const [text, setText] = useState(() => readDraft(key, schema) ?? stored);
  const [save] = useUpdateDraftMutation();
  const now = useRef({ text, saved: stored });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const { text: typed, saved } = now.current;
    if (typed === saved) return;
    now.current.saved = typed;
    const { error } = await save({ conversationId, text: typed });
    if (error) now.current.saved = saved;
    else if (now.current.text === typed) dropDraft(key);
  }, [conversationId, key, save]);

  useEffect(() => () => void flush(), [flush]);

  return {
    text,
    type: (next) => {
      setText(next);
      now.current.text = next;
      keepDraft(key, next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SETTLED_MS);
    },
    clear: () => {
      setText('');
      now.current.text = '';
      keepDraft(key, '');
      void flush().then(() => now.current.text === '' && dropDraft(key));
    },
  };
}

export interface Draft {
  text: string;
  type: (next: string) => void;
  /** It was sent: there is nothing begun any more, and the server knows at once. */
  clear: () => void;
}

const schema = z.string().check(z.maxLength(conversationLimits.text));
const SETTLED_MS = 700;
