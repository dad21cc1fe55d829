import { env } from '../config/env';
import type { Transaction } from './client';
import { workspaces } from './schema/workspace';

/** The address of the workspace's own page; null while it is off, in a demo, and where nobody could reach it. */
export async function selectOwnPage(tx: Transaction): Promise<string | null> {
  const { linkOrigin } = env();
  if (!linkOrigin) return null;
  const [row] = await tx
    .select({ slug: workspaces.slug, kind: workspaces.kind, profilePublic: workspaces.profilePublic })
    .from(workspaces);
  return row?.profilePublic && row.kind === 'real' ? `${linkOrigin}/p/${row.slug}` : null;
}
