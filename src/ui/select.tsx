import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { useFieldAttributes, useField } from './field-context';
import { popupStyles } from './popup-styles';
import { theme } from './theme';

export interface SelectProps<Value extends string> {
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  /** Accessible name where there is no `Field` around it. */
  label?: string;
  disabled?: boolean;
}

/** One of several values, in a list that opens. For two to four short ones use `Segmented`. */
export function Select<Value extends string>({ options, value, onChange, placeholder, name, label, disabled }: SelectProps<Value>) {
  const field = useField();
  const { id, ...attributes } = useFieldAttributes({});
  return (
    <BaseSelect.Root<Value> items={options} value={value} onValueChange={(next) => next !== null && onChange(next)} name={name} disabled={disabled} modal={false}>
      <Trigger id={id} aria-label={label} aria-labelledby={field?.labelId} {...attributes}>
        <Shown>{(current: Value | null) => options.find((option) => option.value === current)?.label ?? <Placeholder>{placeholder ?? 'Choose'}</Placeholder>}</Shown>
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
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  text-align: start;
  cursor: pointer;
  &[data-disabled] { background: ${theme.color.sunken}; color: ${theme.color.text2}; cursor: not-allowed; }
`;

const Shown = styled(BaseSelect.Value)`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Placeholder = styled.span`
  color: ${theme.color.text3};
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
  &[data-highlighted] { background: ${theme.color.hover}; }
  &[data-selected] { font-weight: ${theme.weight.medium}; }
  &[data-disabled] { color: ${theme.color.text3}; cursor: not-allowed; }
  ${theme.media.phone} { min-height: ${theme.size.touch}; }
`;

const Chosen = styled.span`
  flex: none;
  svg { width: 14px; height: 14px; stroke-width: 2.25; }
`;
