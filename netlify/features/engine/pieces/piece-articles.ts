import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { weekAt } from '../../../../src/domain/week';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { OwnerMaterial, PlannerPort } from '../../../ports/planner';
import type { EngineRepository } from '../engine-repository';
import type { PiecePictures } from './piece-pictures';
import type { PieceReading, Workspace } from './piece-reading';
import type { PieceRepository } from './piece-repository';
import type { PieceRow } from './piece-row-repository';

/** The article beside a post: the same subject at length, for the workspace's own page, approved by itself. */
export function makePieceArticles({ repository, reading, pictures, engine, planner, told, clock, ids }: Dependencies) {
  const { find, get, tell } = reading;

  /** It shares the post's picture, which takes nothing of the month's; while that is being drawn it has none. */
  async function pictureFor(workspaceId: string, articleId: string, post: PieceRow) {
    const shown = post.pictures.find(({ aspectRatio }) => aspectRatio === '16:9') ?? post.pictures[0];
    return shown ? pictures.copyOrNone(workspaceId, articleId, shown.id) : [];
  }

  return {
    /** The one that is there, if there is one. */
    async createArticle(place: Workspace, pieceId: string, actor?: Actor): Promise<Piece> {
      const post = await find(place, pieceId);
      if (post.article) return get(place, post.article.id);
      const idea = post.ideaId && (await engine.findIdea(place.id, post.ideaId));
      const profile = await engine.findProfile(place.id);
      if (!profile) throw notFound('piece');
      if (!idea) throw new AppError('conflict', 'Only a post that was made from an idea can become an article.');
      const now = clock.now();
      const week = weekAt(now, place.zone);
      const words = await planner.writeArticle({ profile, idea, week, zone: place.zone, material: await told(place) });
      const id = ids.id();
      const piece = {
        ...words,
        id,
        workspaceId: place.id,
        articleOf: post.id,
        type: 'article' as const,
        platforms: ['blog' as const],
        pillar: post.pillar,
        aboutOn: post.aboutOn,
        altText: post.altText,
        year: week.year,
        week: week.week,
        status: 'review' as const,
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      const pictureRows = await pictureFor(place.id, id, post);
      await repository.insert(place.id, { piece, pictureRows, unit: null }, (made) =>
        tell(place.id, activityEvents.pieceCreated(made), actor),
      );
      const { article } = await find(place, pieceId);
      return get(place, article?.id ?? id);
    },
  };
}

interface Dependencies {
  engine: Pick<EngineRepository, 'findIdea' | 'findProfile'>;
  planner: Pick<PlannerPort, 'writeArticle'>;
  /** What the owner told us, as far as posts may use it. */
  told(place: Pick<Workspace, 'id' | 'zone'>): Promise<OwnerMaterial[]>;
  repository: Pick<PieceRepository, 'insert'>;
  reading: PieceReading;
  pictures: Pick<PiecePictures, 'copyOrNone'>;
  clock: Clock;
  ids: Ids;
}
