import { and, eq, inArray, sql } from 'drizzle-orm';
import { quoted } from '../../../../src/domain/activity';
import { inWorkspace } from '../../../database/client';
import { addContactEvents } from '../../../records/contacts/contact-timeline';
import { mailTitle } from '../../../records/campaigns/mail-title';
import { campaignEmails, campaigns, deliveries } from '../../../database/schema/campaigns';

/** Timeline events about campaign emails. */
export const sentLineRepository = {
  /** Adds emails that were sent to people's timelines. */
  addLines: (workspaceId: string, sent: readonly SentLine[]): Promise<void> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const mails = await tx
          .select({ id: deliveries.id, title: mailTitle })
          .from(deliveries)
          .innerJoin(
            campaigns,
            and(eq(campaigns.workspaceId, deliveries.workspaceId), eq(campaigns.id, deliveries.campaignId)),
          )
          .innerJoin(
            campaignEmails,
            and(eq(campaignEmails.workspaceId, deliveries.workspaceId), eq(campaignEmails.id, deliveries.emailId)),
          )
          .where(
            and(
              eq(deliveries.workspaceId, workspaceId),
              inArray(
                deliveries.id,
                sent.map(({ id }) => id),
              ),
            ),
          );
        const titles = new Map(mails.map(({ id, title }) => [id, title]));
        const ordered = [...sent].sort((a, b) => (a.contactId < b.contactId ? -1 : 1)); // in a fixed order, to avoid deadlocks
        await addContactEvents(
          tx,
          ordered.flatMap(({ lineId, id, contactId, sentAt }) =>
            titles.has(id)
              ? [
                  {
                    workspaceId,
                    id: lineId,
                    contactId,
                    kind: 'mail-sent' as const,
                    title: `Sent the email ${quoted(titles.get(id)!)}`,
                    sourceKey: `delivery:${id}`,
                    toMany: true as const,
                    at: sentAt,
                  },
                ]
              : [],
          ),
        );
      },
      'worker',
    ),

  /** Emails sent since then that no timeline contains. */
  listUnrecorded: (
    workspaceId: string,
    campaignId: string,
    since: Date,
  ): Promise<{ id: string; contactId: string; sentAt: Date }[]> =>
    inWorkspace(
      workspaceId,
      async (tx) => {
        const { rows } = await tx.execute<{ id: string; contact_id: string; sent_at: Date | string }>(sql`
        select d.id, d.contact_id, d.sent_at from deliveries d where d.workspace_id = ${workspaceId} and d.campaign_id = ${campaignId} and d.state in ('sent', 'bounced') and d.contact_id is not null and d.sent_at > ${since.toISOString()}::timestamptz
          and not exists (select 1 from contact_events e where e.workspace_id = d.workspace_id and e.source_key = 'delivery:' || d.id)`);
        return rows.map(({ id, contact_id, sent_at }) => ({ id, contactId: contact_id, sentAt: new Date(sent_at) }));
      },
      'worker',
    ),
};

/** An email, and its timeline event. */
export interface SentLine {
  lineId: string;
  id: string;
  contactId: string;
  sentAt: Date;
}
