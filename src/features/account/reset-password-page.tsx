import { useState } from 'react';
import { paths } from '../../config/paths';
import { accountContract } from '../../contracts/account';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Form } from '../../ui/form';
import { Link } from '../../ui/link';
import { useAuth, useTypedEmail } from '../auth/auth-parts';
import { useUpdatePasswordMutation } from './account-api';
import { AuthLayout, useAuthForm } from './account-parts';
import { isDeadLink } from './components/dead-link';
import { ForgottenLink } from './components/forgotten-link';
import { NewPasswordFields, newPasswordFaults } from './components/new-password-fields';
import { useLinkToken } from './hooks/use-link-token';

export function ResetPasswordPage() {
  const token = useLinkToken();
  return token === null ? (
    <ForgottenLink
      other={
        <>
          Lost the email? <Link to={paths.forgotPassword}>Ask for another link</Link>
        </>
      }
    />
  ) : (
    <ResetPassword key={token} token={token} />
  );
}

function ResetPassword({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<{ email: string } | 'dead' | null>(null);
  const login = <Link to={paths.login}>Back to login</Link>;
  if (outcome === 'dead') {
    return (
      <AuthLayout
        title="This link no longer works"
        sentence="A password link works once, for one hour, and only the newest one works."
        other={login}
      >
        <ButtonLink to={paths.forgotPassword} variant="primary" size="lg" wide>
          Ask for a new link
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (outcome !== null) {
    return (
      <AuthLayout
        title="Your password is changed"
        sentence={`Sign in to ${outcome.email} with the new one. Every device that was signed in before has been signed out.`}
        other={<Link to={paths.home}>Back to home</Link>}
      >
        <ButtonLink to={paths.login} variant="primary" size="lg" wide>
          Go to login
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Choose a new password"
      sentence="Every device that is signed in to your account will be signed out."
      other={login}
    >
      <ChooseForm token={token} onDone={setOutcome} />
    </AuthLayout>
  );
}

function ChooseForm({ token, onDone }: { token: string; onDone: (outcome: { email: string } | 'dead') => void }) {
  const [, type] = useTypedEmail();
  const { user, logout } = useAuth();
  const [update] = useUpdatePasswordMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useAuthForm({
    endpoint: accountContract.updatePassword,
    from: { password: '', confirmPassword: '' },
    input: (typed) => ({ token, ...typed }),
    check: newPasswordFaults,
    send: async (form) => {
      const { data, error } = await update(form);
      if (isDeadLink(error)) onDone('dead');
      if (!data) return { error };
      if (user?.email === data.email) await logout(); // the server has ended this session with the others
      type(data.email);
      onDone(data);
      return { data };
    },
  });
  return (
    <>
      {refusal !== null && <Banner title={refusal} />}
      <Form ref={ref} noValidate onSubmit={onSubmit}>
        <NewPasswordFields bind={bind} faults={faults} />
        <Button type="submit" variant="primary" size="lg" wide busy={busy} busyLabel="Saving…">
          Set the password
        </Button>
      </Form>
    </>
  );
}
