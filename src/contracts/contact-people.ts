import * as z from 'zod/mini';
import { contactLimits as limits, contactSorts, contactStatuses } from '../domain/contact';
import { contactFieldSchema } from './contact-fields';
import {
  changed,
  contactInput,
  contactsPath,
  customValues,
  money,
  oneContact,
  pointInput,
  tagNames,
} from './contact-input';
import { contactDetailSchema, contactSchema } from './contact-record';
import { contactFilterInput } from './contact-selection';
import { tagSchema } from './contact-tags';
import { endpoint } from './endpoint';
import { cursorInput, id, pageSize, storedText } from './text';

export const peopleContract = {
  listContacts: endpoint({
    method: 'GET',
    path: contactsPath,
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
    path: `${contactsPath}/count`,
    access: 'session',
    summary:
      'How many contacts a search or filter finds. Counted up to 10,000 where it must be counted; `exact` says whether that was enough.',
    input: z.object(contactFilterInput),
    output: z.object({ count: z.number(), exact: z.boolean() }),
  }),
  getContactBook: endpoint({
    method: 'GET',
    path: `${contactsPath}/book`,
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
    path: `${contactsPath}/:contactId`,
    access: 'session',
    summary: 'A contact with all addresses, custom fields and consents.',
    input: oneContact,
    output: contactDetailSchema,
  }),
  createContact: endpoint({
    method: 'POST',
    path: contactsPath,
    access: 'session',
    creates: true,
    summary: 'Adds a contact. An email that another contact has is a conflict.',
    input: z.object(contactInput),
    output: contactDetailSchema,
  }),
  updateContact: endpoint({
    method: 'PATCH',
    path: `${contactsPath}/:contactId`,
    access: 'session',
    summary: 'Changes the given fields; `points` and `tags` replace all of them, null empties a custom field.',
    input: z.object({
      contactId: id,
      name: changed('Name', limits.name),
      company: changed('Company', limits.company),
      status: z.optional(z.enum(contactStatuses)),
      value: z.optional(money),
      points: z.optional(z.array(pointInput).check(z.maxLength(limits.pointsEach))),
      tags: z.optional(tagNames),
      custom: z.optional(customValues),
    }),
    output: contactDetailSchema,
  }),
  eraseContact: endpoint({
    method: 'DELETE',
    path: `${contactsPath}/:contactId`,
    access: 'session',
    summary: 'Permanently erases a contact and everything about it. Its addresses stay blocked as keyed hashes.',
    input: oneContact,
    output: z.object({ id }),
  }),
};
