import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../api/api-error';
import { paths } from '../config/paths';
import { pauseOf } from '../domain/plan';
import { useCreateEmailVerificationMutation, useGetMailDeliveryQuery } from '../features/account/account-api';
import { selectVerificationNotice, verificationPutOff } from '../features/account/account-slice';
import { useAuth, useSession } from '../features/auth/auth-parts';
import { emailTyped } from '../features/auth/auth-slice';
import { formatDay } from '../lib/format-day';
import { pluralise } from '../lib/pluralise';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { theme } from '../ui/theme';
import { selectConnection } from './shell-slice';
import { useOnline } from './use-online';

/** The bars on top of the frame: no connection, a demo, a trial. At most one sentence each, and only while it is true. */
export function WorkspaceNotices() {
  const online = useOnline();
  const connection = useSelector(selectConnection);
  return (
    <Top>
      {online && connection === 'lost' && (
        <Notice tone="amber" label="Connection">
          Fourbeat is not responding right now. We’ll keep trying; what you type stays here.
        </Notice>
      )}
      {!online && (
        <Notice tone="amber" label="Connection">
          You are offline. You can read what is on screen, and save again once you are back online.
        </Notice>
      )}
      <DemoNotice />
      <VerifyNotice />
      <AccountDeletionNotice />
      <WorkspaceDeletionNotice />
      <TrialNotice />
    </Top>
  );
}

function DemoNotice() {
  const { demo } = useSession();
  const { logout } = useAuth();
  const dispatch = useDispatch();
  if (!demo) return null;
  const register = () => {
    dispatch(emailTyped(demo.email)); // who registers after a look around does not type it twice
    void logout(paths.register);
  };
  return (
    <Notice tone="blue" label="Demo workspace">
      No account for {demo.email}: this is a demo with sample data.{' '}
      <Plain type="button" onClick={() => void logout(paths.login)}>
        Use another email
      </Plain>{' '}
      or{' '}
      <Plain type="button" onClick={register}>
        register
      </Plain>
      .
    </Notice>
  );
}

/** Put away, it stays away until the next session, or until something is refused because the address is not confirmed. */
function VerifyNotice() {
  const { user, demo } = useSession();
  const state = useSelector(selectVerificationNotice);
  return demo || user.emailVerified || state === 'putAway' ? null : (
    <UnverifiedNotice tone={state === 'refused' ? 'amber' : 'blue'} />
  );
}

function UnverifiedNotice({ tone }: { tone: 'amber' | 'blue' }) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const { data: delivery } = useGetMailDeliveryQuery();
  const [send, { isLoading, isSuccess, error }] = useCreateEmailVerificationMutation();
  const held = user.operator ? '' : ' Until then, nothing is sent to other people.';
  if (delivery?.delivers === false) {
    return (
      <Notice tone={tone} label="Your address">
        Email is not set up yet: the link that confirms {user.email} is in{' '}
        {user.operator ? <Link to={`${paths.operator}?tab=mail`}>your outbox</Link> : 'your administrator’s outbox'}.
        {held}{' '}
        <Plain type="button" onClick={() => dispatch(verificationPutOff())}>
          Close
        </Plain>
      </Notice>
    );
  }
  return (
    <Notice tone={tone} label="Your address">
      <span role="status">
        {isSuccess
          ? `A new link is on its way to ${user.email}. It works for two days.`
          : error
            ? messageOf(error)
            : `Confirm your address: we sent a link to ${user.email}.${held}`}
      </span>{' '}
      {!isSuccess && (
        <>
          <Plain type="button" aria-disabled={isLoading || undefined} onClick={() => void (!isLoading && send())}>
            {isLoading ? 'Sending...' : 'Send the confirmation again'}
          </Plain>{' '}
          or{' '}
        </>
      )}
      <Plain type="button" onClick={() => dispatch(verificationPutOff())}>
        {isSuccess ? 'Close' : 'not now'}
      </Plain>
      {isSuccess ? '' : '.'}
    </Notice>
  );
}

/** One of the two is enough: what goes with an account is kept with it. */
function AccountDeletionNotice() {
  const { user, workspace } = useSession();
  if (user.deletesAt === null) return null;
  return (
    <Notice tone="amber" label="Account">
      Your account will be deleted on {formatDay(user.deletesAt, workspace.zone)}
      {workspace.deletesAt === user.deletesAt ? `, and ${workspace.name} with it` : ''}.{' '}
      <Link to={PRIVACY}>Keep my account</Link>
    </Notice>
  );
}

function WorkspaceDeletionNotice() {
  const { user, workspace } = useSession();
  if (workspace.deletesAt === null || workspace.deletesAt === user.deletesAt) return null;
  return (
    <Notice tone="amber" label="Workspace">
      {workspace.name} will be deleted on {formatDay(workspace.deletesAt, workspace.zone)}. Until then you can read and
      export it. {workspace.role === 'owner' ? <Link to={PRIVACY}>Keep this workspace</Link> : 'An owner can keep it.'}
    </Notice>
  );
}

function TrialNotice() {
  const { workspace } = useSession();
  const now = new Date();
  const endsAt = workspace.endsAt === null ? null : new Date(workspace.endsAt);
  if (workspace.deletesAt !== null) return null; // what matters now is said above
  const pause = pauseOf({ ...workspace, endsAt, deletesAt: null }, now);
  if (pause) {
    return (
      <Notice tone="amber" label={pause === 'trial_ended' ? 'Trial' : 'Plan'}>
        {pause === 'trial_ended' ? 'Your free trial has ended.' : `Your ${workspace.plan} plan has ended.`} Creating and
        sending are paused; everything you made stays here to read and export.{' '}
        <Link to={`${paths.settings}?section=plan`}>See plans</Link>
      </Notice>
    );
  }
  if (workspace.plan !== 'Trial' || endsAt === null) return null;
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY);
  return (
    <Notice tone="amber" label="Trial">
      Free trial: {pluralise(days, 'day')} left.
    </Notice>
  );
}

const DAY = 86_400_000;
const PRIVACY = `${paths.settings}?tab=privacy`;

const Top = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  ${theme.media.phone} {
    border-radius: 0;
  }
`;

/** A link by its looks, a button by what it does: it ends the demo first. */
const Plain = styled.button`
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
