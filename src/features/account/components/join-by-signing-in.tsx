import { paths } from '../../../config/paths';
import { authContract } from '../../../contracts/auth';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { TextInput } from '../../../ui/text-input';
import { useAuth, useTypedEmail } from '../../auth/auth-parts';
import { answerOf, useAuthForm } from '../hooks/use-auth-form';
import { useJoin, type Attempt } from '../hooks/use-join';
import { useSecondFactor } from '../hooks/use-second-factor';
import { SecondFactorField } from './second-factor-field';

/** The invited address has an account: its password, then in. */
export function JoinBySigningIn({ token, attempt, email }: { token: string; attempt: Attempt; email: string }) {
  const [, type] = useTypedEmail();
  const { login } = useAuth();
  const { join } = useJoin();
  const { codeAsked, check, asking } = useSecondFactor({ quietly: true });
  const { ref, bind, faults, refusal, busy, onSubmit } = useAuthForm({
    endpoint: authContract.login,
    from: { password: '', code: '' },
    input: (typed) => ({ email, ...typed }),
    check,
    send: asking(async ({ password, code }) =>
      answerOf(
        await attempt(async () => {
          const signedIn = await login(email, password, codeAsked ? code : undefined);
          return signedIn.success ? join({ token }) : signedIn;
        }),
      ),
    ),
  });
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
