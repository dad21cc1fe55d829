import type { ContactDetail } from '../../../../contracts/contact-record';
import { CloseGuard } from '../../../../ui/close-guard';
import { SlideOver } from '../../../../ui/slide-over';
import { ContactForm } from './contact-form';

/** A new contact. */
export function ContactFormDialog({
  open,
  onClose,
  onCreated,
}: {
  open: boolean;
  onClose: () => void;
  onCreated?: (contact: ContactDetail) => void;
}) {
  return (
    <CloseGuard onClose={onClose}>
      {(close) => (
        <SlideOver open={open} onClose={close} title="Add contact">
          {open && (
            <ContactForm
              onDone={(created) => {
                onClose();
                if (created) onCreated?.(created);
              }}
            />
          )}
        </SlideOver>
      )}
    </CloseGuard>
  );
}
