import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';

/** The two fields with which a password is chosen, as on the register page. `email` is for password managers only. */
export function NewPasswordFields({ bind, faults, email = '' }: { bind: (name: 'password' | 'confirmPassword') => ComponentProps<typeof TextInput>; faults: Record<string, string>; email?: string }) {
  return (
    <FormPair>
      {email !== '' && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <Field label="Password" required help="At least 8 characters." error={faults.password}>
        <TextInput {...bind('password')} type="password" canReveal autoComplete="new-password" maxLength={256} />
      </Field>
      <Field label="Confirm password" required error={faults.confirmPassword}>
        <TextInput {...bind('confirmPassword')} type="password" canReveal autoComplete="new-password" maxLength={256} />
      </Field>
    </FormPair>
  );
}

/** The contract compares the passwords only when all else is well; here both faults are told at once. */
export function withPasswordsCompared(faults: Record<string, string>, { password, confirmPassword }: { password: string; confirmPassword: string }): Record<string, string> {
  if (!confirmPassword) return { ...faults, confirmPassword: 'Confirm your password.' };
  return password === confirmPassword ? faults : { ...faults, confirmPassword: 'Passwords do not match' };
}
