import { deferred } from '../../../ui/deferred';

// What opens over the list comes after it; each is fetched when the page stands and once more when it is asked for.
export const ContactPanelPart = deferred(async () => (await import('../record/components/contact-panel')).ContactPanel);
export const ContactFormPart = deferred(
  async () => (await import('../record/components/contact-form-dialog')).ContactFormDialog,
);
export const EraseDialogPart = deferred(async () => (await import('../erasure/erase-dialog')).EraseDialog);
export const FieldsDialogPart = deferred(async () => (await import('../fields/fields-dialog')).FieldsDialog);
export const ExportDialogPart = deferred(async () => (await import('../exports/export-dialog')).ExportDialog);
export const TagContactsPart = deferred(async () => (await import('../changes/tag-contacts-dialog')).TagContactsDialog);
export const TagDialogPart = deferred(async () => (await import('../tags/tag-dialog')).TagDialog);
