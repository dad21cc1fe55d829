import { useState } from 'react';
import * as z from 'zod/mini';
import { conversationLimits } from '../../../domain/conversation';
import { dropDraft, keepDraft, readDraft } from '../../../lib/stored-draft';
import type { Draft } from './use-draft';

/** A private note that was begun. Only this browser keeps it: what is sent to the server is what the team may read. */
export function useNoteDraft(conversationId: string): Draft {
  const key = `inbox-note:${conversationId}`;
  const [text, setText] = useState(() => readDraft(key, schema) ?? '');
  return {
    text,
    type: (next) => {
      setText(next);
      keepDraft(key, next);
    },
    clear: () => {
      setText('');
      dropDraft(key);
    },
  };
}

const schema = z.string().check(z.maxLength(conversationLimits.text));
