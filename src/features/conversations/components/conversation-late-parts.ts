import { deferred } from '../../../ui/deferred';
import { lateDialog } from '../../../ui/late-dialog';
import { PartLoading } from '../../../ui/late-part';

/** Contacts are as large as the inbox: they come when a conversation is open. */
export const PersonPart = deferred(async () => (await import('../person/person-pane')).PersonPane, PartLoading);

// What opens over the page comes after it, when it is first asked for.
export const NewConversationPart = lateDialog(
  async () => (await import('./new-conversation-dialog')).NewConversationDialog,
  'Your conversations are safe.',
);
export const ShortcutsPart = lateDialog(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
  'Your conversations are safe.',
);
export const MergePart = lateDialog(
  async () => (await import('../person/merge-dialog')).MergeDialog,
  'Your conversations are safe.',
);
export const KeepPart = lateDialog(
  async () => (await import('../person/keep-dialog')).KeepDialog,
  'Your conversations are safe.',
);
export const LaterPart = lateDialog(
  async () => (await import('../composer/later-dialog')).LaterDialog,
  'What you wrote is safe.',
);
