import { and, eq } from 'drizzle-orm';
import { inWorkspace } from '../../database/client';
import { recordVisit, type Visit } from './visits/delivery-visits-repository';
import { readMailContacts } from '../../records/contacts/mail-contact';
import { campaignTexts, deliveries } from '../../database/schema/campaigns';
import { creations } from '../../database/schema/creative';
import { readConversionHosts } from '../../records/sending/sending-identity';
import type { DeliveryName } from '../../ports/mail-links';
import type { MailContact } from '../../ports/mail-templates';

export type TrackingRepository = typeof trackingRepository;

export const trackingRepository = {
  recordVisit: (visit: Visit): Promise<void> => inWorkspace(visit.workspaceId, (tx) => recordVisit(tx, visit)),

  /**
   * The target of a link in a sent email, as a template, and the values to fill it with; null when it no longer
   * exists. Erased people have no values.
   */
  readLink: (
    { workspaceId, deliveryId }: DeliveryName,
    link: number,
  ): Promise<{ template: string; subject: string; contact: MailContact; conversionHosts: string[] } | null> =>
    inWorkspace(workspaceId, async (tx) => {
      const [found] = await tx
        .select({ contactId: deliveries.contactId, links: campaignTexts.links, subject: campaignTexts.subject })
        .from(deliveries)
        .innerJoin(
          campaignTexts,
          and(
            eq(campaignTexts.workspaceId, deliveries.workspaceId),
            eq(campaignTexts.emailId, deliveries.emailId),
            eq(campaignTexts.revision, deliveries.revision),
          ),
        )
        .where(and(eq(deliveries.workspaceId, workspaceId), eq(deliveries.id, deliveryId)));
      const template = found?.links[link];
      if (!found || template === undefined) return null;
      const contact = found.contactId
        ? (await readMailContacts(tx, [found.contactId])).get(found.contactId)
        : undefined;
      return {
        template,
        subject: found.subject,
        contact: contact ?? {},
        conversionHosts: await readConversionHosts(tx, workspaceId),
      };
    }),

  /** A library picture for emails, even a deleted one while its row exists, because emails that show it were sent. */
  findPicture: (workspaceId: string, creationId: string) =>
    inWorkspace(workspaceId, async (tx) => {
      const [row] = await tx
        .select()
        .from(creations)
        .where(
          and(eq(creations.workspaceId, workspaceId), eq(creations.id, creationId), eq(creations.status, 'completed')),
        );
      return row ?? null;
    }),
};
