import * as z from 'zod/mini';
import { contactLimits as limits, contactStatuses } from '../domain/contact';
import { id, optionalText } from './text';

/** What the list, an export and a bulk change select by: search words and filters. */
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
