import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { useFieldAttributes } from './field-context';
import { theme } from './theme';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** For passwords: adds a button that shows what was typed. */
  canReveal?: boolean;
}

/** One line of text. Inside a `Field` it takes label, help and error from there. */
export function TextInput({ canReveal = false, type = 'text', ...props }: TextInputProps) {
  const [revealed, setRevealed] = useState(false);
  const attributes = useFieldAttributes(props);
  if (!canReveal) return <Input {...props} {...attributes} type={type} />;
  return (
    <Frame>
      <Input {...props} {...attributes} type={revealed ? 'text' : type} />
      <Reveal type="button" aria-pressed={revealed} aria-label="Show password" onClick={() => setRevealed(!revealed)}>
        {revealed ? <EyeOff /> : <Eye />}
      </Reveal>
    </Frame>
  );
}

const Input = styled.input`
  ${controlStyles}
`;

const Frame = styled.div`
  position: relative;
  > input {
    padding-inline-end: 2.5rem;
  }
`;

const Reveal = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: 2.25rem;
  border-radius: ${theme.radius.control};
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
