import { and, eq, isNull, sql } from 'drizzle-orm';
import { pictureForChannel } from '../../../../src/domain/posting';
import { asAuth, inWorkspace, type Transaction } from '../../../database/client';
import { member, user } from '../../../database/schema/auth';
import { campaignEmails, campaigns } from '../../../database/schema/campaigns';
import { creations } from '../../../database/schema/creative';
import { pieces, profiles } from '../../../database/schema/engine';
import { workspaces } from '../../../database/schema/workspace';
import { campaignLimits, type CampaignStatus } from '../../../../src/domain/campaign';
import type { NewCampaign, NewEmail } from '../campaigns-repository';

export type PostCampaignRepository = typeof postCampaignRepository;

/** Campaigns that are made of posts. */
export const postCampaignRepository = {
  /** A post with what a mail needs of it; null when it is gone. */
  readPost: (workspaceId: string, pieceId: string): Promise<StoredPost | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
      const [workspace] = await tx
        .select({ slug: workspaces.slug, isPublic: workspaces.profilePublic })
        .from(workspaces)
        .where(eq(workspaces.workspaceId, workspaceId));
      if (!piece || !workspace) return null;
      const pictures = await tx
        .select({ id: creations.id, aspectRatio: creations.aspectRatio, status: creations.status })
        .from(creations)
        .where(and(eq(creations.pieceId, pieceId), eq(creations.type, 'image')))
        .orderBy(creations.createdAt, creations.id);
      const picture = pictureForChannel(
        'newsletter',
        pictures.filter(({ status }) => status === 'completed'),
      );
      return {
        title: piece.title,
        body: piece.body,
        picture: picture ? { id: picture.id, altText: piece.altText } : null,
        path: workspace.isPublic ? `/p/${workspace.slug}${piece.slug ? `/${piece.slug}` : ''}` : null,
      };
    }),

  readBook: (workspaceId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [book] = await tx
        .select({ name: profiles.name, workspaceName: workspaces.name, language: workspaces.language })
        .from(workspaces)
        .leftJoin(profiles, eq(profiles.workspaceId, workspaces.workspaceId))
        .where(eq(workspaces.workspaceId, workspaceId));
      return { name: book?.name || (book?.workspaceName ?? ''), language: book?.language ?? 'en' };
    }),

  /**
   * Sees to it that the campaign with this id is there, and says how it stands. A draft of an earlier publication is
   * written anew, because what goes out is what was approved last; one of this publication stays as somebody left it.
   */
  keepDraft: (campaign: NewCampaign, emails: NewEmail[], since: Date): Promise<CampaignStatus | 'full'> =>
    inWorkspace(campaign.workspaceId, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`campaigns ${campaign.workspaceId}`}))`);
      const mine = and(eq(campaigns.workspaceId, campaign.workspaceId), eq(campaigns.id, campaign.id));
      const [found] = await tx
        .select({ status: campaigns.status, createdAt: campaigns.createdAt })
        .from(campaigns)
        .where(mine)
        .for('update');
      if (found && (found.status !== 'draft' || found.createdAt >= since)) return found.status;
      if (found) await tx.delete(campaigns).where(mine);
      else if (await isFull(tx, campaign.workspaceId)) return 'full';
      await tx.insert(campaigns).values(campaign);
      await tx.insert(campaignEmails).values(emails);
      return 'draft';
    }),

  findStatus: (workspaceId: string, campaignId: string): Promise<CampaignStatus | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({ status: campaigns.status })
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      return found?.status ?? null;
    }),

  /** Who answers for what the workspace sends. */
  listOwners: (workspaceId: string): Promise<string[]> =>
    asAuth(async (tx) =>
      (
        await tx
          .select({ id: user.id })
          .from(member)
          .innerJoin(user, eq(user.id, member.userId))
          .where(and(eq(member.organizationId, workspaceId), eq(member.role, 'owner'), isNull(user.deletesAt)))
      ).map(({ id }) => id),
    ),
};

const isFull = async (tx: Transaction, workspaceId: string): Promise<boolean> =>
  (await tx.$count(campaigns, eq(campaigns.workspaceId, workspaceId))) >= campaignLimits.campaigns;

export interface StoredPost {
  title: string;
  body: string;
  picture: { id: string; altText: string } | null;
  /** The post on the public page, or that page while the post is not out; null while the page is off. */
  path: string | null;
}
