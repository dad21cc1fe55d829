import * as z from 'zod/mini';
import {
  consentBases,
  consentChannels,
  consentStates,
  importedReasons,
  liftableReasons,
  suppressionReasons,
} from '../domain/consent';
import {
  contactChangeKinds,
  contactEventKinds,
  contactLimits as limits,
  contactSorts,
  contactStatuses,
  fieldKinds,
  pointKinds,
} from '../domain/contact';
import { csvSeparators } from '../domain/csv-separator';
import { suppressionLimits } from '../domain/suppression-file';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, optionalText, pageSize, requiredText, storedText, writable } from './text';

export const tagSchema = z.object({ id, name: storedText(limits.tag), count: z.number() });
export type ContactTag = z.infer<typeof tagSchema>;

/** `shown` is how a person writes it; `value` is what is compared: lower case, E.164. */
export const pointSchema = z.object({
  kind: z.enum(pointKinds),
  value: storedText(320),
  shown: storedText(320),
  label: storedText(40),
});
export type ContactPoint = z.infer<typeof pointSchema>;

const fieldValue = z.union([storedText(limits.fieldText), z.number(), z.boolean()]);
export const contactFieldSchema = z.object({
  id,
  label: storedText(60),
  kind: z.enum(fieldKinds),
  choices: z.array(storedText(60)),
});
export type ContactField = z.infer<typeof contactFieldSchema>;

const consentStateSchema = z.nullable(z.enum(consentStates));

/** A row of the list. `email` and `phone` are the first of each; `value` is in hundredths of the workspace's currency. */
export const contactSchema = z.object({
  id,
  name: storedText(limits.name),
  email: z.nullable(storedText(320)),
  phone: z.nullable(storedText(60)),
  company: storedText(limits.company),
  status: z.enum(contactStatuses),
  tags: z.array(z.object({ id, name: storedText(limits.tag) })),
  lastContact: z.nullable(instant),
  source: storedText(limits.source),
  value: z.nullable(z.number()),
  archived: z.boolean(),
  createdAt: instant,
});
export type Contact = z.infer<typeof contactSchema>;

/** One contact whole. `consents` is the last word per channel, `suppressed` what blocks an address. `importedFrom` names the file. */
export const contactDetailSchema = z.extend(contactSchema, {
  points: z.array(pointSchema),
  custom: z.record(z.uuid(), fieldValue),
  importedFrom: z.nullable(storedText(200)),
  updatedAt: instant,
  consents: z.array(
    z.object({
      channel: z.enum(consentChannels),
      state: consentStateSchema,
      basis: z.nullable(z.enum(consentBases)),
      at: z.nullable(instant),
    }),
  ),
  suppressed: z.array(z.object({ channel: z.enum(consentChannels), reason: z.enum(suppressionReasons), at: instant })),
});
export type ContactDetail = z.infer<typeof contactDetailSchema>;

export const contactEventSchema = z.object({
  id,
  kind: z.enum(contactEventKinds),
  title: storedText(200),
  text: storedText(limits.note),
  at: instant,
  actor: storedText(200),
  canDelete: z.boolean(),
});
export type ContactEvent = z.infer<typeof contactEventSchema>;

const narrowed = { search: optionalText('Search', 320), reason: z.optional(z.enum(suppressionReasons)) };
const pointInput = z.object({
  kind: z.enum(pointKinds),
  value: requiredText('Address', 320),
  label: optionalText('Label', 40),
});
const money = z.nullable(
  z
    .number({ error: 'Value must be an amount.' })
    .check(
      z.int(),
      z.gte(0, { error: 'Value cannot be negative.' }),
      z.lte(99_999_999_999, { error: 'This amount is too large.' }),
    ),
);
const tagName = requiredText('Tag', limits.tag);
const tagNames = z
  .array(tagName)
  .check(z.maxLength(limits.tagsEach, { error: `A contact can have at most ${limits.tagsEach} tags.` }));
const custom = z.record(id, z.nullable(fieldValue));
const contactInput = {
  name: optionalText('Name', limits.name),
  company: optionalText('Company', limits.company),
  status: z._default(z.enum(contactStatuses), 'lead'),
  value: z._default(money, null),
  points: z._default(
    z.array(pointInput).check(z.maxLength(limits.pointsEach, { error: `At most ${limits.pointsEach} addresses.` })),
    [],
  ),
  tags: z._default(tagNames, []),
  custom: z._default(custom, {}),
};
const changed = (label: string, max: number) =>
  z.optional(
    z
      .string({ error: `${label} must be text.` })
      .check(writable(), z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` })),
  );

/** What the list, an export and a bulk change are about: words looked for, and filters. */
export const contactFilterInput = {
  search: optionalText('Search', 100),
  status: z.optional(z.enum(contactStatuses)),
  tag: z.optional(id),
  segment: z.optional(id),
  archived: z.optional(z.literal('only')),
};
export const contactSelectionSchema = z.union([
  z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(limits.bulkIds)) }),
  z.object({ filter: z.object(contactFilterInput) }),
]);
export type ContactSelection = z.infer<typeof contactSelectionSchema>;

const base = '/api/contacts';
const one = z.object({ contactId: id });

export const peopleContract = {
  listContacts: endpoint({
    method: 'GET',
    path: base,
    access: 'session',
    summary:
      'Contacts, paged by cursor. Search looks into name, emails and company, without regard to case and accents.',
    input: z.object({
      ...contactFilterInput,
      sort: z._default(z.enum(contactSorts), 'last-contact'),
      cursor: cursorInput(),
      limit: pageSize(50),
    }),
    output: z.object({ items: z.array(contactSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  countContacts: endpoint({
    method: 'GET',
    path: `${base}/count`,
    access: 'session',
    summary:
      'How many contacts a search or filter finds. Counted up to 10,000 where it must be counted; `exact` says whether that was enough.',
    input: z.object(contactFilterInput),
    output: z.object({ count: z.number(), exact: z.boolean() }),
  }),
  getContactBook: endpoint({
    method: 'GET',
    path: `${base}/book`,
    access: 'session',
    summary:
      'The list as a whole: how many, new this month, per status; tags with counts; custom fields; the currency of values.',
    input: z.object({}),
    output: z.object({
      count: z.number(),
      newThisMonth: z.number(),
      archived: z.number(),
      byStatus: z.record(z.enum(contactStatuses), z.number()),
      tags: z.array(tagSchema),
      fields: z.array(contactFieldSchema),
      currency: storedText(3),
      country: z.nullable(storedText(2)),
    }),
  }),
  getContact: endpoint({
    method: 'GET',
    path: `${base}/:contactId`,
    access: 'session',
    summary: 'One contact with all addresses, custom fields and consents.',
    input: one,
    output: contactDetailSchema,
  }),
  createContact: endpoint({
    method: 'POST',
    path: base,
    access: 'session',
    creates: true,
    summary: 'Adds a contact. An email that another contact has is a conflict.',
    input: z.object(contactInput),
    output: contactDetailSchema,
  }),
  updateContact: endpoint({
    method: 'PATCH',
    path: `${base}/:contactId`,
    access: 'session',
    summary: 'Changes what is given; `points` and `tags` replace all of theirs, a custom field of null is emptied.',
    input: z.object({
      contactId: id,
      name: changed('Name', limits.name),
      company: changed('Company', limits.company),
      status: z.optional(z.enum(contactStatuses)),
      value: z.optional(money),
      points: z.optional(z.array(pointInput).check(z.maxLength(limits.pointsEach))),
      tags: z.optional(tagNames),
      custom: z.optional(custom),
    }),
    output: contactDetailSchema,
  }),
  eraseContact: endpoint({
    method: 'DELETE',
    path: `${base}/:contactId`,
    access: 'session',
    summary: 'Erases a contact with everything about it, for good. Its addresses stay blocked as keyed hashes.',
    input: one,
    output: z.object({ id }),
  }),
  sendContactMessage: endpoint({
    method: 'POST',
    path: `${base}/:contactId/messages`,
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: 3_600 },
    summary: 'Writes one mail to a contact by hand; answers go to whoever wrote it.',
    input: z.object({ contactId: id, subject: requiredText('Subject', 200), text: requiredText('Message', 10_000) }),
    output: contactEventSchema,
  }),
  listContactEvents: endpoint({
    method: 'GET',
    path: `${base}/:contactId/events`,
    access: 'session',
    summary: "A contact's timeline, newest first.",
    input: z.object({
      contactId: id,
      kind: z.optional(z.enum(contactEventKinds)),
      cursor: cursorInput(),
      limit: pageSize(30),
    }),
    output: z.object({ items: z.array(contactEventSchema), nextCursor: z.nullable(storedText(1_000)) }),
  }),
  createContactNote: endpoint({
    method: 'POST',
    path: `${base}/:contactId/notes`,
    access: 'session',
    creates: true,
    summary: 'Adds a note to the timeline.',
    input: z.object({ contactId: id, text: requiredText('Note', limits.note) }),
    output: contactEventSchema,
  }),
  deleteContactNote: endpoint({
    method: 'DELETE',
    path: `${base}/:contactId/notes/:eventId`,
    access: 'session',
    summary: 'Deletes a note.',
    input: z.object({ contactId: id, eventId: id }),
    output: z.object({ id }),
  }),
};

/** `state` running: the change is being applied in the background; `kind` undo: it is being taken back. */
export const contactBatchSchema = z.object({
  id,
  kind: z.enum(contactChangeKinds),
  state: z.enum(['running', 'done', 'failed', 'undone']),
  changed: z.number(),
  total: z.number(),
  canUndo: z.boolean(),
});
export type ContactBatch = z.infer<typeof contactBatchSchema>;

export const bookContract = {
  changeContacts: endpoint({
    method: 'POST',
    path: '/api/contact-changes',
    access: 'session',
    summary:
      'Changes many at once: tag, untag, status, archive, bring back. Up to 1,000 at once; more go on in the background.',
    input: z.object({
      selection: contactSelectionSchema,
      change: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('tag'), tag: tagName }),
        z.object({ kind: z.literal('untag'), tagId: id }),
        z.object({ kind: z.literal('status'), status: z.enum(contactStatuses) }),
        z.object({ kind: z.literal('archive') }),
        z.object({ kind: z.literal('restore') }),
      ]),
    }),
    output: contactBatchSchema,
  }),
  listContactBatches: endpoint({
    method: 'GET',
    path: '/api/contact-changes',
    access: 'session',
    summary: 'Changes of many that go on in the background, oldest first.',
    input: z.object({}),
    output: z.object({ items: z.array(contactBatchSchema) }),
  }),
  getContactBatch: endpoint({
    method: 'GET',
    path: '/api/contact-changes/:batchId',
    access: 'session',
    summary: 'How far a change of many is.',
    input: z.object({ batchId: id }),
    output: contactBatchSchema,
  }),
  undoContactBatch: endpoint({
    method: 'POST',
    path: '/api/contact-changes/:batchId/undo',
    access: 'session',
    summary: 'Takes a change of many back; what somebody has changed since stays.',
    input: z.object({ batchId: id }),
    output: contactBatchSchema,
  }),
  createContactTag: endpoint({
    method: 'POST',
    path: '/api/contact-tags',
    access: 'session',
    summary: 'Makes a tag that nobody has yet; one that is called so already is given back.',
    input: z.object({ name: tagName }),
    output: tagSchema,
  }),
  updateContactTag: endpoint({
    method: 'PATCH',
    path: '/api/contact-tags/:tagId',
    access: 'session',
    summary: 'Renames a tag.',
    input: z.object({ tagId: id, name: tagName }),
    output: tagSchema,
  }),
  deleteContactTag: endpoint({
    method: 'DELETE',
    path: '/api/contact-tags/:tagId',
    access: 'session',
    summary: 'Takes a tag off every contact and away.',
    input: z.object({ tagId: id }),
    output: z.object({ id }),
  }),
  createContactField: endpoint({
    method: 'POST',
    path: '/api/contact-fields',
    access: 'session',
    summary: 'Adds a custom field.',
    input: z.object({
      label: requiredText('Label', 60),
      kind: z.enum(fieldKinds),
      choices: z._default(z.array(requiredText('Choice', 60)).check(z.maxLength(limits.choices)), []),
    }),
    output: contactFieldSchema,
  }),
  updateContactField: endpoint({
    method: 'PATCH',
    path: '/api/contact-fields/:fieldId',
    access: 'session',
    summary: 'Renames a custom field or changes its choices.',
    input: z.object({
      fieldId: id,
      label: requiredText('Label', 60),
      choices: z._default(z.array(requiredText('Choice', 60)).check(z.maxLength(limits.choices)), []),
    }),
    output: contactFieldSchema,
  }),
  deleteContactField: endpoint({
    method: 'DELETE',
    path: '/api/contact-fields/:fieldId',
    access: 'session',
    summary: 'Deletes a custom field and what contacts hold in it.',
    input: z.object({ fieldId: id }),
    output: z.object({ id }),
  }),
};

const consentEntrySchema = z.object({
  id,
  channel: z.enum(consentChannels),
  state: z.enum(consentStates),
  basis: z.nullable(z.enum(consentBases)),
  wording: storedText(1_000),
  proof: storedText(1_000),
  point: storedText(320),
  address: z.nullable(storedText(60)),
  at: instant,
  actor: storedText(200),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

export const consentContract = {
  listConsents: endpoint({
    method: 'GET',
    path: `${base}/:contactId/consents`,
    access: 'session',
    summary: 'Every consent given and taken back, newest first, with its proof.',
    input: one,
    output: z.object({ items: z.array(consentEntrySchema) }),
  }),
  createConsent: endpoint({
    method: 'POST',
    path: `${base}/:contactId/consents`,
    access: 'session',
    summary: 'Writes into the ledger that a contact agreed or took it back, as somebody of the workspace knows it.',
    input: z.object({
      contactId: id,
      channel: z.enum(consentChannels),
      state: z.enum(consentStates),
      basis: z.optional(z.enum(consentBases)),
      wording: optionalText('Wording', 1_000),
      proof: optionalText('How you know', 1_000),
    }),
    output: contactDetailSchema,
  }),
  listSuppressions: endpoint({
    method: 'GET',
    path: '/api/suppressions',
    access: 'session',
    summary: 'Addresses that nothing is sent to, newest first. An erased one is not shown in words.',
    input: z.object({ ...narrowed, cursor: cursorInput(), limit: pageSize(50) }),
    output: z.object({
      items: z.array(
        z.object({
          id,
          channel: z.enum(consentChannels),
          point: z.nullable(storedText(320)),
          reason: z.enum(suppressionReasons),
          /** What the mail server said, '' where none did. */ cause: storedText(500),
          /** The list that it came with. */ importId: z.nullable(id),
          at: instant,
        }),
      ),
      nextCursor: z.nullable(storedText(1_000)),
    }),
  }),
  createSuppression: endpoint({
    method: 'POST',
    path: '/api/suppressions',
    access: 'session',
    summary: 'Blocks an address by hand; an email for mail, a number for texts and calls.',
    input: z.object({ point: requiredText('Email or phone', 320) }),
    output: z.object({ added: z.number() }),
  }),
  deleteSuppressions: endpoint({
    method: 'POST',
    path: '/api/suppressions/unblock',
    access: 'session',
    limit: { calls: 600, perSeconds: 3_600 },
    summary:
      'Unblocks many addresses: those named, or all of one reason that a search finds. What their owners asked for stays. At most 1,000 at once; `more` says that there are others.',
    input: z
      .object({
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(500))),
        all: z.optional(z.object({ search: optionalText('Search', 320), reason: z.enum(liftableReasons) })),
      })
      .check(
        z.refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
          error: 'Name addresses, or a reason.',
        }),
      ),
    output: z.object({ unblocked: z.number(), more: z.boolean() }),
  }),
  createSuppressions: endpoint({
    method: 'POST',
    path: '/api/suppressions/import',
    access: 'session',
    limit: { calls: 600, perSeconds: 3_600 },
    summary:
      'Blocks many addresses from a list. A graver reason that stands already stays. `faults` are the places in the list of what is no address.',
    input: z.object({
      reason: z.enum(importedReasons),
      /** The same for each part of a list, made by whoever brings it: by this name the list can be taken back. */
      importId: z.optional(id),
      points: z.array(requiredText('Address', 320)).check(z.minLength(1), z.maxLength(suppressionLimits.atOnce)),
    }),
    output: z.object({ added: z.number(), faults: z.array(z.number()) }),
  }),
  deleteSuppressionImport: endpoint({
    method: 'POST',
    path: '/api/suppressions/import/undo',
    access: 'session',
    limit: { calls: 600, perSeconds: 3_600 },
    summary:
      'Takes back a list of blocked addresses. What stood before it, and what happened to an address since, stays. At most 1,000 at once; `more` says that there are others.',
    input: z.object({ importId: id }),
    output: z.object({ unblocked: z.number(), more: z.boolean() }),
  }),
  getSuppressionFile: endpoint({
    method: 'GET',
    path: '/api/suppressions/file',
    access: 'session',
    summary: 'Blocked addresses as CSV, as a list of them is narrowed; of the erased nothing.',
    produces: 'text/csv',
    input: z.object(narrowed),
    output: z.unknown(),
  }),
  deleteSuppression: endpoint({
    method: 'DELETE',
    path: '/api/suppressions/:suppressionId',
    access: 'session',
    summary: 'Unblocks an address that was blocked by hand or bounced. What its owner asked for stays.',
    input: z.object({ suppressionId: id }),
    output: z.object({ id }),
  }),
};

export const contactExportSchema = z.object({
  id,
  format: z.enum(['csv', 'json']),
  state: z.enum(['running', 'ready', 'failed', 'cancelled']),
  progress: z.number(),
  /** It was cut off (its worker ended) and is written anew. */
  startedAgain: z.boolean(),
  rows: z.number(),
  bytes: z.nullable(z.number()),
  cause: z.nullable(storedText(300)),
  createdAt: instant,
  expiresAt: instant,
});
export type ContactExport = z.infer<typeof contactExportSchema>;

export const contactExportContract = {
  listContactExports: endpoint({
    method: 'GET',
    path: '/api/contact-exports',
    access: 'session',
    summary: 'Exports of the last seven days, newest first.',
    input: z.object({}),
    output: z.object({ items: z.array(contactExportSchema) }),
  }),
  createContactExport: endpoint({
    method: 'POST',
    path: '/api/contact-exports',
    access: 'session',
    limit: { calls: 20, perSeconds: 3_600 },
    summary: 'Begins an export of a selection as CSV or JSON; `separator` divides the columns of a CSV file.',
    input: z.object({
      format: z.enum(['csv', 'json']),
      separator: z._default(z.enum(csvSeparators), ','),
      selection: contactSelectionSchema,
    }),
    output: contactExportSchema,
  }),
  cancelContactExport: endpoint({
    method: 'POST',
    path: '/api/contact-exports/:exportId/cancel',
    access: 'session',
    summary: 'Stops an export.',
    input: z.object({ exportId: id }),
    output: contactExportSchema,
  }),
  getContactExportFile: endpoint({
    method: 'GET',
    path: '/api/contact-exports/:exportId/file',
    access: 'session',
    summary: 'The file. CSV neutralises what a spreadsheet would run as a formula.',
    produces: 'application/octet-stream',
    input: z.object({ exportId: id }),
    output: z.unknown(),
  }),
};

export const contactsContract = { ...peopleContract, ...bookContract, ...consentContract, ...contactExportContract };
