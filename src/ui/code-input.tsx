import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { TextInput } from './text-input';
import { theme } from './theme';

export interface CodeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Digits only, so that a phone shows its figures; otherwise letters may be in it. */
  digits?: boolean;
}

/** A one-time code; browsers and phones that have just received or made one offer it. Use it inside a `Field`. */
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
