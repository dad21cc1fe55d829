import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Link } from '../../ui/link';
import { useAuth } from '../auth/auth-parts';
import { useUpdateEmailVerificationMutation } from './account-api';
import { AuthLayout } from './account-parts';
import { isDeadLink } from './components/dead-link';
import { ForgottenLink } from './components/forgotten-link';
import { ResendVerification } from './components/resend-verification';
import { Said } from './components/said';
import { useLinkToken } from './hooks/use-link-token';

export function VerifyEmailPage() {
  const token = useLinkToken();
  return <VerifyEmail key={token} token={token} />;
}

/** Opening the page confirms nothing: programs that look through mail open links, people press buttons. */
function VerifyEmail({ token }: { token: string | null }) {
  const { user } = useAuth();
  const [confirm, { data, error, isLoading }] = useUpdateEmailVerificationMutation();
  // At the press: soon after it the account itself may have the new one.
  const [addressBefore, setAddressBefore] = useState<string | null>(null);
  const onward = user ? <Link to={paths.overview}>Go to the dashboard</Link> : <Link to={paths.login}>Back to login</Link>;

  // The key: a press on the link that stood here a moment ago must not lead home instead.
  if (data) {
    // Somebody else may be signed in here: then it was not their account.
    const changed = addressBefore !== null && addressBefore !== data.email && user?.email === data.email;
    return (
      <AuthLayout
        title={changed ? 'Your address is changed' : 'Thank you'}
        sentence={changed ? `Your account has ${data.email} from now on. Sign in with it; mail goes there.` : `${data.email} is confirmed.`}
        other={<Link key="home" to={paths.home}>Back to home</Link>}
      >
        <ButtonLink to={user ? paths.overview : paths.login} variant="primary" size="lg" wide>{user ? 'Go to the dashboard' : 'Go to login'}</ButtonLink>
      </AuthLayout>
    );
  }
  if (token === null || isDeadLink(error)) {
    if (user?.emailVerified) {
      return (
        <AuthLayout title={token === null ? 'All done' : 'This link does not work any more'} sentence={`${user.email} is confirmed already.`} other={onward}>
          <Said>To change to another address, ask for a new link <Link to={`${paths.settings}?section=security`}>in your settings</Link>.</Said>
        </AuthLayout>
      );
    }
    if (token === null) return <ForgottenLink other={onward} />;
    return (
      <AuthLayout title="This link does not work any more" sentence="A link that confirms an address works once, for two days." other={onward}>
        {user ? <ResendVerification /> : <ButtonLink to={paths.login} variant="primary" size="lg" wide>Sign in to get a new one</ButtonLink>}
      </AuthLayout>
    );
  }
  const press = () => {
    setAddressBefore(user?.email ?? null);
    void confirm({ token });
  };
  return (
    <AuthLayout title="Confirm your address" sentence="One press, and we know that this mailbox is yours." other={onward}>
      {error && <Banner title={messageOf(error)} />}
      <Button variant="primary" size="lg" wide busy={isLoading} busyLabel="Confirming..." onClick={press}>Confirm this address</Button>
    </AuthLayout>
  );
}
