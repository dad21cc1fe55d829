import { Ellipsis, Mail } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { Invitation } from '../../../contracts/account';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { Menu } from '../../../ui/menu';
import { useToast } from '../../../ui/use-toast';
import { useCreateInvitationMailMutation, useDeleteInvitationMutation } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, mayChange }: { invitation: Invitation; mayChange: boolean }) {
  const { workspace } = useSession();
  const [send, { isLoading: isSending }] = useCreateInvitationMailMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteInvitationMutation();
  const { show } = useToast();
  const { id, email, role, expiresAt, invitedBy } = invitation;
  const busy = isSending || isRemoving;

  const sendAgain = async () => {
    if (busy) return;
    const { error } = await send({ invitationId: id });
    show(
      error
        ? { kind: 'failure', text: messageOf(error) }
        : { text: `${email} was invited again. The link works for seven days.` },
    );
  };
  const takeBack = async () => {
    if (busy) return;
    const { error } = await remove({ invitationId: id });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: `The invitation for ${email} was withdrawn.` });
  };

  return (
    <ListRow
      glyph={<Mail />}
      title={email}
      meta={`${role === 'owner' ? 'Owner' : 'Member'} · invited by ${invitedBy} · until ${formatDay(expiresAt, workspace.zone)}`}
      side={
        mayChange && (
          <Menu
            trigger={
              <Button
                variant="quiet"
                iconOnly
                busy={busy}
                label={`More about the invitation for ${email}`}
                icon={<Ellipsis />}
              />
            }
            items={[
              { label: 'Send again', onSelect: () => void sendAgain() },
              { label: 'Withdraw invitation', danger: true, onSelect: () => void takeBack() },
            ]}
          />
        )
      }
    />
  );
}
