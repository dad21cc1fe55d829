import { messageOf } from '../../../api/api-error';
import type { Contact } from '../../../contracts/contact-record';
import { contactLabel } from '../../../domain/contact';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/use-toast';
import { useEraseContactMutation } from '../contacts-api';

/** Erasing is for good: what a person may ask for (GDPR, article 17). `contact` null closes it. */
export function EraseDialog({
  contact,
  onClose,
  onErasing,
  onErased,
}: {
  contact: Pick<Contact, 'id' | 'name' | 'email' | 'phone'> | null;
  onClose: () => void;
  onErasing?: () => void;
  onErased?: () => void;
}) {
  const [erase, { isLoading, error, reset }] = useEraseContactMutation();
  const { show } = useToast();
  const confirm = async () => {
    if (!contact) return;
    onErasing?.(); // what shows the contact would ask for it once more, and be told that it is gone
    const { data } = await erase({ contactId: contact.id });
    if (!data) return;
    close();
    onErased?.();
    show({ text: 'Contact erased.' });
  };
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={contact !== null}
      onClose={close}
      onConfirm={() => void confirm()}
      busy={isLoading}
      variant="danger"
      confirmLabel="Erase contact"
      {...(error && { error: messageOf(error) })}
      title={<span dir="auto">Erase {contact ? contactLabel(contact) : 'this contact'}?</span>}
      sentence="Their fields, notes, timeline and consents are deleted for good. Their addresses stay blocked in a form nobody can read, so no import can bring them back. To hide a contact instead, archive it."
    />
  );
}
