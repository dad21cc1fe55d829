import { X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { contactLimits } from '../../../../domain/contact';
import { Field } from '../../../../ui/field';
import { Tag } from '../../../../ui/tag';
import { TextInput } from '../../../../ui/text-input';
import { theme } from '../../../../ui/theme';

/** Tags as words: Enter or a comma adds one; those that are known are offered. */
export function TagsField({ tags, known, error, onChange }: { tags: string[]; known: string[]; error?: string | undefined; onChange: (tags: string[]) => void }) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const has = (name: string) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase());

  const add = (text: string) => {
    const names = text.split(',').map((name) => name.trim()).filter((name) => name !== '' && !has(name));
    if (names.length > 0) onChange([...tags, ...new Set(names)].slice(0, contactLimits.tagsEach));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault(); // not yet the form
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1));
  };

  return (
    <Field label="Tags" help="Enter or a comma adds one." error={error} optional>
      <TextInput
        dir="auto" list={listId} autoComplete="off" value={typed} maxLength={contactLimits.tag} onKeyDown={onKeyDown} onBlur={() => add(typed)}
        onChange={({ target }) => (target.value.includes(',') || (known.includes(target.value) && !has(target.value)) ? add(target.value) : setTyped(target.value))}
      />
      <datalist id={listId}>{known.filter((name) => !has(name)).map((name) => <option key={name} value={name} />)}</datalist>
      {tags.length > 0 && (
        <Chosen aria-label="Chosen tags">
          {tags.map((name) => (
            <li key={name}>
              <Tag>{name}</Tag>
              <Remove type="button" aria-label={`Remove the tag ${name}`} onClick={() => onChange(tags.filter((tag) => tag !== name))}><X /></Remove>
            </li>
          ))}
        </Chosen>
      )}
    </Field>
  );
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  list-style: none;
  li { display: inline-flex; align-items: center; max-width: 100%; min-width: 0; }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text3};
  svg { width: 12px; height: 12px; }
  &:hover { color: ${theme.color.text1}; background: ${theme.color.hover}; }
`;
