import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: ReactNode;
  disabled?: boolean;
} & ({ children: ReactNode; label?: undefined } | { children?: undefined; label: string });

/** Something that is on or off and takes effect at once. Use `Checkbox` for what takes effect on saving. */
export function Switch({ checked, onChange, help, disabled, children, label }: SwitchProps) {
  const id = useId();
  return (
    <Line>
      <Track
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={help !== undefined ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children !== undefined && (
        <div>
          <label htmlFor={id}>{children}</label>
          {help !== undefined && <p id={`${id}-help`}>{help}</p>}
        </div>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-width: 0;
  ${theme.type.sm}
  > div {
    min-width: 0;
  }
  p {
    color: ${theme.color.text3};
    ${theme.type.xs}
  }
  ${theme.media.phone} {
    padding-block: 0.75rem;
  }
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 2rem;
  height: 1.125rem;
  margin: 1px 0 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.control};
  cursor: pointer;
  transition: background ${theme.duration.fast} ${theme.ease.out};
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
  &::before {
    content: '';
    position: absolute;
    inset: -8px;
  }
  &::after {
    content: '';
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${theme.color.panel};
    transition: inset-inline-start ${theme.duration.fast} ${theme.ease.out};
  }
  &:checked {
    background: ${theme.color.primary};
  }
  &:checked::after {
    inset-inline-start: calc(100% - 1rem);
    background: ${theme.color.onPrimary};
  }
  &:disabled {
    background: ${theme.color.selected};
    cursor: not-allowed;
  }
  ${theme.media.phone} {
    &::before {
      inset: -13px -6px;
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      display: none;
    }
  }
`;
