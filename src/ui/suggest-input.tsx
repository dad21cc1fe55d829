import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { useFieldAttributes } from './field-context';
import { popupStyles } from './popup-styles';
import { theme } from './theme';

export interface SuggestInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'list'
> {
  value: string;
  /** Suggestions; a handful of those that contain the typed text are shown. */
  suggestions: readonly string[];
  onChange: (value: string) => void;
  /** Called when a suggestion is chosen. Without it, the suggestion replaces the typed text. */
  onChoose?: (suggestion: string) => void;
}

/** A free line of text with suggestions of existing values. For a fixed choice use `Select`. */
export function SuggestInput({ value, suggestions, onChange, onChoose, ...props }: SuggestInputProps) {
  const attributes = useFieldAttributes(props);
  const [wantsList, setWantsList] = useState(false);
  const { contains } = Autocomplete.useFilter();
  const offered = suggestions.filter((suggestion) => contains(suggestion, value));
  const isWhole = offered.length === 1 && offered[0]!.toLowerCase() === value.trim().toLowerCase();
  return (
    <Autocomplete.Root
      // An open list hides the page from screen readers, so it is closed when its only suggestion equals the text.
      items={suggestions}
      value={value}
      limit={SHOWN}
      filter={contains}
      openOnInputClick
      open={wantsList && offered.length > 0 && !isWhole}
      onOpenChange={setWantsList}
      onValueChange={(next, { reason }) => (reason === 'item-press' && onChoose ? onChoose(next) : onChange(next))}
    >
      <Input {...props} {...attributes} autoComplete="off" />
      <Autocomplete.Portal>
        <Positioner sideOffset={4} collisionPadding={8}>
          <Popup>
            <List>
              {(suggestion: string) => (
                <Item key={suggestion} value={suggestion} dir="auto">
                  {suggestion}
                </Item>
              )}
            </List>
          </Popup>
        </Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

/** Whether a key press in the input belongs to its list. */
export const isChoosing = ({ currentTarget }: { currentTarget: HTMLInputElement }): boolean =>
  currentTarget.hasAttribute('aria-activedescendant');

const SHOWN = 50;

const Input = styled(Autocomplete.Input)`
  ${controlStyles}
`;

const Positioner = styled(Autocomplete.Positioner)`
  z-index: ${theme.layer.dialog};
  outline: none;
`;

const Popup = styled(Autocomplete.Popup)`
  ${popupStyles}
  width: var(--anchor-width);
  max-width: var(--available-width);
  &[data-empty] {
    display: none;
  }
`;

const List = styled(Autocomplete.List)`
  max-height: min(14rem, calc(var(--available-height) - 0.625rem));
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
`;

const Item = styled(Autocomplete.Item)`
  display: flex;
  align-items: center;
  min-height: 2rem;
  padding: 0.3125rem ${theme.space[2]};
  border-radius: ${theme.radius.control};
  ${theme.type.sm}
  cursor: pointer;
  outline: none;
  overflow-wrap: anywhere;
  &[data-highlighted] {
    background: ${theme.color.hover};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;
