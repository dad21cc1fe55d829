import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { contactLimits } from '../../../domain/contact';
import { Field } from '../../../ui/field';
import { isChoosing, SuggestInput } from '../../../ui/suggest-input';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';

/** Tags as words: Enter or a comma adds one; those that are known are offered. */
export function TagsField({
  tags,
  known,
  error,
  onChange,
}: {
  tags: string[];
  known: string[];
  error?: string | undefined;
  onChange: (tags: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const has = (name: string) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase());

  const add = (text: string) => {
    const names = text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !has(name));
    if (names.length > 0) onChange([...tags, ...new Set(names)].slice(0, contactLimits.tagsEach));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && typed.trim() !== '' && !isChoosing(event)) {
      event.preventDefault(); // not yet the form
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1));
  };

  return (
    <Field label="Tags" help="Press Enter or type a comma to add a tag." error={error} optional>
      <SuggestInput
        dir="auto"
        suggestions={known.filter((name) => !has(name))}
        value={typed}
        maxLength={contactLimits.tag}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
        onChoose={add}
        onChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
      />
      {tags.length > 0 && (
        <Chosen aria-label="Selected tags">
          {tags.map((name) => (
            <li key={name}>
              <Tag>{name}</Tag>
              <Remove
                type="button"
                aria-label={`Remove the tag ${name}`}
                onClick={() => onChange(tags.filter((tag) => tag !== name))}
              >
                <X />
              </Remove>
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
  li {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-width: 0;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text3};
  svg {
    width: 12px;
    height: 12px;
  }
  &:hover {
    color: ${theme.color.text1};
    background: ${theme.color.hover};
  }
`;
