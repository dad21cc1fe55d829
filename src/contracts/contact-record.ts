import * as z from 'zod/mini';
import { consentBases, consentChannels, consentStates, suppressionReasons } from '../domain/consent';
import { contactLimits as limits, contactStatuses, pointKinds } from '../domain/contact';
import { fieldValue } from './contact-fields';
import { id, instant, storedText } from './text';

/** `shown` is the value as a person writes it; `value` is the normalised form for comparison: lower case, E.164. */
export const pointSchema = z.object({
  kind: z.enum(pointKinds),
  value: storedText(320),
  shown: storedText(320),
  label: storedText(40),
});
export type ContactPoint = z.infer<typeof pointSchema>;

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

/**
 * A whole contact. `consents` has the latest state per channel, `suppressed` the reasons an address is blocked.
 * `importedFrom` names the file.
 */
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
