import { useSession } from '../../auth/auth-parts';

/** Why this person cannot change websites; null when they can. */
export function useOwnersOnly(): string | null {
  const { workspace } = useSession();
  if (workspace.kind === 'demo') return 'A demo cannot measure a website. Register to open your own workspace.';
  return workspace.role === 'owner' ? null : 'Only an owner of the workspace can change this.';
}
