import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Contact } from '../../../contracts/contacts';
import { useDebounced } from '../../../hooks/use-debounced';
import { Avatar } from '../../../ui/avatar';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { List, ListRow } from '../../../ui/list';
import { SearchInput } from '../../../ui/search-input';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListContactsInfiniteQuery } from '../../contacts/contacts-api';

/** Whose mail is looked at; null for somebody of whom nothing is known. */
export function ContactPicker({ contact, onPick }: { contact: Contact | null; onPick: (contact: Contact | null) => void }) {
  const [open, setOpen] = useState(false);
  const pick = (chosen: Contact | null) => {
    setOpen(false);
    onPick(chosen);
  };
  return (
    <>
      <Row>
        <Text size="sm" tone={2}>As {contact ? <b>{nameOf(contact)}</b> : 'somebody of whom nothing is known'} gets it</Text>
        <Button size="sm" onClick={() => setOpen(true)}>Choose a contact</Button>
        {contact && <Button size="sm" variant="quiet" onClick={() => pick(null)}>Nobody</Button>}
      </Row>
      <Dialog open={open} onClose={() => setOpen(false)} title="See it as a contact" actions={<Button onClick={() => setOpen(false)}>Cancel</Button>}>{open && <Found onPick={pick} />}</Dialog>
    </>
  );
}

function Found({ onPick }: { onPick: (contact: Contact) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed).trim();
  const { data, error, isFetching, refetch } = useListContactsInfiniteQuery({ limit: SHOWN, ...(search && { search }) });
  const contacts = data?.pages[0]?.items;
  return (
    <>
      <SearchInput label="Search your contacts" value={typed} onChange={setTyped} />
      {!contacts ? (
        error ? <Banner title="Your contacts could not be read." onRetry={() => void refetch()} retrying={isFetching}>{messageOf(error)}</Banner> : <Skeleton label="Loading contacts"><SkeletonRows count={4} /></Skeleton>
      ) : contacts.length === 0 ? (
        <Text tone={2}>{search ? `Nobody matches “${search}”.` : 'There are no contacts yet.'}</Text>
      ) : (
        <Scroll tabIndex={0} role="region" aria-label="Contacts">
          <List label="Contacts">{contacts.map((contact) => <ListRow key={contact.id} leading={<Avatar id={contact.id} name={nameOf(contact)} />} title={<span dir="auto">{nameOf(contact)}</span>} meta={contact.email ?? 'No email address'} onOpen={() => onPick(contact)} />)}</List>
        </Scroll>
      )}
    </>
  );
}

const nameOf = ({ name, email, phone }: Contact): string => name || email || phone || 'No name';
const SHOWN = 12;

const Scroll = styled.div`
  max-height: min(22rem, 50vh);
  margin-inline: calc(${theme.space[5]} * -1);
  overflow-y: auto;
  overscroll-behavior: contain;
`;
