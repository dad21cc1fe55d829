import { inMotion } from '../pieces/piece-clips';
import type { ForeseeClip } from './engine-demo-library';
import type { DemoRows } from './engine-demo-repository';

/** The newest posts of the month that are out have clips, of what their pictures say. All demos of a week share the files, which a job makes once. */
export async function postClips(
  { pieces, pictures }: Pick<DemoRows, 'pieces' | 'pictures'>,
  { since, foreseeClip, makeId }: { since: Date; foreseeClip: ForeseeClip; makeId: () => string },
): Promise<DemoRows['pictures']> {
  const newest = pieces
    .filter(({ status, publishedAt }) => status === 'published' && publishedAt && publishedAt >= since)
    .sort((one, other) => other.publishedAt!.getTime() - one.publishedAt!.getTime())
    .flatMap(({ id: pieceId, workspaceId, publishedAt: createdAt }) => {
      const brief = pictures.find((picture) => picture.pieceId === pieceId && picture.aspectRatio === '1:1')?.brief;
      return brief ? [{ brief, row: { pieceId, workspaceId, createdAt: createdAt! } }] : [];
    })
    .slice(0, POSTS_WITH_CLIPS);
  return Promise.all(
    newest.map(async ({ brief, row }, seed) => ({
      ...(await foreseeClip(inMotion(brief, seed))),
      ...row,
      id: makeId(),
    })),
  );
}

const POSTS_WITH_CLIPS = 3;
