import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { SecondFactorField } from '../../account/account-parts';
import { useSession } from '../../auth/auth-parts';

/** The password, and the code once the account has asked for it. */
export function ProofFields({ bind, faults, codeAsked }: ProofFieldsProps) {
  const { user } = useSession();
  return (
    <>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field label="Your password" required error={faults.password}>
        <TextInput {...bind('password')} type="password" canReveal autoComplete="current-password" maxLength={256} />
      </Field>
      {codeAsked && <SecondFactorField {...bind('code')} error={faults.code} />}
    </>
  );
}

interface ProofFieldsProps {
  bind: (
    name: 'password' | 'code',
  ) => Pick<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & { name: string; value: string };
  faults: Record<string, string>;
  codeAsked: boolean;
}
