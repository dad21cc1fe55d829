import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Contact } from '../../../contracts/contact-record';
import { contactLabel } from '../../../domain/contact';
import { useDebounced } from '../../../hooks/use-debounced';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useListContactsInfiniteQuery } from '../../contacts/contacts-api';

/** Finds a contact by name or address; the first few are buttons. */
export function ContactSearch({ label, onChoose }: { label: string; onChoose: (contact: Contact) => void }) {
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim());
  const { currentData, error } = useListContactsInfiniteQuery({ search, limit: SHOWN }, { skip: search === '' });
  const found = search === '' ? [] : (currentData?.pages[0]?.items ?? []);
  return (
    <Box>
      <Field label={label} {...(error && search !== '' && { error: messageOf(error) })}>
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder="Name or email"
          maxLength={100}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {currentData && search !== '' && found.length === 0 && <p role="status">Nobody matches “{search}”.</p>}
      {found.length > 0 && (
        <ul aria-label="Contacts found">
          {found.map((contact) => (
            <li key={contact.id}>
              <button
                type="button"
                onClick={() => {
                  setWords('');
                  onChoose(contact);
                }}
              >
                <b dir="auto">{contactLabel(contact)}</b>
                <small>
                  <bdi>{contact.email ?? contact.phone ?? contact.company}</bdi>
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const SHOWN = 6;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  ${theme.type.sm}
  button {
    display: grid;
    width: 100%;
    padding: ${theme.space[2]};
    border-radius: ${theme.radius.control};
    text-align: start;
    overflow-wrap: anywhere;
    &:hover {
      background: ${theme.color.hover};
    }
  }
  b {
    font-weight: ${theme.weight.medium};
  }
  small,
  > p {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;
