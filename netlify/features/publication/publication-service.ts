import { notFound } from '../../errors/app-error';
import type { PublicationRepository } from './publication-repository';

/** Published posts as outsiders see them. */
export function makePublicationService({ repository }: { repository: PublicationRepository }) {
  return {
    async getPage(workspaceSlug: string, cursor: string | undefined) {
      const page = await repository.list(workspaceSlug, { cursor, limit: POSTS_A_PAGE });
      if (!page) throw notFound('page');
      // The first page introduces the business; further ones only list its posts.
      return {
        ...page,
        people: cursor === undefined ? await repository.listPeople(page.publisher.workspaceId, PEOPLE) : [],
      };
    },
    /** Whose page it is that has nothing on it yet; null where nobody has one under this address, or it is off. */
    findPublisher: (workspaceSlug: string) => repository.findPublisher(workspaceSlug),

    async getFeed(workspaceSlug: string) {
      const page = await repository.list(workspaceSlug, { limit: POSTS_IN_FEED });
      if (!page) throw notFound('feed');
      return page;
    },
    async getPost(workspaceSlug: string, postSlug: string) {
      const found = await repository.find(workspaceSlug, postSlug);
      if (!found) throw notFound('post');
      return found;
    },
    /** The logo is shown on the public page and on the sign-up page: without either it is not served. */
    async requirePublic(workspaceSlug: string): Promise<void> {
      if (!(await repository.isPublic(workspaceSlug))) throw notFound('logo');
    },
  };
}

const POSTS_A_PAGE = 12;
const POSTS_IN_FEED = 30;
const PEOPLE = 30;

export type PublicationService = ReturnType<typeof makePublicationService>;
