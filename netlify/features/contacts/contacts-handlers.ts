import type { contactChangesContract } from '../../../src/contracts/contact-changes';
import type { timelineContract } from '../../../src/contracts/contact-events';
import type { contactFieldsContract } from '../../../src/contracts/contact-fields';
import type { peopleContract } from '../../../src/contracts/contact-people';
import type { contactTagsContract } from '../../../src/contracts/contact-tags';
import type { Handlers } from '../../http/call';
import type { BatchService } from './changes/batch-service';
import type { ContactsService } from './contacts-service';
import type { TagFieldService } from './fields/tag-field-service';
import type { TimelineService } from './timeline/timeline-service';

export const contactsHandlers = ({
  contacts,
  timeline,
  batches,
  tagFields,
}: Services): Handlers<typeof peopleContract> &
  Handlers<typeof timelineContract> &
  Handlers<typeof contactChangesContract> &
  Handlers<typeof contactTagsContract> &
  Handlers<typeof contactFieldsContract> => ({
  listContacts: (input, { workspace }) => contacts.list(workspace.id, input),
  countContacts: (input, { workspace }) => contacts.count(workspace.id, input),
  getContactBook: (_input, { workspace }) => contacts.book(workspace),
  getContact: ({ contactId }, { workspace }) => contacts.get(workspace.id, contactId),
  createContact: (input, { workspace }) => contacts.create(workspace, input),
  updateContact: (input, { workspace }) => contacts.update(workspace, input),
  eraseContact: ({ contactId }, { workspace, user }) => contacts.erase(workspace, contactId, user),
  sendContactMessage: (input, { workspace, user, throttle }) => timeline.send(workspace, input, user, throttle),
  listContactEvents: (input, { workspace }) => timeline.list(workspace.id, input),
  createContactNote: (input, { workspace, user }) => timeline.addNote(workspace.id, input, user),
  deleteContactNote: (input, { workspace }) => timeline.deleteNote(workspace.id, input),
  changeContacts: (input, { workspace }) => batches.change(workspace.id, input),
  listContactBatches: (_input, { workspace }) => batches.list(workspace.id),
  getContactBatch: ({ batchId }, { workspace }) => batches.get(workspace.id, batchId),
  undoContactBatch: ({ batchId }, { workspace }) => batches.undo(workspace.id, batchId),
  createContactTag: ({ name }, { workspace }) => tagFields.createTag(workspace.id, name),
  updateContactTag: ({ tagId, name }, { workspace }) => tagFields.renameTag(workspace.id, tagId, name),
  deleteContactTag: ({ tagId }, { workspace }) => tagFields.deleteTag(workspace.id, tagId),
  createContactField: (input, { workspace }) => tagFields.createField(workspace.id, input),
  updateContactField: ({ fieldId, ...input }, { workspace }) =>
    tagFields.updateField(workspace.id, { id: fieldId, ...input }),
  deleteContactField: ({ fieldId }, { workspace }) => tagFields.deleteField(workspace.id, fieldId),
});

interface Services {
  contacts: ContactsService;
  timeline: TimelineService;
  batches: BatchService;
  tagFields: TagFieldService;
}
