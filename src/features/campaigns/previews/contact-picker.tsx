import { useState } from 'react';
import type { Contact } from '../../../contracts/contact-record';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { ContactChooser, nameOf } from './contact-chooser';

/** Whose mail is looked at; null for somebody of whom nothing is known. */
export function ContactPicker({
  contact,
  onPick,
}: {
  contact: Contact | null;
  onPick: (contact: Contact | null) => void;
}) {
  const [open, setOpen] = useState(false);
  const pick = (chosen: Contact | null) => {
    setOpen(false);
    onPick(chosen);
  };
  return (
    <>
      <Row>
        <Text size="sm" tone={2}>
          As it looks to {contact ? <b>{nameOf(contact)}</b> : 'someone with no contact details'}
        </Text>
        <Button size="sm" onClick={() => setOpen(true)}>
          Choose contact
        </Button>
        {contact && (
          <Button size="sm" variant="quiet" onClick={() => pick(null)}>
            Nobody
          </Button>
        )}
      </Row>
      <ContactChooser open={open} onClose={() => setOpen(false)} title="Preview as a contact" onPick={pick} />
    </>
  );
}
