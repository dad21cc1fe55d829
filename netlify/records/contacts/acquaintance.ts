import { and, eq, inArray } from 'drizzle-orm';
import type { ContactEventKind } from '../../../src/domain/contact';
import type { Acquaintance } from '../../../src/domain/hand-message';
import type { Transaction } from '../../database/client';
import { contactEvents, contacts } from '../../database/schema/contacts';

/** Lines of what people did themselves: nobody of the workspace can write one. */
export async function readAcquaintance(
  tx: Transaction,
  { workspaceId, contactId }: { workspaceId: string; contactId: string },
): Promise<Acquaintance> {
  const [person] = await tx
    .select({ status: contacts.status, consent: contacts.emailConsent })
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contactId)));
  const lines = await tx
    .selectDistinct({ kind: contactEvents.kind })
    .from(contactEvents)
    .where(
      and(
        eq(contactEvents.workspaceId, workspaceId),
        eq(contactEvents.contactId, contactId),
        inArray(contactEvents.kind, ['form', 'message-received', 'purchase']),
      ),
    );
  const did = (...kinds: ContactEventKind[]) => lines.some(({ kind }) => kinds.includes(kind));
  return {
    wrote: did('form', 'message-received'),
    agreed: person?.consent === 'granted',
    bought: person?.status === 'customer' || did('purchase'),
  };
}
