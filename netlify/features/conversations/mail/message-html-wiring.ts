import { documentReply } from '../../../http/document-reply';
import { mediaStorage } from '../../file/storage-wiring';
import { makeMessageHtml } from './message-html-service';
import { messageHtmlRepository } from './message-html-repository';

/** A mail in its frame; pictures from elsewhere only when somebody asked for them. */
export async function messageHtml(
  { workspaceId, conversationId, messageId }: { workspaceId: string; conversationId: string; messageId: string },
  { withPictures }: { withPictures: boolean },
): Promise<Response> {
  const storage = mediaStorage();
  const html = makeMessageHtml({ repository: messageHtmlRepository, readFile: (key) => storage.read(key) });
  const page = await html.page(workspaceId, conversationId, messageId);
  return documentReply(withPictures ? 'inboxMailWithPictures' : 'inboxMail', page);
}
