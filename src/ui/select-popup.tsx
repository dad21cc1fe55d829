import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Taken } from './deferred';
import { useFieldAttributes, useField } from './field-context';
import { popupStyles } from './popup-styles';
import { selectStyles, SelectPlaceholder, shownStyles } from './select-styles';
import { theme } from './theme';

export interface SelectProps<Value extends string> {
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  /** Accessible name, where no `Field` provides one. */
  label?: string;
  disabled?: boolean;
}

/** The content of `Select`, with its button, which replaces the stand-in. */
export function SelectPopup({
  options,
  value,
  onChange,
  placeholder,
  name,
  label,
  disabled,
  reached,
}: SelectProps<string> & Taken) {
  const field = useField();
  const { id, ...attributes } = useFieldAttributes({});
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (reached) button.current?.focus();
  }, [reached]);
  return (
    <BaseSelect.Root<string>
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      name={name}
      disabled={disabled}
      defaultOpen={reached === 'press'}
      modal={false}
    >
      <Trigger ref={button} id={id} aria-label={label} aria-labelledby={field?.labelId} {...attributes}>
        <Shown>
          {(current: string | null) =>
            options.find((option) => option.value === current)?.label ?? (
              <SelectPlaceholder>{placeholder ?? 'Choose'}</SelectPlaceholder>
            )
          }
        </Shown>
        <ChevronDown />
      </Trigger>
      <BaseSelect.Portal>
        <Positioner sideOffset={4} alignItemWithTrigger={false} collisionPadding={8}>
          <Popup>
            <List>
              {options.map((option) => (
                <Item key={option.value} value={option.value} label={option.label} disabled={option.disabled}>
                  <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                  <BaseSelect.ItemIndicator render={<Chosen />}>
                    <Check />
                  </BaseSelect.ItemIndicator>
                </Item>
              ))}
            </List>
          </Popup>
        </Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  );
}

const Trigger = styled(BaseSelect.Trigger)`
  ${selectStyles}
`;

const Shown = styled(BaseSelect.Value)`
  ${shownStyles}
`;

const Positioner = styled(BaseSelect.Positioner)`
  z-index: ${theme.layer.dialog};
  outline: none;
`;

const Popup = styled(BaseSelect.Popup)`
  ${popupStyles}
  min-width: var(--anchor-width);
  max-width: min(22rem, var(--available-width));
`;

const List = styled(BaseSelect.List)`
  max-height: min(20rem, calc(var(--available-height) - 0.625rem));
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
`;

const Item = styled(BaseSelect.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
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
  &[data-selected] {
    font-weight: ${theme.weight.medium};
  }
  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;

const Chosen = styled.span`
  flex: none;
  svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.25;
  }
`;
