import { notFound } from '../../errors/app-error';
import type { ShareRepository } from './share-repository';

/** What a shared address shows. */
export function makeShareService({
  repository,
  isPublic,
}: {
  repository: ShareRepository;
  isPublic(workspaceSlug: string): Promise<boolean>;
}) {
  return {
    /**
     * Throws `not_found` both for what is no longer shared and for what never was, so that nobody can tell them
     * apart.
     */
    async find(token: string) {
      const workspaceId = workspaceOfToken(token);
      const found = workspaceId && (await repository.find(workspaceId, token));
      if (!found) throw notFound('page');
      return found;
    },

    /** Whether the workspace has a public page to link to. */
    hasPublicPage: isPublic,
  };
}

/** The workspace at the start of a token; null for what is not one of our tokens. */
export function workspaceOfToken(token: string): string | null {
  if (!/^[\w-]{44}$/.test(token)) return null;
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export type ShareService = ReturnType<typeof makeShareService>;
export type SharedCreation = Awaited<ReturnType<ShareService['find']>>;
