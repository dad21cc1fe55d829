import { useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error';
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
    const { data, error } = await upload({ conversationId, name: name.slice(0, 200), bytes: file });
    change(key, data ? { stored: data, cause: null } : { cause: messageOf(error) });
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
        else if (file.size > limits.attachmentBytes)
          said.push(
            `“${name}” is ${formatBytes(file.size)}. A file can be at most 4 MB: make it smaller, or send a link to it.`,
          );
        else taken.push({ key: next.current++, file, name, stored: null, cause: null });
      }
      setRefusals(said);
      setFiles([...files, ...taken]);
      for (const file of taken) void send(file);
    },
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
  file: File;
  name: string;
  /** Null while it is on its way. */
  stored: Attachment | null;
  cause: string | null;
}

export type Files = ReturnType<typeof useFiles>;
