import { messageOf } from '../api/api-error';
import { useActivateWorkspaceMutation } from '../features/auth/auth-api';
import { useAuth } from '../features/auth/auth-parts';
import { useToast } from '../ui/use-toast';

/** Moves the session to another workspace of the user; shows a toast when that fails. */
export function useSwitchWorkspace(): (workspace: { id: string; name: string }) => Promise<void> {
  const [activate] = useActivateWorkspaceMutation();
  const { enterWorkspace } = useAuth();
  const { show } = useToast();
  return async ({ id, name }) => {
    const { data, error } = await activate({ workspaceId: id });
    if (data) await enterWorkspace(data);
    else show({ kind: 'failure', text: `${name} could not be opened. ${messageOf(error)}` });
  };
}
