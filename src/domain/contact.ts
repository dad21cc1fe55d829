/** What a contact is to the business. */
export const contactStatuses = ['customer', 'lead', 'prospect'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Sort orders of the list; each has an index. */
export const contactSorts = ['last-contact', 'newest', 'name', 'value'] as const;
export type ContactSort = (typeof contactSorts)[number];

/** Kinds of contact points: emails are stored in lower case, phones in E.164 where they can be parsed. */
export const pointKinds = ['email', 'phone'] as const;
export type PointKind = (typeof pointKinds)[number];

export const fieldKinds = ['text', 'number', 'date', 'choice', 'yes-no'] as const;
export type FieldKind = (typeof fieldKinds)[number];
/**
 * A custom field's value: text, a number, a date (2026-11-22), one of its choices, or true. Empty values are not
 * stored.
 */
export type FieldValue = string | number | boolean;

/**
 * The kinds of timeline events. New features add their own kinds here and write them through
 * netlify/records/contacts/contact-timeline.ts.
 */
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

/** Kinds that count as contact with the person: they update "last contact". */
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
 * Text for searching and sorting: lower case, without accents (Unicode TR 15, NFKD without marks), runs of
 * spaces as one. "  Zoë  Å " becomes "zoe a".
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The label of a contact without a name: the part of the email before the @, otherwise the number. */
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

/** The text that search looks through and that sorting by name uses: see netlify/database/schema/contacts.ts. */
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

/** Bulk changes; undo reverses one of the others. */
export const contactChangeKinds = ['tag', 'untag', 'status', 'archive', 'restore', 'undo'] as const;
export type ContactChangeKind = (typeof contactChangeKinds)[number];
