/** What a contact is to the business. */
export const contactStatuses = ['customer', 'lead', 'prospect'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** How the list can be ordered; each order has an index. */
export const contactSorts = ['last-contact', 'newest', 'name', 'value'] as const;
export type ContactSort = (typeof contactSorts)[number];

/** Addresses under which a contact is reached: an email is kept in lower case, a phone in E.164 where it can be understood. */
export const pointKinds = ['email', 'phone'] as const;
export type PointKind = (typeof pointKinds)[number];

export const fieldKinds = ['text', 'number', 'date', 'choice', 'yes-no'] as const;
export type FieldKind = (typeof fieldKinds)[number];
/** A custom field's value: text, a number, a day (2026-11-22), one of its choices, or true. What is empty is not stored. */
export type FieldValue = string | number | boolean;

/** What a timeline tells. Later features add their own kinds here and write them through netlify/records/contacts/contact-timeline.ts. */
export const contactEventKinds = [
  'note',
  'message-received',
  'message-sent',
  'mail-sent',
  'mail-opened',
  'mail-clicked',
  'mail-bounced',
  'form',
  'call',
  'visit',
  'purchase',
  'consent',
] as const;
export type ContactEventKind = (typeof contactEventKinds)[number];

/** Kinds that count as having been in touch: they move a contact's last contact. */
const touching: readonly ContactEventKind[] = [
  'message-received',
  'message-sent',
  'mail-sent',
  'form',
  'call',
  'visit',
  'purchase',
];
export const isTouch = (kind: ContactEventKind): boolean => touching.includes(kind);

export const contactLimits = {
  name: 200,
  company: 200,
  source: 80,
  tag: 40,
  tagsEach: 30,
  tags: 500,
  pointsEach: 10,
  fields: 40,
  fieldText: 1_000,
  note: 5_000,
  choices: 50,
  bulkIds: 1_000,
} as const;

/**
 * Text as it is searched and sorted: lower case, without accents (Unicode TR 15, NFKD without marks), runs of space as
 * one. "  Zoë  Å " is "zoe a".
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** What a person is called when there is no name: the address before the @, else the number. */
export const contactLabel = ({
  name,
  email,
  phone,
  company,
}: {
  name: string;
  email: string | null;
  phone: string | null;
  company?: string;
}): string => name || email?.split('@')[0] || company || phone || 'No name';

/** What the list's search looks through, and what orders it by name: see netlify/database/schema/contacts.ts. */
export const contactSearch = ({
  name,
  company,
  emails,
}: {
  name: string;
  company: string;
  emails: readonly string[];
}): string => foldText([name, ...emails, company].join(' '));
export const contactNameKey = ({
  name,
  company,
  emails,
}: {
  name: string;
  company: string;
  emails: readonly string[];
}): string => foldText(contactLabel({ name, company, email: emails[0] ?? null, phone: null })).slice(0, 200);

/** What is done with many at once; undo takes one of the others back. */
export const contactChangeKinds = ['tag', 'untag', 'status', 'archive', 'restore', 'undo'] as const;
export type ContactChangeKind = (typeof contactChangeKinds)[number];
