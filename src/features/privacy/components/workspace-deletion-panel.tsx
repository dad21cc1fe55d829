import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Deletion } from '../../../contracts/privacy';
import { retention } from '../../../domain/retention';
import { contentsWords } from '../../../domain/workspace-contents';
import { formatDay } from '../../../lib/format-day';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useDeleteWorkspaceDeletionMutation } from '../privacy-api';
import { DeleteWorkspaceDialog } from './delete-workspace-dialog';

/** For owners: schedules the workspace's deletion, or keeps the workspace. Members see its state. */
export function WorkspaceDeletionPanel({ deletion: { workspaceDeletesAt, accountDeletesAt } }: { deletion: Deletion }) {
  const { workspace } = useSession();
  const [asked, setAsked] = useState(false);
  const [keep, { isLoading, error }] = useDeleteWorkspaceDeletionMutation();
  const owns = workspace.role === 'owner';
  const goesAlong = accountDeletesAt !== null && accountDeletesAt === workspaceDeletesAt;
  return (
    <Panel title="Delete the workspace" {...(workspaceDeletesAt && { side: <Badge status="pending">Marked</Badge> })}>
      <PanelBody>
        {error && <Banner title={messageOf(error)} />}
        {workspaceDeletesAt ? (
          <>
            <Text>
              {workspace.name} and everything in it will be deleted on{' '}
              {formatDay(workspaceDeletesAt, workspace.zone, { year: true })}.
            </Text>
            <Text tone={2}>
              Until then you can read and export it. Nothing new is made, published or sent, and its public page is
              closed.
              {goesAlong
                ? ' It will be deleted with your account. If you keep your account, the workspace stays too.'
                : owns
                  ? ''
                  : ' An owner can keep it.'}
            </Text>
            {owns && !goesAlong && (
              <PanelFoot>
                <span />
                <Button variant="primary" busy={isLoading} busyLabel="Keeping…" onClick={() => void keep()}>
                  Keep this workspace
                </Button>
              </PanelFoot>
            )}
          </>
        ) : owns ? (
          <>
            <Text tone={2}>
              This deletes everything in {workspace.name}: its {contentsWords()}. You have{' '}
              {retention.deletedWorkspace.days} days to change your mind. Export what you want to keep first.
            </Text>
            <PanelFoot>
              <span />
              <Button variant="danger" onClick={() => setAsked(true)}>
                Delete the workspace
              </Button>
            </PanelFoot>
          </>
        ) : (
          <Text tone={2}>
            Only an owner of {workspace.name} can delete it. You can leave it under Profile, Members.
          </Text>
        )}
      </PanelBody>
      {asked && <DeleteWorkspaceDialog onClose={() => setAsked(false)} />}
    </Panel>
  );
}
