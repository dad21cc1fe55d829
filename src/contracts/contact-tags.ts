import * as z from 'zod/mini';
import { contactLimits as limits } from '../domain/contact';
import { endpoint } from './endpoint';
import { id, requiredText, storedText } from './text';

export const tagSchema = z.object({ id, name: storedText(limits.tag), count: z.number() });
export type ContactTag = z.infer<typeof tagSchema>;

export const tagName = requiredText('Tag', limits.tag);

export const contactTagsContract = {
  createContactTag: endpoint({
    method: 'POST',
    path: '/api/contact-tags',
    access: 'session',
    summary: 'Creates a tag; returns the existing one of that name.',
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
    summary: 'Removes a tag from every contact and deletes it.',
    input: z.object({ tagId: id }),
    output: z.object({ id }),
  }),
};
