import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { deferred, type Standing } from './deferred';
import { useField, useFieldAttributes } from './field-context';
import type { SelectProps } from './select-popup';
import { SelectPlaceholder, selectStyles, shownStyles } from './select-styles';

/** One of several values, from a list. For two to four short ones use `Segmented`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  useEffect(() => SelectPart.fetch(), []);
  // The value is always that of one of the options.
  return <SelectPart {...(props as unknown as SelectProps<string>)} />;
}

/** Only the button, until the list has loaded. */
function SelectButton({ options, value, placeholder, label, disabled, onReach }: SelectProps<string> & Standing) {
  const field = useField();
  const { id, ...attributes } = useFieldAttributes({});
  const open = () => {
    onReach('press');
    SelectPart.fetch();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <Face
      {...attributes}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      id={id}
      aria-label={label}
      aria-labelledby={field?.labelId}
      disabled={disabled}
      data-disabled={disabled ? '' : undefined}
      onFocus={() => onReach('focus')}
      onBlur={() => onReach(null)}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      <Shown>
        {options.find((option) => option.value === value)?.label ?? (
          <SelectPlaceholder>{placeholder ?? 'Choose'}</SelectPlaceholder>
        )}
      </Shown>
      <ChevronDown />
    </Face>
  );
}

const SelectPart = deferred<SelectProps<string>>(
  async () => (await import('./select-popup')).SelectPopup,
  SelectButton,
);

const Face = styled.button`
  ${selectStyles}
`;

const Shown = styled.span`
  ${shownStyles}
`;
