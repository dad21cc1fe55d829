import { asc, eq, sql } from 'drizzle-orm';
import type { FieldValue } from '../../../src/domain/contact';
import { customFieldName, mergeFields } from '../../../src/domain/merge-field';
import type { MailContact } from '../../ports/mail-templates';
import type { Transaction } from '../../database/client';
import { contactFields, contactPoints, contacts } from '../../database/schema/contacts';

/**
 * These contacts with the fields that emails can use, by id. Three queries, however many; an id that is not a
 * contact of the bound workspace has no entry.
 */
export async function readMailContacts(
  tx: Transaction,
  contactIds: readonly string[],
): Promise<Map<string, MailContact>> {
  if (contactIds.length === 0) return new Map();
  const ids = sql.param([...contactIds]);
  const fields = await readMailFields(tx);
  const people = await tx
    .select({ id: contacts.id, name: contacts.name, company: contacts.company, custom: contacts.custom })
    .from(contacts)
    .where(sql`${contacts.workspaceId} = ${BOUND} and ${contacts.id} = any(${ids}::uuid[])`);
  const emails = await tx
    .select({ contactId: contactPoints.contactId, shown: contactPoints.shown })
    .from(contactPoints)
    .where(
      sql`${contactPoints.workspaceId} = ${BOUND} and ${contactPoints.contactId} = any(${ids}::uuid[]) and ${contactPoints.kind} = 'email'`,
    )
    .orderBy(asc(contactPoints.position), asc(contactPoints.value));
  const emailOf = new Map<string, string>();
  for (const { contactId, shown } of emails) if (!emailOf.has(contactId)) emailOf.set(contactId, shown);
  return new Map(
    people.map(({ id, name, company, custom }) => [
      id,
      {
        ...Object.fromEntries(fields.map((field) => [field.name, written(custom[field.id])])),
        first_name: firstName(name),
        name: name || null,
        company: company || null,
        email: emailOf.get(id) ?? null,
      },
    ]),
  );
}

/** Names of custom fields in emails, oldest first: of two equal names, the older field keeps it. */
export async function readMailFields(tx: Transaction): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select({ id: contactFields.id, label: contactFields.label })
    .from(contactFields)
    .where(eq(contactFields.workspaceId, BOUND))
    .orderBy(asc(contactFields.createdAt), asc(contactFields.id));
  const taken = new Set<string>(mergeFields.map(({ name }) => name));
  return rows.flatMap(({ id, label }) => {
    const name = customFieldName(label);
    if (taken.has(name)) return [];
    taken.add(name);
    return [{ id, name }];
  });
}

/** "Ada" for both "Ada Lovelace" and "Lovelace, Ada"; titles are skipped. */
export function firstName(name: string): string | null {
  const [last, given] = name.split(',', 2);
  const words = (given?.trim() ? given : (last ?? ''))
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(dr|prof|mr|mrs|ms|miss|mx|sir|dame|herr|frau)\.?$/i.test(word));
  return words[0] ?? null;
}

function written(value: FieldValue | undefined): string | null {
  if (value === undefined || value === false || value === '') return null;
  return value === true ? 'Yes' : String(value);
}

/** The worker's policy alone does not use an index. */
const BOUND = sql`(select current_workspace())`;
