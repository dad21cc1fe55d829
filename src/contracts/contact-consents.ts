import * as z from 'zod/mini';
import { consentBases, consentChannels, consentStates } from '../domain/consent';
import { contactsPath, oneContact } from './contact-input';
import { contactDetailSchema } from './contact-record';
import { endpoint } from './endpoint';
import { id, instant, optionalText, storedText } from './text';

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
    path: `${contactsPath}/:contactId/consents`,
    access: 'session',
    summary: 'Every consent given or withdrawn, newest first, with its proof.',
    input: oneContact,
    output: z.object({ items: z.array(consentEntrySchema) }),
  }),
  createConsent: endpoint({
    method: 'POST',
    path: `${contactsPath}/:contactId/consents`,
    access: 'session',
    summary: 'Records that a contact gave or withdrew consent, as reported by a member.',
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
};
