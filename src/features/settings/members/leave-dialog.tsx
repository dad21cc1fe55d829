import { messageOf } from '../../../api/api-error';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useDeleteMembershipMutation } from '../../account/account-api';
import { useAuth, useSession } from '../../auth/auth-parts';

/** Asks before leaving; the session goes on in the next workspace, or ends where there is none. */
export function LeaveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { workspace } = useSession();
  const { enterWorkspace, logout } = useAuth();
  const [leave, { isLoading, error, reset }] = useDeleteMembershipMutation();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const { data, error: refusal } = await leave();
    if (refusal) return;
    if (data) await enterWorkspace(data);
    else await logout();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      variant="danger"
      title={`Leave ${workspace.name}?`}
      sentence="You will lose access right away. What you made stays. An owner can invite you again."
      confirmLabel="Leave the workspace"
      busy={isLoading}
      busyLabel="Leaving…"
      onConfirm={() => void confirm()}
      error={error ? messageOf(error) : undefined}
    />
  );
}
