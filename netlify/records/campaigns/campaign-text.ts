import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { campaignTexts } from '../../database/schema/campaigns';

/** An email as templates, compiled from one revision; never changes. */
export type CampaignText = Pick<
  typeof campaignTexts.$inferSelect,
  'emailId' | 'revision' | 'subject' | 'html' | 'text' | 'links'
>;

/** The text of this revision, by default of the newest one compiled. */
export async function readCampaignText(
  tx: Transaction,
  emailId: string,
  revision?: number,
): Promise<CampaignText | null> {
  const its = and(
    eq(campaignTexts.workspaceId, sql`(select current_workspace())`),
    eq(campaignTexts.emailId, emailId),
    ...(revision === undefined ? [] : [eq(campaignTexts.revision, revision)]),
  );
  const [row] = await tx
    .select({
      emailId: campaignTexts.emailId,
      revision: campaignTexts.revision,
      subject: campaignTexts.subject,
      html: campaignTexts.html,
      text: campaignTexts.text,
      links: campaignTexts.links,
    })
    .from(campaignTexts)
    .where(its)
    .orderBy(desc(campaignTexts.revision))
    .limit(1);
  return row ?? null;
}

/** Stores it unless another run was first; returns the stored one. */
export async function keepCampaignText(tx: Transaction, row: typeof campaignTexts.$inferInsert): Promise<CampaignText> {
  await tx.insert(campaignTexts).values(row).onConflictDoNothing();
  return (await readCampaignText(tx, row.emailId, row.revision))!;
}
