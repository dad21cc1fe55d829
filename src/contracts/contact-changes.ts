import * as z from 'zod/mini';
import { contactChangeKinds, contactStatuses } from '../domain/contact';
import { contactSelectionSchema } from './contact-selection';
import { tagName } from './contact-tags';
import { endpoint } from './endpoint';
import { id } from './text';

/** `state` running: the change is being applied in the background; `kind` undo: the batch undoes another. */
export const contactBatchSchema = z.object({
  id,
  kind: z.enum(contactChangeKinds),
  state: z.enum(['running', 'done', 'failed', 'undone']),
  changed: z.number(),
  total: z.number(),
  canUndo: z.boolean(),
});
export type ContactBatch = z.infer<typeof contactBatchSchema>;

export const contactChangesContract = {
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
    summary: 'Bulk changes in progress, oldest first.',
    input: z.object({}),
    output: z.object({ items: z.array(contactBatchSchema) }),
  }),
  getContactBatch: endpoint({
    method: 'GET',
    path: '/api/contact-changes/:batchId',
    access: 'session',
    summary: 'The progress of a bulk change.',
    input: z.object({ batchId: id }),
    output: contactBatchSchema,
  }),
  undoContactBatch: endpoint({
    method: 'POST',
    path: '/api/contact-changes/:batchId/undo',
    access: 'session',
    summary: 'Undoes a bulk change; contacts changed since then stay as they are.',
    input: z.object({ batchId: id }),
    output: contactBatchSchema,
  }),
};
