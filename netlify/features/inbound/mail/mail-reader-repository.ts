import { and, eq, ne } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import { messages } from '../../../database/schema/conversations';
import { inboxChannels } from '../../../database/schema/inbox';
import { sendingSettings } from '../../../database/schema/sending';

export const mailReaderRepository = {
  /** What the workspace's own mail is written from, in lower case. */
  ownAddresses: (workspaceId: string): Promise<ReadonlySet<string>> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const channels = await tx
          .select({ address: inboxChannels.address, settings: inboxChannels.settings })
          .from(inboxChannels)
          .where(and(eq(inboxChannels.workspaceId, workspaceId), eq(inboxChannels.channel, 'email')));
        const [sender] = await tx
          .select({ replyTo: sendingSettings.replyTo })
          .from(sendingSettings)
          .where(eq(sendingSettings.workspaceId, workspaceId));
        const named = channels.flatMap(({ address, settings }) => [
          address,
          settings.writeTo ?? '',
          settings.user ?? '',
        ]);
        return new Set(
          [...named, sender?.replyTo ?? ''].map((one) => one.toLowerCase()).filter((one) => one.includes('@')),
        );
      },
      'worker',
    ),

  /** Whether an answer of ours has this Message-ID. */
  isOurs: (workspaceId: string, messageId: string): Promise<boolean> =>
    inWorkspace(
      workspaceId,
      async (tx) =>
        (
          await tx
            .select({ id: messages.id })
            .from(messages)
            .where(
              and(
                eq(messages.workspaceId, workspaceId),
                eq(messages.externalId, messageId),
                ne(messages.sender, 'contact'),
              ),
            )
            .limit(1)
        ).length > 0,
      'worker',
    ),
};
