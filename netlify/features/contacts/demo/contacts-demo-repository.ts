import { eq } from 'drizzle-orm';
import { inWorkspace } from '../../../database/client';
import {
  addConsents,
  addSuppressions,
  type NewConsent,
  type NewSuppression,
} from '../../../records/consent/consent-ledger';
import type { ContactRow } from '../../../records/contacts/contact-row';
import { addContactEvents, type NewContactEvent } from '../../../records/contacts/contact-timeline';
import { insertContacts } from '../../../records/contacts/contact-writing';
import { contactFields, tags } from '../../../database/schema/contacts';

/** All contacts of a demo in one transaction, through the same doors as real ones. */
export const contactsDemoRepository = {
  insert: (rows: DemoContacts): Promise<void> =>
    inWorkspace(rows.workspaceId, async (tx) => {
      if ((await tx.$count(tags, eq(tags.workspaceId, rows.workspaceId))) > 0) return; // an earlier run did it
      await tx.insert(tags).values(rows.tags);
      await tx.insert(contactFields).values(rows.fields);
      await insertContacts(tx, rows.contacts);
      await addContactEvents(tx, rows.events);
      await addConsents(tx, rows.consents, rows.now);
      await addSuppressions(tx, rows.suppressions);
    }),
};

export interface DemoContacts {
  workspaceId: string;
  now: Date;
  tags: (typeof tags.$inferInsert)[];
  fields: (typeof contactFields.$inferInsert)[];
  contacts: ContactRow[];
  events: NewContactEvent[];
  consents: NewConsent[];
  suppressions: NewSuppression[];
}
