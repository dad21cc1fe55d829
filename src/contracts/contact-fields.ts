import * as z from 'zod/mini';
import { contactLimits as limits, fieldKinds } from '../domain/contact';
import { endpoint } from './endpoint';
import { id, requiredText, storedText } from './text';

export const fieldValue = z.union([storedText(limits.fieldText), z.number(), z.boolean()]);
export const contactFieldSchema = z.object({
  id,
  label: storedText(60),
  kind: z.enum(fieldKinds),
  choices: z.array(storedText(60)),
});
export type ContactField = z.infer<typeof contactFieldSchema>;

export const contactFieldsContract = {
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
    summary: 'Deletes a custom field and its values.',
    input: z.object({ fieldId: id }),
    output: z.object({ id }),
  }),
};
