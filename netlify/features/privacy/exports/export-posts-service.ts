import type { ExportedPost, PostsExportPage } from '../../../documents/posts-export';
import type { ExportPostsRepository } from './export-posts-repository';
import { picturePath } from './export-storage';

/**
 * A workspace's posts as HTML pages: posts.html, posts-2.html and so on, published ones first. Each is small
 * enough for memory.
 */
export function makeExportPosts({
  repository,
  render,
}: {
  repository: ExportPostsRepository;
  render(page: PostsExportPage): string;
}) {
  async function* pagesOf(workspaceId: string): AsyncIterable<Pick<PostsExportPage, 'heading' | 'posts'>> {
    for (const published of [true, false]) {
      let before: string | null = null;
      do {
        const rows: Row[] = await repository.readPosts(workspaceId, { published, before, limit: POSTS_A_PAGE });
        if (before === null || rows.length > 0)
          yield { heading: published ? 'Published posts' : 'Posts that are not published', posts: rows.map(toPost) };
        before = rows.length === POSTS_A_PAGE ? rows.at(-1)!.id : null;
      } while (before);
    }
  }

  return {
    async *pages(workspaceId: string, workspace: string): AsyncIterable<{ path: string; text: string }> {
      let number = 1;
      let waiting: Pick<PostsExportPage, 'heading' | 'posts'> | null = null;
      for await (const page of pagesOf(workspaceId)) {
        if (waiting)
          yield {
            path: pathOf(number),
            text: render({
              ...waiting,
              workspace,
              next: {
                path: pathOf((number += 1)),
                label: page.heading === waiting.heading ? `More: ${page.heading}` : page.heading,
              },
            }),
          };
        waiting = page;
      }
      if (waiting) yield { path: pathOf(number), text: render({ ...waiting, workspace, next: null }) };
    },
  };
}

const pathOf = (number: number): string => (number === 1 ? 'posts.html' : `posts-${number}.html`);

const toPost = ({ id, title, body, keywords, pictures, ...row }: Row): ExportedPost => ({
  id,
  title,
  body,
  keywords,
  standing: standingOf(row),
  pictures: pictures.map(({ id: pictureId, storageKey, altText }) => ({
    path: picturePath(pictureId, storageKey),
    altText,
  })),
});

function standingOf({
  status,
  publishedAt,
  scheduledFor,
}: Pick<Row, 'status' | 'publishedAt' | 'scheduledFor'>): string {
  if (status === 'taken-down') return 'Taken down from the public page';
  if (status === 'published') return publishedAt ? `Published on ${inUtc(publishedAt)}` : 'Published';
  if (status === 'scheduled') return scheduledFor ? `Approved, to be published on ${inUtc(scheduledFor)}` : 'Approved';
  return {
    draft: 'A draft',
    generating: 'Was being made',
    review: 'Waiting for approval',
    failed: 'Could not be published',
  }[status];
}

const inUtc = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const POSTS_A_PAGE = 50;

export type ExportPosts = ReturnType<typeof makeExportPosts>;

type Row = Awaited<ReturnType<ExportPostsRepository['readPosts']>>[number];
