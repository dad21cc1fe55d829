import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import { Banner } from '../../ui/banner';
import { Link } from '../../ui/link';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton';
import { useGetInvitationQuery } from './account-api';
import { AuthLayout } from './account-parts';
import { isDeadLink } from './components/dead-link';
import { JoinAsNewcomer } from './components/join-as-newcomer';
import { JoinBySigningIn } from './components/join-by-signing-in';
import { JoinSignedIn, SignedInElsewhere } from './components/join-signed-in';
import { useLinkToken } from './hooks/use-link-token';

export function InvitationPage() {
  const token = useLinkToken();
  return token === null ? <DeadInvitation /> : <Offer key={token} token={token} />;
}

function Offer({ token }: { token: string }) {
  const { data: offer, error, refetch, isFetching } = useGetInvitationQuery({ token });
  if (isDeadLink(error)) return <DeadInvitation />;
  if (!offer) {
    return (
      <AuthLayout title="You are invited" sentence="To a workspace in Fourbeat." other={<Link to={paths.login}>Back to login</Link>}>
        {error && !isFetching ? <Banner title={messageOf(error)} onRetry={() => void refetch()} /> : <Skeleton label="Loading the invitation"><SkeletonBlock height="2.75rem" /></Skeleton>}
      </AuthLayout>
    );
  }
  const { workspaceName, inviterName, email, hasAccount, signedInAs } = offer;
  const isThem = signedInAs?.toLowerCase() === email.toLowerCase();
  return (
    <AuthLayout title={`Join ${workspaceName}`} sentence={`${inviterName} invites ${email} to plan and approve its marketing together.`} other={<Link to={signedInAs ? paths.overview : paths.home}>Not now</Link>}>
      {isThem ? <JoinSignedIn token={token} email={email} workspaceName={workspaceName} />
        : signedInAs ? <SignedInElsewhere email={email} signedInAs={signedInAs} />
          : hasAccount ? <JoinBySigningIn token={token} email={email} /> : <JoinAsNewcomer token={token} email={email} />}
    </AuthLayout>
  );
}

function DeadInvitation() {
  return (
    <AuthLayout
      title="This invitation does not work any more"
      sentence="It was accepted, taken back, or is older than seven days. After a reload, open it again from the mail; or ask whoever invited you for a new one."
      other={<Link to={paths.login}>Back to login</Link>}
    >
      {null}
    </AuthLayout>
  );
}
