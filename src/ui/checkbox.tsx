import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

export type CheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, but not all, of what it represents is selected. */
  indeterminate?: boolean;
  help?: ReactNode;
  /** What is wrong, in place of the help. */
  error?: string | undefined;
  name?: string;
  disabled?: boolean;
} & ({ children: ReactNode; label?: undefined } | { children?: undefined; label: string });

/** A choice that takes effect when the form is saved. Without visible text, `label` names it. */
export function Checkbox({
  checked,
  onChange,
  indeterminate = false,
  help: usualHelp,
  error,
  name,
  disabled,
  children,
  label,
}: CheckboxProps) {
  const id = useId();
  const help = error ?? usualHelp;
  return (
    <Line $bare={children === undefined}>
      <Box>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={help !== undefined ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          ref={(input) => {
            if (input) input.indeterminate = indeterminate;
          }}
        />
        {indeterminate ? <Minus /> : <Check />}
      </Box>
      {children !== undefined && (
        <div>
          <label htmlFor={id}>{children}</label>
          {help !== undefined && (
            <p id={`${id}-help`} data-error={error !== undefined || undefined}>
              {help}
            </p>
          )}
        </div>
      )}
    </Line>
  );
}

const Line = styled.div<{ $bare: boolean }>`
  display: ${({ $bare }) => ($bare ? 'inline-grid' : 'flex')};
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
  p[data-error] {
    color: ${theme.tone.red.text};
  }
  ${theme.media.phone} {
    ${({ $bare }) => !$bare && `padding-block: 0.75rem;`}
  }
`;

/** The invisible input covers the drawn box and, on touch screens, extends beyond it. */
const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1rem;
  height: 1rem;
  margin-block: 0.125rem;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    border: 1px solid ${theme.color.control};
    border-radius: 4px;
    background: ${theme.color.panel};
    cursor: pointer;
    transition: background ${theme.duration.fast} ${theme.ease.out};
  }
  input::before {
    content: '';
    position: absolute;
    inset: -5px;
  }
  input:focus-visible {
    border-radius: 4px;
  }
  input:checked,
  input:indeterminate {
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};
  }
  input:disabled {
    background: ${theme.color.selected};
    border-color: ${theme.color.soft};
    cursor: not-allowed;
  }
  svg {
    position: relative;
    width: 11px;
    height: 11px;
    stroke-width: 3;
    color: ${theme.color.onPrimary};
    opacity: 0;
    pointer-events: none;
  }
  input:checked + svg,
  input:indeterminate + svg {
    opacity: 1;
  }
  input:disabled + svg {
    color: ${theme.color.text3};
  }
  ${theme.media.phone} {
    input::before {
      inset: -14px;
    }
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    svg {
      display: none;
    }
  }
`;
