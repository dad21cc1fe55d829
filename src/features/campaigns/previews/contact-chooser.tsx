import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Contact } from '../../../contracts/contact-record';
import { useDebounced } from '../../../hooks/use-debounced';
import { Avatar } from '../../../ui/avatar';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { List, ListRow } from '../../../ui/list';
import { SearchInput } from '../../../ui/search-input';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListContactsInfiniteQuery } from '../../contacts/contacts-api';

/** One of the workspace's contacts, looked for by name or address. */
export function ContactChooser({ open, title, sentence, onPick, onClose }: ContactChooserProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      {...(sentence !== undefined && { sentence })}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {open && <Found onPick={onPick} />}
    </Dialog>
  );
}

export const nameOf = ({ name, email, phone }: Contact): string => name || email || phone || 'No name';

function Found({ onPick }: { onPick: (contact: Contact) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed).trim();
  const { data, error, isFetching, refetch } = useListContactsInfiniteQuery({
    limit: SHOWN,
    ...(search && { search }),
  });
  const contacts = data?.pages[0]?.items;
  return (
    <>
      <SearchInput label="Search your contacts" value={typed} onChange={setTyped} />
      {!contacts ? (
        error ? (
          <Banner title="Your contacts could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        ) : (
          <Skeleton label="Loading contacts">
            <SkeletonRows count={4} />
          </Skeleton>
        )
      ) : contacts.length === 0 ? (
        <Text tone={2}>{search ? `No contacts match “${search}”.` : 'There are no contacts yet.'}</Text>
      ) : (
        <Scroll tabIndex={0} role="region" aria-label="Contacts">
          <List label="Contacts">
            {contacts.map((contact) => (
              <ListRow
                key={contact.id}
                leading={<Avatar id={contact.id} name={nameOf(contact)} />}
                title={<span dir="auto">{nameOf(contact)}</span>}
                meta={contact.email ?? 'No email address'}
                onOpen={() => onPick(contact)}
              />
            ))}
          </List>
        </Scroll>
      )}
    </>
  );
}

const SHOWN = 12;

const Scroll = styled.div`
  max-height: min(22rem, 50vh);
  margin-inline: calc(${theme.space[5]} * -1);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

interface ContactChooserProps {
  open: boolean;
  title: string;
  sentence?: string;
  onPick: (contact: Contact) => void;
  onClose: () => void;
}
