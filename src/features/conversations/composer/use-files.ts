import { useRef, useState } from 'react';
import { isApiError, messageOf } from '../../../api/api-error';
import type { Attachment } from '../../../contracts/conversation-record';
import { conversationLimits as limits } from '../../../domain/conversation';
import { formatBytes } from '../../../lib/format-bytes';
import { useCreateAttachmentMutation } from '../conversations-api';

/** Files that go with the next message: uploaded as soon as they are chosen, so that sending is quick. */
export function useFiles(conversationId: string) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const next = useRef(0);
  const [upload] = useCreateAttachmentMutation();

  const change = (key: number, part: Partial<ChosenFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...part } : file)));

  const send = async ({ key, file, name }: ChosenFile) => {
    if (!file) return;
    const fitting = await fit(file, name);
    if ('cause' in fitting) return change(key, fitting);
    const { data, error } = await upload({ conversationId, name: fitting.name.slice(0, 200), bytes: fitting.bytes });
    change(key, data ? { stored: data, cause: null } : { cause: messageOf(error), isFinal: isRefused(error) });
  };

  return {
    files,
    refusals,
    add: (chosen: readonly File[]) => {
      const said: string[] = [];
      const taken: ChosenFile[] = [];
      for (const file of chosen) {
        const name = file.name || 'Pasted picture';
        if (files.length + taken.length >= limits.attachments)
          said.push(`“${name}” was left out: a message can have ${limits.attachments} files.`);
        else if (file.size === 0) said.push(`“${name}” is empty. Choose another file.`);
        else if (file.size > limits.attachmentBytes && !SHRUNK.has(file.type))
          said.push(
            `“${name}” is ${formatBytes(file.size)}. A file can be at most 4 MB: make it smaller, or send a link to it.`,
          );
        else taken.push({ key: next.current++, file, name, stored: null, cause: null, isFinal: false });
      }
      setRefusals(said);
      setFiles([...files, ...taken]);
      for (const file of taken) void send(file);
    },
    /** Files of a message that was taken back: they are uploaded already. */
    restore: (kept: readonly Attachment[]) =>
      setFiles((all) => [
        ...all,
        ...kept.slice(0, Math.max(0, limits.attachments - all.length)).map((stored) => ({
          key: next.current++,
          file: null,
          name: stored.name,
          stored,
          cause: null,
          isFinal: false,
        })),
      ]),
    retry: (file: ChosenFile) => {
      change(file.key, { cause: null });
      void send(file);
    },
    remove: (key: number) => setFiles((all) => all.filter((file) => file.key !== key)),
    clear: () => {
      setFiles([]);
      setRefusals([]);
    },
    dismiss: () => setRefusals([]),
  };
}

export interface ChosenFile {
  key: number;
  /** Null for what was uploaded before. */
  file: File | null;
  name: string;
  /** Null while it is on its way. */
  stored: Attachment | null;
  cause: string | null;
  /** It can never be sent, so that trying again is no help. */
  isFinal: boolean;
}

/** Photographs of phones are larger than what can be sent: they are made smaller here. */
async function fit(
  file: File,
  name: string,
): Promise<{ bytes: Blob; name: string } | Pick<ChosenFile, 'cause' | 'isFinal'>> {
  if (file.size <= limits.attachmentBytes) return { bytes: file, name };
  const part = await import('./smaller-picture').catch(() => null);
  if (!part) return { cause: 'It could not be made smaller. Check your connection.', isFinal: false };
  const bytes = await part.shrinkPicture(file, limits.attachmentBytes);
  return bytes
    ? { bytes, name: `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg` }
    : { cause: 'It is larger than 4 MB, and this browser could not make it smaller.', isFinal: true };
}

/** Moving pictures would stand still. */
const SHRUNK: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  'image/avif',
]);
const isRefused = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'invalid_request' || error.code === 'too_large');

export type Files = ReturnType<typeof useFiles>;
