import { useState } from 'react';
import { useShortcut } from '../../../../hooks/use-shortcut';
import type { Contact } from '../../../../contracts/contact-record';
import { useContactActions } from '../../hooks/use-contact-actions';

/**
 * The list by keyboard: j and k go down and up, x picks, e archives or brings back, all that are picked or else the one; Enter opens, because the name has
 * the focus. Where something is open above the list the letters are its own.
 */
export function useRowKeys(
  contacts: readonly Contact[],
  {
    picked,
    onGo,
    onPick,
  }: { picked: ReadonlySet<string>; onGo: (index: number) => void; onPick: (id: string) => void },
) {
  const { archive, restore } = useContactActions();
  const [reached, setReached] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const index = contacts.findIndex(({ id }) => id === reached);

  const go = (to: number) => {
    const contact = contacts[Math.min(Math.max(to, 0), contacts.length - 1)];
    if (!contact) return;
    onGo(contacts.indexOf(contact));
    setReached(contact.id);
    setWanted(contact.id);
  };
  const onPage = (act: () => void) => () => {
    if (!document.querySelector(ABOVE)) act();
  };

  useShortcut(
    'j',
    onPage(() => go(index + 1)),
  );
  useShortcut(
    'k',
    onPage(() => go(index < 0 ? 0 : index - 1)),
  );
  useShortcut(
    'x',
    onPage(() => reached !== null && index >= 0 && onPick(reached)),
  );
  useShortcut(
    'e',
    onPage(() => {
      const contact = contacts[index];
      if (!contact) return;
      const next = contacts[index + 1] ?? contacts[index - 1];
      const those = picked.size > 0 ? [...picked] : [contact.id];
      void (contact.archived ? restore : archive)(those);
      if (next && picked.size === 0) go(contacts.indexOf(next));
    }),
  );

  return {
    wanted,
    /** A row has the focus, however it came there. */
    onReached: (id: string) => {
      setReached(id);
      setWanted(null);
    },
  };
}

/** Not toasts: they call themselves dialogs too, and leave the page to whoever works on it. */
const ABOVE = '[data-open]:is([role="dialog"], [role="alertdialog"], [role="menu"])';
