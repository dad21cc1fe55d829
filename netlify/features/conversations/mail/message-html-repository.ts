import { and, eq } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { messageFiles, messages } from '../../../database/schema/conversations';

export type MessageHtmlRepository = typeof messageHtmlRepository;

export const messageHtmlRepository = {
  /** null when there is no such message. */
  read: (workspaceId: string, conversationId: string, messageId: string): Promise<MessageHtml | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [message] = await tx
        .select({ html: messages.html })
        .from(messages)
        .where(
          and(
            eq(messages.workspaceId, workspaceId),
            eq(messages.id, messageId),
            eq(messages.conversationId, conversationId),
          ),
        );
      if (!message) return null;
      const files =
        message.html === null
          ? []
          : await tx
              .select({
                name: messageFiles.name,
                contentType: messageFiles.contentType,
                bytes: messageFiles.bytes,
                storageKey: messageFiles.storageKey,
              })
              .from(messageFiles)
              .where(and(eq(messageFiles.workspaceId, workspaceId), eq(messageFiles.messageId, messageId)));
      return { html: message.html, files };
    }),
};

export interface MessageHtml {
  html: string | null;
  files: { name: string; contentType: string; bytes: number; storageKey: string }[];
}
