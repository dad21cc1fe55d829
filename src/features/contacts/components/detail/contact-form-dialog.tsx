import type { ContactDetail } from '../../../../contracts/contacts';
import { SlideOver } from '../../../../ui/slide-over';
import { ContactForm } from './contact-form';

/** A new contact. */
export function ContactFormDialog({ open, onClose, onCreated }: { open: boolean; onClose: () => void; onCreated?: (contact: ContactDetail) => void }) {
  return (
    <SlideOver open={open} onClose={onClose} title="Add contact">
      {open && (
        <ContactForm
          onDone={(created) => {
            onClose();
            if (created) onCreated?.(created);
          }}
        />
      )}
    </SlideOver>
  );
}
