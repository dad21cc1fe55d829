import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { Deletion } from '../../../contracts/privacy';
import { listed } from '../../../domain/listed';
import { retention } from '../../../domain/retention';
import { formatDay } from '../../../lib/format-day';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useDeleteAccountDeletionMutation } from '../privacy-api';
import { DeleteAccountDialog } from './delete-account-dialog';

/** Schedules the account's deletion, or keeps the account; first says what is deleted with it and what prevents it. */
export function AccountDeletionPanel({
  deletion: { accountDeletesAt, goesWithAccount, needsOwner },
}: {
  deletion: Deletion;
}) {
  const { user, workspace } = useSession();
  const [asked, setAsked] = useState(false);
  const [keep, { isLoading, error }] = useDeleteAccountDeletionMutation();
  const along =
    goesWithAccount.length > 0 &&
    `Nobody else is in ${listed(goesWithAccount)}: ${goesWithAccount.length === 1 ? 'it' : 'they'} will be deleted too.`;
  const inTheWay = needsOwner.length > 0 && `You are the only owner of ${listed(needsOwner)}.`;
  const elsewhere = needsOwner.some((name) => name !== workspace.name);
  return (
    <Panel title="Delete your account" {...(accountDeletesAt && { side: <Badge status="pending">Marked</Badge> })}>
      <PanelBody>
        {error && <Banner title={messageOf(error)} />}
        {accountDeletesAt ? (
          <>
            <Text>
              Your account {user.email} will be deleted on {formatDay(accountDeletesAt, workspace.zone, { year: true })}
              .{along && ` ${along}`}
            </Text>
            <PanelFoot>
              <span />
              <Button variant="primary" busy={isLoading} busyLabel="Keeping…" onClick={() => void keep()}>
                Keep my account
              </Button>
            </PanelFoot>
          </>
        ) : (
          <>
            <Text tone={2}>
              This deletes your sign-in {user.email}, your profile and your settings everywhere. What you made in other
              people’s workspaces stays, without your name.{along && ` ${along}`} You have{' '}
              {retention.deletedWorkspace.days} days to change your mind.
            </Text>
            {inTheWay && (
              <Text>
                {inTheWay} Other people are in there: make someone else an owner first,{' '}
                {elsewhere ? 'after switching to that workspace, ' : ''}under{' '}
                <Link to={`${paths.settings}?section=members`}>Members</Link>, or delete{' '}
                {needsOwner.length === 1 ? 'that workspace' : 'those workspaces'}.
              </Text>
            )}
            <PanelFoot>
              <span />
              <Button variant="danger" onClick={() => setAsked(true)} {...(inTheWay && { disabledReason: inTheWay })}>
                Delete my account
              </Button>
            </PanelFoot>
          </>
        )}
      </PanelBody>
      {asked && <DeleteAccountDialog goesWithAccount={goesWithAccount} onClose={() => setAsked(false)} />}
    </Panel>
  );
}
