import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import type { accountContract } from '../../contracts/account';
import type { Output } from '../../contracts/endpoint';
import { Banner } from '../../ui/banner';
import { Link } from '../../ui/link';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton';
import { useGetInvitationQuery } from './account-api';
import { AuthLayout } from './account-parts';
import { isDeadLink } from './components/dead-link';
import { ForgottenLink } from './components/forgotten-link';
import { JoinAsNewcomer } from './components/join-as-newcomer';
import { JoinBySigningIn } from './components/join-by-signing-in';
import { JoinSignedIn, SignedInElsewhere } from './components/join-signed-in';
import type { Attempt } from './hooks/use-join';
import { useLinkToken } from './hooks/use-link-token';

export function InvitationPage() {
  const token = useLinkToken();
  return token === null ? (
    <ForgottenLink other={<Link to={paths.login}>Back to login</Link>} />
  ) : (
    <Offer key={token} token={token} />
  );
}

function Offer({ token }: { token: string }) {
  const [accepting, setAccepting] = useState<Output<typeof accountContract.getInvitation> | null>(null);
  const { data, error, refetch, isFetching } = useGetInvitationQuery(accepting ? skipToken : { token });
  const offer = accepting ?? data;
  if (isDeadLink(error)) return <DeadInvitation />;
  if (!offer) {
    return (
      <AuthLayout
        title="You are invited"
        sentence="Join a workspace in Fourbeat."
        other={<Link to={paths.login}>Back to login</Link>}
      >
        {error && !isFetching ? (
          <Banner title={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label="Loading the invitation">
            <SkeletonBlock height="2.75rem" />
          </Skeleton>
        )}
      </AuthLayout>
    );
  }
  const { workspaceName, inviterName, email, hasAccount, signedInAs } = offer;
  // Entering a workspace empties the cache. Without this the page would ask again for the invitation that it has just used up.
  const attempt: Attempt = async (accept) => {
    setAccepting(offer);
    const outcome = await accept();
    if (!outcome.success) setAccepting(null);
    return outcome;
  };
  const isThem = signedInAs?.toLowerCase() === email.toLowerCase();
  return (
    <AuthLayout
      title={`Join ${workspaceName}`}
      sentence={`${inviterName} invites ${email} to plan and approve its marketing together.`}
      other={<Link to={signedInAs ? paths.overview : paths.home}>Not now</Link>}
    >
      {isThem ? (
        <JoinSignedIn token={token} attempt={attempt} email={email} workspaceName={workspaceName} />
      ) : signedInAs ? (
        <SignedInElsewhere email={email} signedInAs={signedInAs} />
      ) : hasAccount ? (
        <JoinBySigningIn token={token} attempt={attempt} email={email} />
      ) : (
        <JoinAsNewcomer token={token} attempt={attempt} email={email} workspaceName={workspaceName} />
      )}
    </AuthLayout>
  );
}

function DeadInvitation() {
  return (
    <AuthLayout
      title="This invitation no longer works"
      sentence="It was accepted, withdrawn, or is more than seven days old. Ask the person who invited you for a new one."
      other={<Link to={paths.login}>Back to login</Link>}
    >
      {null}
    </AuthLayout>
  );
}
