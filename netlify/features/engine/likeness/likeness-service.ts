import type { Output } from '../../../../src/contracts/endpoint';
import type { engineRepeatsContract } from '../../../../src/contracts/engine-repeats';
import { DAY_MS } from '../../../../src/domain/duration';
import { ALIKE, likeness, marksOf, type Words } from '../../../../src/domain/likeness';
import type { Clock } from '../../../ports/clock';
import type { LikenessRepository } from './likeness-repository';

/**
 * Notices that a post says what another one said lately. The marks of each post are kept with it, so that a question
 * compares whole texts with five at most, however many were published.
 */
export function makeLikenessService({ repository, clock }: Dependencies) {
  return {
    async find(
      { id: workspaceId }: { id: string },
      { pieceId, ...words }: Words & { pieceId?: string | undefined },
    ): Promise<Output<typeof engineRepeatsContract.getAlike>> {
      const marks = marksOf(words);
      if (marks.length === 0) return { alike: null };
      const since = new Date(clock.now().getTime() - DAYS * DAY_MS);
      const unmarked = await repository.listUnmarked(workspaceId, since, AT_ONCE);
      await repository.keepMarks(
        workspaceId,
        unmarked.map((post) => ({
          workspaceId,
          pieceId: post.id,
          wordsVersion: post.wordsVersion,
          marks: marksOf(post),
        })),
      );
      const { candidates, posts, count } = await repository.findNear(workspaceId, { pieceId, marks, since });
      const rarity = count < FEW ? undefined : rarityAmong(posts, count);
      const [best] = candidates
        .map((post) => ({ post, like: likeness(words, post, rarity) }))
        .filter(({ like }) => like >= ALIKE)
        .sort((one, other) => other.like - one.like);
      if (!best) return { alike: null };
      const { id, title, status, publishedAt, scheduledFor } = best.post;
      const isOut = status === 'published';
      const at = (isOut ? publishedAt : scheduledFor) ?? clock.now();
      return { alike: { id, title, isOut, at: at.toISOString() } };
    },
  };
}

/** From 0 for what every post of these says to 1 for what only one of them does. */
const rarityAmong = (posts: ReadonlyMap<number, number>, count: number) => (mark: number) =>
  1 - Math.max(0, (posts.get(mark) ?? 0) - 1) / (count - 1);

/** How long a post is remembered by those who read it. */
const DAYS = 90;
/** Of so few posts nothing can be called usual. */
const FEW = 4;
/** Posts whose marks one question makes; the next one goes on. */
const AT_ONCE = 400;

export type LikenessService = ReturnType<typeof makeLikenessService>;

interface Dependencies {
  repository: LikenessRepository;
  clock: Clock;
}
