import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { paths } from '../config/paths';
import { DAY_MS } from '../domain/duration';
import { pauseOf } from '../domain/plan-pause';
import { selectVerificationNotice } from '../features/account/account-slice';
import { useAuth, useSession } from '../features/auth/auth-parts';
import { emailTyped } from '../features/auth/auth-slice';
import { MINUTE_MS } from '../domain/duration';
import { useNow } from '../hooks/use-now';
import { formatDay } from '../lib/format-day';
import { pluralise } from '../lib/pluralise';
import { deferred } from '../ui/deferred';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { theme } from '../ui/theme';
import { PlainButton } from './plain-button';
import { selectConnection } from './shell-slice';
import { useOnline } from './use-online';

/** The bars above the frame: offline, demo, trial. One sentence each, shown only while it is true. */
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
    dispatch(emailTyped(demo.email)); // a demo visitor who registers does not have to type the address again
    void logout(paths.register);
  };
  return (
    <Notice tone="blue" label="Demo workspace">
      No account for {demo.email}: this is a demo with sample data.{' '}
      <PlainButton type="button" onClick={() => void logout(paths.login)}>
        Use another email
      </PlainButton>{' '}
      or{' '}
      <PlainButton type="button" onClick={register}>
        register
      </PlainButton>
      .
    </Notice>
  );
}

/**
 * Once dismissed, it stays away until the next session, or until something is refused because the address is not
 * confirmed.
 */
function VerifyNotice() {
  const { user, demo } = useSession();
  const state = useSelector(selectVerificationNotice);
  const wanted = !demo && !user.emailVerified && state !== 'putAway';
  useEffect(() => {
    if (wanted) UnverifiedNotice.fetch();
  }, [wanted, state]);
  return wanted && <UnverifiedNotice tone={state === 'refused' ? 'amber' : 'blue'} />;
}

/** A workspace that is deleted with the account has its own notice; one of the two is enough. */
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
  const now = useNow(MINUTE_MS);
  const endsAt = workspace.endsAt === null ? null : new Date(workspace.endsAt);
  if (workspace.deletesAt !== null) return null; // the workspace's own notice already says it
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
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS);
  return (
    <Notice tone="amber" label="Trial">
      Free trial: {pluralise(days, 'day')} left.
    </Notice>
  );
}

/** Loaded on demand, because it is needed only in the first days of an account. */
const UnverifiedNotice = deferred(async () => (await import('./unverified-notice')).UnverifiedNotice);

const PRIVACY = `${paths.settings}?tab=privacy`;

const Top = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  ${theme.media.phone} {
    border-radius: 0;
  }
`;
