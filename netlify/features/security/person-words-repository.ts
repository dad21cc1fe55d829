import { eq, inArray } from 'drizzle-orm';
import { acrossWorkspaces, asAuth } from '../../database/client';
import { member, user } from '../../database/schema/auth';
import { profiles } from '../../database/schema/engine';
import { workspaces } from '../../database/schema/workspace';

/**
 * A person's names: name, address, company, and the names of their workspaces and businesses. For scoring a
 * password, never for display.
 */
export async function wordsAbout(userId: string): Promise<string[]> {
  const { person, joined } = await asAuth(async (tx) => ({
    person: await tx
      .select({ name: user.name, email: user.email, company: user.company })
      .from(user)
      .where(eq(user.id, userId)),
    joined: await tx.select({ id: member.organizationId }).from(member).where(eq(member.userId, userId)),
  }));
  return [...person.flatMap(Object.values<string>), ...(await wordsOfWorkspaces(joined.map(({ id }) => id)))].filter(
    Boolean,
  );
}

/** Names and slugs (a slug keeps the first name of a renamed workspace), and the names of their businesses. */
export async function wordsOfWorkspaces(ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const places = await asAuth((tx) =>
    tx
      .select({ name: workspaces.name, slug: workspaces.slug })
      .from(workspaces)
      .where(inArray(workspaces.workspaceId, ids)),
  );
  // Those of one person, or of an invitation's workspace: the role for accounts cannot read businesses.
  const businesses = await acrossWorkspaces('weigh a new password', (tx) =>
    tx.select({ name: profiles.name }).from(profiles).where(inArray(profiles.workspaceId, ids)),
  );
  return [...places.flatMap(({ name, slug }) => [name, slug]), ...businesses.map(({ name }) => name)];
}
