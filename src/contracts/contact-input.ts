import * as z from 'zod/mini';
import { contactLimits as limits, contactStatuses, pointKinds, type PointKind } from '../domain/contact';
import { isNoPoint, pointFaults } from '../domain/contact-point';
import { fieldValue } from './contact-fields';
import { tagName } from './contact-tags';
import { id, optionalText, requiredText, writable } from './text';

export const pointInput = z
  .object({
    kind: z.enum(pointKinds),
    value: requiredText('Address', 320),
    label: optionalText('Label', 40),
  })
  .check(
    z.refine(({ kind, value }) => !isNoPoint(kind, value), {
      error: ({ input }) => pointFaults[(input as { kind: PointKind }).kind],
      path: ['value'],
    }),
  );
export const money = z.nullable(
  z
    .number({ error: 'Value must be an amount.' })
    .check(
      z.int(),
      z.gte(0, { error: 'Value cannot be negative.' }),
      z.lte(99_999_999_999, { error: 'This amount is too large.' }),
    ),
);

export const tagNames = z
  .array(tagName)
  .check(z.maxLength(limits.tagsEach, { error: `A contact can have at most ${limits.tagsEach} tags.` }));
export const customValues = z.record(id, z.nullable(fieldValue));
export const contactInput = {
  name: optionalText('Name', limits.name),
  company: optionalText('Company', limits.company),
  status: z._default(z.enum(contactStatuses), 'lead'),
  value: z._default(money, null),
  points: z._default(
    z.array(pointInput).check(z.maxLength(limits.pointsEach, { error: `At most ${limits.pointsEach} addresses.` })),
    [],
  ),
  tags: z._default(tagNames, []),
  custom: z._default(customValues, {}),
};
export const changed = (label: string, max: number) =>
  z.optional(
    z
      .string({ error: `${label} must be text.` })
      .check(writable(), z.trim(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` })),
  );

export const contactsPath = '/api/contacts';
export const oneContact = z.object({ contactId: id });
