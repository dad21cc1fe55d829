import { useNavigate } from 'react-router-dom';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { accountContract } from '../../../contracts/account';
import type { RawInput } from '../../../contracts/endpoint';
import { useAuth, type AuthOutcome } from '../../auth/auth-parts';
import { useAcceptInvitationMutation } from '../account-api';

/** Accepts an invitation and goes to the dashboard of its workspace. */
export function useJoin(): {
  join: (input: RawInput<typeof accountContract.acceptInvitation>) => Promise<AuthOutcome>;
  isJoining: boolean;
} {
  const navigate = useNavigate();
  const { enterWorkspace } = useAuth();
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const join = async (input: RawInput<typeof accountContract.acceptInvitation>) => {
    const { data, error } = await accept(input);
    if (!data) return { success: false, error: messageOf(error), fields: fieldsOf(error) };
    await enterWorkspace(data);
    await navigate(paths.overview, { replace: true });
    return { success: true };
  };
  return { join, isJoining: isLoading };
}

/** Runs what accepts an invitation, from its first call on; the page keeps showing the offer until that is refused. */
export type Attempt = (accept: () => Promise<AuthOutcome>) => Promise<AuthOutcome>;
