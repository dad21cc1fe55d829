import { useEffect, useRef, type ComponentProps } from 'react';
import { CodeInput } from '../../../ui/code-input';
import { Field } from '../../../ui/field';

/** The code of an account with two-factor sign-in. With `focused` it takes the focus when it appears, because it was just asked for. */
export function SecondFactorField({
  error,
  focused = false,
  ...input
}: ComponentProps<typeof CodeInput> & { error?: string | undefined; focused?: boolean }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => void (focused && ref.current?.focus()), [focused]);
  return (
    <Field label="Code" required help="From your authenticator app, or one of your recovery codes." error={error}>
      <CodeInput {...input} ref={ref} />
    </Field>
  );
}
