import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ConversationDetail, Message } from '../../../contracts/conversation-record';
import { conversationLimits, PRIVATE_REPLY_REFUSALS } from '../../../domain/conversation';
import { useListMembersQuery } from '../../account/account-api';
import { mentionable, mentionAt, mentionedIn, mentionName } from './mentions';
import { useDraft } from './use-draft';
import { useFiles } from './use-files';
import { useNoteDraft } from './use-note-draft';
import { useSend } from './use-send';
import { useSuggestion } from './use-suggestion';

/** What is being written in a conversation, and everything that can be done with it. */
export function useComposer(conversation: ConversationDetail, onTyping: (typing: boolean) => void) {
  const { id: conversationId, window, comment } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const place = useRef<number | null>(null);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reply = useDraft(conversationId, conversation.draft);
  const note = useNoteDraft(conversationId);
  const [mode, setMode] = useState<ComposerMode>('reply');
  const [byPerson, setByPerson] = useState(false);
  const [replying, setReplying] = useState(false);
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const [cursor, setCursor] = useState(0);
  const [marked, setMarked] = useState(0);
  const files = useFiles(conversationId);
  const send = useSend();
  const { data: people } = useListMembersQuery();
  const members = people?.members ?? [];
  const draft = mode === 'note' ? note : reply;
  const drafting = useSuggestion(conversationId, (text) => {
    if (mode === 'note') setMode('reply');
    reply.type(text);
  });

  const mention = mode === 'note' ? mentionAt(draft.text, cursor) : null;
  const offered = mention ? mentionable(members, mention.typed) : [];
  const locked = lockedBecause(mode, conversation);
  const blocked = blockedBecause();

  function blockedBecause(): string | undefined {
    if (locked !== null) return locked;
    if (draft.text.trim() === '' && (mode === 'note' || files.files.length === 0))
      return mode === 'note' ? 'Write a note first.' : 'Write a message first.';
    if (draft.text.length > (mode === 'note' ? conversationLimits.note : conversationLimits.text))
      return 'This is too long. Make it shorter, or send it in two parts.';
    if (mode === 'note') return undefined;
    if (files.files.some(({ cause }) => cause !== null))
      return files.files.some(({ isFinal }) => isFinal)
        ? 'Remove the file that cannot be sent.'
        : 'Remove the file that could not be uploaded, or retry.';
    if (files.files.some(({ stored }) => stored === null)) return 'Wait until your files are uploaded.';
    if (window.kind === 'person' && !byPerson) return 'Tick “I wrote this myself” first.';
    return undefined;
  }

  const submit = (sendAt: string | null = null) => {
    if (blocked) return;
    const text = draft.text.trim();
    void send({
      messageId: crypto.randomUUID(),
      conversationId,
      kind: mode === 'note' ? 'note' : 'message',
      text,
      attachmentIds: mode === 'note' ? [] : files.files.flatMap(({ stored }) => (stored ? [stored.id] : [])),
      mentionIds: mode === 'note' ? mentionedIn(text, members) : [],
      sendAt,
      byPerson: mode !== 'note' && window.kind === 'person' && byPerson,
      ...(mode === 'privately' && { privately: true }),
      at: new Date().toISOString(),
      cause: null,
    });
    draft.clear();
    onTyping(false);
    setEmpty([]);
    if (mode !== 'note') {
      files.clear();
      drafting.forget();
      setByPerson(false);
    }
    box.current?.focus();
  };

  /** Puts back what was to go out later, below what has been begun meanwhile. */
  const takeBack = ({ content, attachments, privately }: Message) => {
    setMode(privately ? 'privately' : 'reply');
    reply.type([reply.text.trim(), content].filter(Boolean).join('\n\n'));
    files.restore(attachments);
    box.current?.focus();
  };

  /** Puts words where the cursor is. */
  const insert = (words: string, from = box.current?.selectionStart ?? draft.text.length) => {
    const to = Math.max(from, box.current?.selectionEnd ?? from);
    draft.type(draft.text.slice(0, from) + words + draft.text.slice(to));
    place.current = from + words.length;
    setCursor(place.current);
    box.current?.focus();
  };
  useEffect(() => () => clearTimeout(quiet.current), []);
  useLayoutEffect(() => fitToText(box.current), [draft.text]);
  // After the text is in the box, and before another key: only then can the cursor stand behind it.
  useLayoutEffect(() => {
    if (place.current === null) return;
    box.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });

  const choose = (index: number) => {
    const member = offered[index];
    if (!mention || !member) return;
    insert(`@${mentionName(member)} `, mention.from);
    setMarked(0);
  };

  return {
    box,
    draft,
    mode,
    setMode,
    files,
    drafting,
    byPerson,
    setByPerson,
    empty,
    replying,
    setReplying,
    /** Whether there is anybody to mention. */
    hasColleagues: members.some(({ you }) => !you),
    offered,
    marked,
    choose,
    locked,
    /** A comment is answered below it, for everybody, or to its writer alone. */
    modes: comment ? COMMENT_MODES : MODES,
    blocked,
    submit,
    takeBack,
    insert,
    /** In place of the slash that opened the list, if one did. */
    insertReply: (text: string, missing: readonly string[]) => {
      setEmpty(missing);
      insert(text, draft.text === '/' ? 0 : undefined);
    },
    type: (text: string, at: number) => {
      setCursor(at);
      setMarked(0);
      if (mode !== 'note' && text === '/' && draft.text === '') setReplying(true);
      draft.type(text);
      clearTimeout(quiet.current);
      onTyping(text.trim() !== '');
      quiet.current = setTimeout(() => onTyping(false), QUIET_MS);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      // Enter that ends a word of an input method belongs to it; Safari says so only by its code.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (offered.length > 0) {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault();
          const step = event.key === 'ArrowDown' ? 1 : -1;
          return setMarked((marked + step + offered.length) % offered.length);
        }
        if (event.key === 'Enter' || event.key === 'Tab') {
          event.preventDefault();
          return choose(marked);
        }
        if (event.key === 'Escape') {
          event.stopPropagation();
          return setCursor(0);
        }
      }
      if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
      event.preventDefault();
      submit();
    },
  };
}

/** Why nothing can be written in this mode, as a sentence; null when it can. */
function lockedBecause(mode: ComposerMode, { window, comment }: ConversationDetail): string | null {
  if (mode === 'note') return null;
  if (window.kind === 'closed') return window.reason;
  return mode === 'privately' && comment && comment.privateReply !== 'open'
    ? PRIVATE_REPLY_REFUSALS[comment.privateReply]
    : null;
}

const MODES = ['reply', 'note'] as const;
const COMMENT_MODES = ['reply', 'privately', 'note'] as const;
/** `privately`: to the writer of a comment alone. */
export type ComposerMode = (typeof COMMENT_MODES)[number];

/** How long after the last key somebody no longer counts as writing. */
const QUIET_MS = 6_000;

export type ComposerState = ReturnType<typeof useComposer>;

/** The box grows with its text; what is longer still scrolls. */
function fitToText(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${Math.min(area.scrollHeight, TALLEST_PX)}px`;
}

const TALLEST_PX = 220;
