import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useShortcut } from '../hooks/use-shortcut';
import { controlStyles } from './control-styles';
import { Kbd } from './kbd';
import { theme } from './theme';

export interface SearchInputProps {
  /** Accessible name; the placeholder may say more. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** A key that focuses it from anywhere on the page. */
  shortcut?: '/';
}

export function SearchInput({ label, value, onChange, placeholder = label, shortcut }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useShortcut(shortcut ?? '', () => input.current?.focus(), shortcut !== undefined);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Frame role="search" aria-label={label}>
      <Search />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' ? (
        <Clear type="button" aria-label="Clear search" onClick={clear}>
          <X />
        </Clear>
      ) : (
        shortcut !== undefined && (
          <Hint>
            <Kbd>{shortcut}</Kbd>
          </Hint>
        )
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  max-width: 22rem;
  > svg {
    position: absolute;
    inset-inline-start: 0.625rem;
    top: 50%;
    margin-top: -8px;
    color: ${theme.color.text3};
    pointer-events: none;
  }
  ${theme.media.phone} {
    max-width: none;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: 2.0625rem;
  border-color: transparent;
  background: ${theme.color.sunken};
  &:hover {
    border-color: ${theme.color.soft};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Hint = styled.span`
  position: absolute;
  inset-inline-end: 0.5rem;
  top: 50%;
  display: grid;
  transform: translateY(-50%);
  pointer-events: none;
  ${theme.media.phone} {
    display: none;
  }
`;

const Clear = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: 2.0625rem;
  color: ${theme.color.text3};
  &:hover {
    color: ${theme.color.text1};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${theme.media.phone} {
    width: ${theme.size.touch};
  }
`;
