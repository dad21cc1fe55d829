import { Archive, ArchiveRestore, Ellipsis, Eye, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Contact } from '../../../../contracts/contact-record';
import { Button } from '../../../../ui/button';
import { LateMenu } from '../../../../ui/late-menu';
import { contactOpened } from '../../contacts-slice';
import { useContactActions } from '../../hooks/use-contact-actions';

/** What can be done with one contact. */
export function ContactMenu({ contact, name }: { contact: Contact; name: string }) {
  const dispatch = useDispatch();
  const { archive, restore, askToErase } = useContactActions();
  const { id, email, archived } = contact;
  return (
    <LateMenu
      trigger={<Button iconOnly size="sm" variant="quiet" label={`Actions for ${name}`} icon={<Ellipsis />} />}
      items={[
        { label: 'View', icon: <Eye />, onSelect: () => dispatch(contactOpened(id)) },
        { label: 'Edit', icon: <Pencil />, onSelect: () => dispatch(contactOpened({ id, start: 'edit' })) },
        {
          label: 'Message',
          icon: <MessageSquare />,
          onSelect: () => dispatch(contactOpened({ id, start: 'message' })),
          ...(!email && { disabledReason: 'This contact has no email address.' }),
        },
        { separator: true },
        archived
          ? { label: 'Restore', icon: <ArchiveRestore />, onSelect: () => void restore([id]) }
          : { label: 'Archive', icon: <Archive />, onSelect: () => void archive([id]) },
        { label: 'Erase', icon: <Trash2 />, danger: true, onSelect: () => askToErase(contact) },
      ]}
    />
  );
}
