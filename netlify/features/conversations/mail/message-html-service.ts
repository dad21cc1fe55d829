import { inboxMailPage, picturesIn, stemOf, type MailPicture } from '../../../documents/inbox-mail';
import { notFound } from '../../../errors/app-error';
import type { MessageHtmlRepository } from './message-html-repository';

/** A mail as its sender designed it, with its own pictures in it. */
export function makeMessageHtml({ repository, readFile }: Dependencies) {
  return {
    async page(workspaceId: string, conversationId: string, messageId: string): Promise<string> {
      const message = await repository.read(workspaceId, conversationId, messageId);
      if (!message?.html) throw notFound('message');
      const shown = picturesIn(message.html);
      const pictures: MailPicture[] = [];
      let bytes = 0;
      for (const file of message.files) {
        if (!SHOWN.has(file.contentType) || !shown.has(stemOf(file.name)) || bytes + file.bytes > MOST_BYTES) continue;
        const content = await readFile(file.storageKey);
        if (!content) continue;
        bytes += file.bytes;
        pictures.push({ ...file, bytes: content });
      }
      return inboxMailPage(message.html, pictures);
    },
  };
}

const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
/** More than that would make the page itself a burden. */
const MOST_BYTES = 8 * 1024 * 1024;

interface Dependencies {
  repository: MessageHtmlRepository;
  readFile(storageKey: string): Promise<Uint8Array | null>;
}
