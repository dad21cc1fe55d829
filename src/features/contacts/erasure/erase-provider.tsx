import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { contactGone, contactOpened } from '../contacts-slice';
import { EraseContext, type ErasedContact } from './erase-context';
import { EraseDialogPart } from '../components/late-parts';

/** Lets rows and the panel ask before a contact is erased. */
export function EraseProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => EraseDialogPart.fetch(), [open]);

  const ask = (contact: ErasedContact, onErased?: () => void) => {
    setAsked({ contact, onErased });
    setOpen(true);
  };
  const erased = () => {
    if (!asked) return;
    dispatch(contactGone(asked.contact.id));
    asked.onErased?.();
  };

  return (
    <EraseContext value={ask}>
      {children}
      <EraseDialogPart
        contact={open && asked ? asked.contact : null}
        onClose={() => setOpen(false)}
        onErasing={() => dispatch(contactOpened(null))}
        onErased={erased}
      />
    </EraseContext>
  );
}

interface Asked {
  contact: ErasedContact;
  onErased: (() => void) | undefined;
}
