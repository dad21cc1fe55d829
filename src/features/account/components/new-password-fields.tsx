import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { LEAST_SCORE } from '../../../domain/password';
import { usePasswordStrength } from '../../../hooks/use-password-strength';
import { weakPasswordFault } from '../../../lib/password-strength';
import { Field } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { Strength } from '../../../ui/strength';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';

export interface NewPasswordFieldsProps {
  bind: (name: 'password' | 'confirmPassword') => ComponentProps<typeof TextInput>;
  faults: Record<string, string>;
  label?: string;
  /** For password managers, where no other field holds it. */
  email?: string;
  /** What a guesser knows of the person: address, name, company. */
  about?: readonly string[];
}

/** The two fields with which a password is chosen, and how strong it is. */
export function NewPasswordFields({
  bind,
  faults,
  label = 'Password',
  email = '',
  about = [email],
}: NewPasswordFieldsProps) {
  const password = bind('password');
  const typed = String(password.value ?? '');
  const strength = usePasswordStrength(typed, about);
  return (
    <Group>
      {email !== '' && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <FormPair>
        <Field label={label} required help="At least 8 characters." error={faults.password}>
          <TextInput {...password} type="password" canReveal autoComplete="new-password" maxLength={256} />
        </Field>
        <Field
          label={label === 'Password' ? 'Confirm password' : `Confirm ${label.toLowerCase()}`}
          required
          error={faults.confirmPassword}
        >
          <TextInput
            {...bind('confirmPassword')}
            type="password"
            canReveal
            autoComplete="new-password"
            maxLength={256}
          />
        </Field>
      </FormPair>
      {typed !== '' && (
        <Strength
          label="Password strength"
          score={strength?.score ?? null}
          word={strength ? (label === 'Password' ? strength.word : `${label}: ${strength.word.toLowerCase()}`) : ''}
          advice={strength?.advice ?? ''}
          enough={LEAST_SCORE}
        />
      )}
    </Group>
  );
}

/**
 * What can be told of a new password before it is sent, added to the contract's own faults: that contract compares the
 * two only when all else is well, here both faults are told at once, and a weak one is told as soon as it is known.
 */
export function newPasswordFaults(
  faults: Record<string, string>,
  { password, confirmPassword }: { password: string; confirmPassword: string },
  about: readonly string[] = [],
): Record<string, string> {
  const weak = faults.password ?? weakPasswordFault(password, about);
  const differs = !confirmPassword
    ? 'Confirm your password.'
    : password === confirmPassword
      ? null
      : 'Passwords do not match';
  return { ...faults, ...(weak && { password: weak }), ...(differs && { confirmPassword: differs }) };
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;
