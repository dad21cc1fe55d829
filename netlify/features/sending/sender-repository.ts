import { and, eq } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { campaigns } from '../../database/schema/campaigns';
import { workspaces } from '../../database/schema/workspace';
import { readSendingIdentity, type SendingIdentity } from '../../records/sending/sending-identity';

export const senderRepository = {
  /**
   * The facts that decide a workspace's sender; with a campaign's own settings, if one is named and exists. Null
   * when the workspace does not exist.
   */
  read: (workspaceId: string, campaignId: string | null): Promise<KnownSender | null> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const [workspace] = await tx
          .select({ name: workspaces.name })
          .from(workspaces)
          .where(eq(workspaces.workspaceId, workspaceId));
        if (!workspace) return null;
        const [campaign] =
          campaignId === null
            ? []
            : await tx
                .select({ senderName: campaigns.senderName, replyTo: campaigns.replyTo })
                .from(campaigns)
                .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
        return {
          campaign: { senderName: '', replyTo: '', ...campaign, workspaceId },
          workspaceName: workspace.name,
          identity: await readSendingIdentity(tx, workspaceId),
        };
      },
      'worker',
    ),
};

export interface KnownSender {
  campaign: { workspaceId: string; senderName: string; replyTo: string };
  workspaceName: string;
  identity: SendingIdentity;
}
