import { messageOf } from '../../../api/api-error';
import type { Member } from '../../../contracts/account';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/use-toast';
import { useDeleteMemberMutation } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';

/** Asks before someone loses the workspace at once, on all their devices. */
export function RemoveMemberDialog({ member, onClose }: { member: Member | null; onClose: () => void }) {
  const { workspace } = useSession();
  const [remove, { isLoading, error, reset }] = useDeleteMemberMutation();
  const { show } = useToast();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    if (!member) return;
    const outcome = await remove({ memberId: member.id });
    if (outcome.error) return;
    close();
    show({ text: `${member.name} is no longer in ${workspace.name}.` });
  };
  return (
    <ConfirmDialog
      open={member !== null}
      onClose={close}
      variant="danger"
      title={`Remove ${member?.name ?? ''}?`}
      sentence={`They will lose access to ${workspace.name} right away. What they made stays. You can invite them again.`}
      confirmLabel="Remove"
      busy={isLoading}
      busyLabel="Removing…"
      onConfirm={() => void confirm()}
      error={error ? messageOf(error) : undefined}
    />
  );
}
