import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import type { EmailLink } from '../../contracts/account';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Link } from '../../ui/link';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton';
import { useAuth } from '../auth/auth-parts';
import { useGetEmailLinkQuery, useUpdateEmailVerificationMutation } from './account-api';
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
  // Once pressed, the link is not read again: it may be used up.
  const [pressed, setPressed] = useState<EmailLink | null>(null);
  const reading = useGetEmailLinkQuery(token === null || pressed ? skipToken : { token });
  const [confirm, { data, error, isLoading }] = useUpdateEmailVerificationMutation();
  const link = pressed ?? reading.data;
  const onward = user ? (
    <Link to={paths.overview}>Go to the dashboard</Link>
  ) : (
    <Link to={paths.login}>Back to login</Link>
  );

  // The key: a press on the link that stood here a moment ago must not lead home instead.
  if (data) {
    return (
      <AuthLayout
        title={data.changed ? 'Your address is changed' : 'Thank you'}
        sentence={
          data.changed
            ? `Sign in with ${data.email} from now on. We’ll send your email there.`
            : `${data.email} is confirmed.`
        }
        other={
          <Link key="home" to={paths.home}>
            Back to home
          </Link>
        }
      >
        <ButtonLink to={user ? paths.overview : paths.login} variant="primary" size="lg" wide>
          {user ? 'Go to the dashboard' : 'Go to login'}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (token === null || isDeadLink(error) || (!pressed && isDeadLink(reading.error)))
    return <DeadLink forgotten={token === null} onward={onward} />;
  if (!link) {
    return (
      <AuthLayout title="Your address" sentence="One moment: we are checking your link." other={onward}>
        {reading.error && !reading.isFetching ? (
          <Banner title={messageOf(reading.error)} onRetry={() => void reading.refetch()} />
        ) : (
          <Skeleton label="Loading the link">
            <SkeletonBlock height="2.75rem" />
          </Skeleton>
        )}
      </AuthLayout>
    );
  }
  const { title, sentence, button } = TEXTS[link.kind](link.email);
  const press = () => {
    setPressed(link);
    void confirm({ token });
  };
  return (
    <AuthLayout title={title} sentence={sentence} other={onward}>
      {error && <Banner title={messageOf(error)} />}
      <Button variant="primary" size="lg" wide busy={isLoading} busyLabel="Confirming…" onClick={press}>
        {button}
      </Button>
    </AuthLayout>
  );
}

function DeadLink({ forgotten, onward }: { forgotten: boolean; onward: ReactNode }) {
  const { user } = useAuth();
  if (user?.emailVerified) {
    return (
      <AuthLayout
        title={forgotten ? 'All done' : 'This link no longer works'}
        sentence={`${user.email} is confirmed already.`}
        other={onward}
      >
        <Said>
          To change to another address, ask for a new link{' '}
          <Link to={`${paths.settings}?section=security`}>in your settings</Link>.
        </Said>
      </AuthLayout>
    );
  }
  if (forgotten) return <ForgottenLink other={onward} />;
  return (
    <AuthLayout
      title="This link no longer works"
      sentence="Each link works once: for two days to confirm an address, for one day to change it."
      other={onward}
    >
      {user ? (
        <ResendVerification />
      ) : (
        <ButtonLink to={paths.login} variant="primary" size="lg" wide>
          Sign in to get a new one
        </ButtonLink>
      )}
    </AuthLayout>
  );
}

const TEXTS: Record<EmailLink['kind'], (email: string) => { title: string; sentence: string; button: string }> = {
  confirm: (email) => ({
    title: 'Confirm your address',
    sentence: `Press the button to confirm that ${email} is yours.`,
    button: 'Confirm this address',
  }),
  change: (email) => ({
    title: 'Change the address you sign in with',
    sentence: `Once you press the button, you’ll sign in with ${email} and get your email there. Your current address will no longer open your account.`,
    button: 'Use this address',
  }),
};
