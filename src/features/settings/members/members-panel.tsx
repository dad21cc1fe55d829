import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { Member } from '../../../contracts/account';
import { Banner } from '../../../ui/banner';
import { List } from '../../../ui/list';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useListMembersQuery } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';
import { LeaveDialog } from './leave-dialog';
import { MemberRow } from './member-row';
import { RemoveMemberDialog } from './remove-member-dialog';

/** Who is in the workspace and who is invited. Owners invite, change roles and remove; everybody may leave. */
export function MembersPanel() {
  const { workspace, demo } = useSession();
  const { data, error, refetch, isFetching } = useListMembersQuery();
  const [asked, setAsked] = useState<{ about: 'remove' | 'leave'; member: Member } | null>(null);
  const owns = workspace.role === 'owner';

  return (
    <Panel title="Members">
      {error && !data && (
        <PanelBody>
          <Banner title={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </PanelBody>
      )}
      {!data && !error && (
        <Skeleton label="Loading members">
          <SkeletonRows count={2} />
        </Skeleton>
      )}
      {data && (
        <>
          <List label="Members">
            {data.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                mayChange={owns && !demo}
                isLastOwner={
                  member.role === 'owner' && data.members.filter(({ role }) => role === 'owner').length === 1
                }
                onRemove={() => setAsked({ about: 'remove', member })}
                onLeave={() => setAsked({ about: 'leave', member })}
              />
            ))}
          </List>
          {data.invitations.length > 0 && (
            <Invited>
              <h3>Open invitations</h3>
              <List label="Open invitations">
                {data.invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} mayChange={owns} />
                ))}
              </List>
            </Invited>
          )}
        </>
      )}
      <PanelSection>
        {demo ? (
          <Text tone={2}>A demo is for you alone. Register, and you can invite people to your own workspace.</Text>
        ) : owns ? (
          <InviteForm />
        ) : (
          <Text tone={2}>Owners invite people to {workspace.name} and decide who owns it.</Text>
        )}
      </PanelSection>
      <RemoveMemberDialog member={asked?.about === 'remove' ? asked.member : null} onClose={() => setAsked(null)} />
      <LeaveDialog open={asked?.about === 'leave'} onClose={() => setAsked(null)} />
    </Panel>
  );
}

const Invited = styled.div`
  border-top: 1px solid ${theme.color.hairline};
  > h3 {
    padding: ${theme.space[4]} ${theme.space[5]} 0;
    ${theme.type.xs} color: ${theme.color.text3};
    font-weight: ${theme.weight.medium};
  }
  ${theme.media.phone} {
    > h3 {
      padding-inline: ${theme.space[4]};
    }
  }
`;
