import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { TextInput } from './text-input';
import { theme } from './theme';

export interface CodeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Digits only, so that a phone shows its number pad; otherwise letters are allowed. */
  digits?: boolean;
}

/** A one-time code; browsers and phones that have received one offer to fill it in. Use it inside a `Field`. */
export const CodeInput = ({ digits = false, ...props }: CodeInputProps) => (
  <Spaced
    {...props}
    type="text"
    inputMode={digits ? 'numeric' : 'text'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={40}
  />
);

const Spaced = styled(TextInput)`
  font-family: ${theme.font.mono};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.12em;
`;
