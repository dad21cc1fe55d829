import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { useSession } from '../../auth/auth-parts';

/** The password that proves who you are; browsers fill it in by the address beside it. */
export function CurrentPasswordField({
  error,
  ...input
}: ComponentProps<typeof TextInput> & { error?: string | undefined }) {
  const { user } = useSession();
  return (
    <>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field label="Current password" required error={error}>
        <TextInput {...input} type="password" canReveal autoComplete="current-password" maxLength={256} />
      </Field>
    </>
  );
}
