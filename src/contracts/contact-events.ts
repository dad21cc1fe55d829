import * as z from 'zod/mini';
import { contactEventKinds, contactLimits as limits } from '../domain/contact';
import { HOUR_SECONDS } from '../domain/duration';
import { contactsPath } from './contact-input';
import { endpoint } from './endpoint';
import { cursorInput, id, instant, pageSize, requiredText, storedText } from './text';

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

export const timelineContract = {
  sendContactMessage: endpoint({
    method: 'POST',
    path: `${contactsPath}/:contactId/messages`,
    access: 'session',
    needsConfirmedAddress: true,
    creates: true,
    notInDemo: true,
    limit: { calls: 60, perSeconds: HOUR_SECONDS },
    summary: 'Sends a hand-written email to a contact; replies go to its author.',
    input: z.object({ contactId: id, subject: requiredText('Subject', 200), text: requiredText('Message', 10_000) }),
    output: contactEventSchema,
  }),
  listContactEvents: endpoint({
    method: 'GET',
    path: `${contactsPath}/:contactId/events`,
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
    path: `${contactsPath}/:contactId/notes`,
    access: 'session',
    creates: true,
    summary: 'Adds a note to the timeline.',
    input: z.object({ contactId: id, text: requiredText('Note', limits.note) }),
    output: contactEventSchema,
  }),
  deleteContactNote: endpoint({
    method: 'DELETE',
    path: `${contactsPath}/:contactId/notes/:eventId`,
    access: 'session',
    summary: 'Deletes a note.',
    input: z.object({ contactId: id, eventId: id }),
    output: z.object({ id }),
  }),
};
