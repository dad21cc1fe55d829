import { useState } from 'react';
import { messageOf } from '../../../../api/api-error';
import { contactLabel } from '../../../../domain/contact';
import { Banner } from '../../../../ui/banner';
import { CloseGuard } from '../../../../ui/close-guard';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { SlideOver } from '../../../../ui/slide-over';
import { useGetContactQuery } from '../../contacts-api';
import { ContactForm } from './contact-form';
import { ContactView } from './contact-view';

/** One contact beside the list: who it is, what was agreed, what happened. `contactId` null closes it; `start` opens its form or a message at once. */
export function ContactPanel({
  contactId,
  start,
  onClose,
}: {
  contactId: string | null;
  start?: 'edit' | 'message' | undefined;
  onClose: () => void;
}) {
  const [shown, setShown] = useState(contactId);
  const [last, setLast] = useState(contactId);
  const [editing, setEditing] = useState(start === 'edit');
  if (contactId !== shown) {
    setShown(contactId);
    if (contactId) {
      setLast(contactId); // it stays while the panel slides away
      setEditing(start === 'edit');
    }
  }
  // Closed, it asks for nothing any more: an erased contact would only answer that it is gone.
  const { data, error, isFetching, refetch } = useGetContactQuery(
    { contactId: last ?? '' },
    { skip: contactId === null },
  );
  const [seen, setSeen] = useState(data);
  if (data && data !== seen) setSeen(data);
  const contact = [data, seen].find((one) => one?.id === last);
  return (
    <CloseGuard onClose={onClose}>
      {(close) => (
        <SlideOver
          open={contactId !== null}
          onClose={close}
          title={<span dir="auto">{contact ? contactLabel(contact) : 'Contact'}</span>}
        >
          {contact && !editing && (
            <ContactView
              key={contact.id}
              contact={contact}
              closed={contactId === null}
              startsWriting={start === 'message'}
              onEdit={() => setEditing(true)}
              onClose={onClose}
            />
          )}
          {contact && editing && <ContactForm key={contact.id} contact={contact} onDone={() => setEditing(false)} />}
          {!contact && error && (
            <Banner title="This contact could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
              {messageOf(error)}
            </Banner>
          )}
          {!contact && !error && (
            <Skeleton label="Loading the contact">
              <SkeletonBlock height="20rem" />
            </Skeleton>
          )}
        </SlideOver>
      )}
    </CloseGuard>
  );
}
