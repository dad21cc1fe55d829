import { useState } from 'react';
import { checkInput } from '../../../api/check-input';
import { paths } from '../../../config/paths';
import { authContract } from '../../../contracts/auth';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { TextInput } from '../../../ui/text-input';
import { useAuth, useTypedEmail } from '../../auth/auth-parts';
import { useAuthForm } from '../account-parts';
import { useJoin, type Attempt } from '../hooks/use-join';
import { SecondFactorField } from './second-factor-field';

/** The invited address has an account: its password, then in. */
export function JoinBySigningIn({ token, attempt, email }: { token: string; attempt: Attempt; email: string }) {
  const [, type] = useTypedEmail();
  const { login } = useAuth();
  const { join } = useJoin();
  const [codeAsked, setCodeAsked] = useState(false);
  const { ref, bind, faults, refusal, busy, onSubmit } = useAuthForm(
    { password: '', code: '' },
    ({ password, code }) => ({
      ...checkInput(authContract.login, { email, password, code }),
      ...(codeAsked && !code.trim() && { code: 'Type the code.' }),
    }),
    ({ password, code }) =>
      attempt(async () => {
        const signedIn = await login(email, password, codeAsked ? code : undefined);
        if (signedIn.success) return join({ token });
        if (signedIn.reason !== 'second_factor_required') return signedIn;
        setCodeAsked(true);
        return { success: false, fields: codeAsked ? { code: signedIn.fields?.code ?? signedIn.error ?? '' } : {} };
      }),
  );
  return (
    <>
      {refusal !== null && <Banner title={refusal} />}
      <Form ref={ref} noValidate onSubmit={onSubmit}>
        <Field label="Email" help="The invitation is for this address.">
          <TextInput value={email} readOnly type="email" autoComplete="username" />
        </Field>
        <Field label="Password" required error={faults.password}>
          <TextInput {...bind('password')} type="password" canReveal autoComplete="current-password" maxLength={256} />
        </Field>
        {codeAsked && <SecondFactorField {...bind('code')} error={faults.code} focused />}
        <Button type="submit" variant="primary" size="lg" wide busy={busy} busyLabel="Signing In...">
          Sign in and join
        </Button>
      </Form>
      <p>
        <Link to={paths.forgotPassword} onClick={() => type(email)}>
          Forgot password?
        </Link>{' '}
        Your invitation stays open in the meantime.
      </p>
    </>
  );
}
