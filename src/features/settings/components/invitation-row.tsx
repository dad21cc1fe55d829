import { Mail } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { Invitation } from '../../../contracts/account';
import { formatDay } from '../../../lib/format-day';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { useToast } from '../../../ui/use-toast';
import { useCreateInvitationMailMutation, useDeleteInvitationMutation } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, mayChange }: { invitation: Invitation; mayChange: boolean }) {
  const { workspace } = useSession();
  const [send, sending] = useCreateInvitationMailMutation();
  const [remove, removing] = useDeleteInvitationMutation();
  const { show } = useToast();
  const { id, email, role, expiresAt, invitedBy } = invitation;

  const sendAgain = async () => {
    const { error } = await send({ invitationId: id });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: `Sent to ${email} again.` });
  };
  const takeBack = async () => {
    const { error } = await remove({ invitationId: id });
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: `The invitation of ${email} is taken back.` });
  };

  return (
    <ListRow
      glyph={<Mail />}
      title={email}
      meta={`${role === 'owner' ? 'Owner' : 'Member'} · invited by ${invitedBy} · until ${formatDay(expiresAt, workspace.zone)}`}
      side={mayChange && (
        <>
          <Button size="sm" busy={sending.isLoading} busyLabel="Sending..." aria-label={`Send the invitation of ${email} again`} onClick={() => void sendAgain()}>Send again</Button>
          <Button size="sm" variant="quiet" busy={removing.isLoading} aria-label={`Take back the invitation of ${email}`} onClick={() => void takeBack()}>Take back</Button>
        </>
      )}
    />
  );
}
