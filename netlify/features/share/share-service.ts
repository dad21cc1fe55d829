import { notFound } from '../../errors/app-error';
import type { ShareRepository } from './share-repository';

/** What an address shows to whoever has it. */
export function makeShareService({
  repository,
  isPublic,
}: {
  repository: ShareRepository;
  isPublic(workspaceSlug: string): Promise<boolean>;
}) {
  return {
    /** Throws `not_found` for what is not shared any more and for what never was: nobody can tell the two apart. */
    async find(token: string) {
      const workspaceId = workspaceOf(token);
      const found = workspaceId && (await repository.find(workspaceId, token));
      if (!found) throw notFound('page');
      return found;
    },

    /** Whether its people have a page that may be linked to. */
    hasPublicPage: isPublic,
  };
}

/** The workspace that a token begins with; null for what is no token of ours. */
function workspaceOf(token: string): string | null {
  if (!/^[\w-]{44}$/.test(token)) return null;
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export type ShareService = ReturnType<typeof makeShareService>;
export type SharedCreation = Awaited<ReturnType<ShareService['find']>>;
