import { refusalSentence } from '../../../src/domain/consent';
import { inWorkspace } from '../../database/client';
import { mayContactMany } from '../../records/consent/contact-permission';
import { dropDeliveries, readDue, type DueDelivery, type DuePlace } from '../../records/deliveries/delivery-ledger';
import { readMailContacts } from '../../records/contacts/mail-contact';
import { slowDomain, takePaces } from './mail-paces-repository';
import { readUsedAddresses } from '../../records/contacts/used-address';
import type { MailContact } from '../../ports/mail-templates';
import { campaignSenderRepository } from './campaigns/campaign-sender-repository';

export type DeliverySourceRepository = typeof deliverySourceRepository;

/** What is to be sent next, with the reader's data that an email needs. */
export const deliverySourceRepository = {
  /**
   * The next due rows. Permission is checked again for each person; those now refused are recorded as skipped.
   * Null when nothing more is due after `after`.
   */
  read: (query: {
    workspaceId: string;
    campaignId: string;
    now: Date;
    after: DuePlace | null;
    limit: number;
  }): Promise<{ ready: DueMail[]; /** rows read */ count: number; last: DuePlace } | null> =>
    inWorkspace(
      query.workspaceId,
      async (tx) => {
        const rows = await readDue(tx, query);
        if (rows.length === 0) return null;
        const ids = rows.flatMap(({ contactId }) => contactId ?? []);
        const permissions = await mayContactMany(tx, ids, 'email', 'marketing');
        const people = await readMailContacts(tx, ids);
        const used = await readUsedAddresses(tx, query.workspaceId, ids);
        const ready: DueMail[] = [];
        const drops: { id: string; state: 'skipped'; cause: string }[] = [];
        for (const row of rows) {
          const [permission, contact, address] = row.contactId
            ? [permissions.get(row.contactId), people.get(row.contactId), used.get(row.contactId)]
            : [];
          if (permission?.allowed && contact && address)
            ready.push({ ...row, contactId: row.contactId!, address, contact });
          else
            drops.push({
              id: row.id,
              state: 'skipped',
              cause:
                permission && !permission.allowed
                  ? refusalSentence(permission.refusal, 'email')
                  : 'This contact has been deleted.',
            });
        }
        await dropDeliveries(tx, query.workspaceId, drops);
        const { notBefore, id } = rows[rows.length - 1]!;
        return { ready, count: rows.length, last: { notBefore, id } };
      },
      'worker',
    ),

  takePaces,
  slowDomain,
  postpone: campaignSenderRepository.postpone,
};

export interface DueMail extends DueDelivery {
  contactId: string;
  contact: MailContact;
}
