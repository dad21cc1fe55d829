import { asOwner } from '../database';

/** The decision that a workspace's first ideas opened. */
export async function findDecision(workspaceId: string): Promise<{ id: string }> {
  const [found] = await asOwner<{ id: string }>('SELECT id FROM decisions WHERE workspace_id = $1', [workspaceId]);
  return found!;
}
