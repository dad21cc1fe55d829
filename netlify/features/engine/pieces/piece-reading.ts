import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor, ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { AppError, notFound } from '../../../errors/app-error';
import { fileMark } from '../../../../src/domain/library';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { PieceRepository } from './piece-repository';
import type { ListQuery } from './piece-queue-repository';
import type { PieceRow } from './piece-row-repository';

/** Pieces as people see them, and what everything that changes one needs: to find it, to tell of it, to refuse. */
export function makePieceReading({ repository, clock, ids }: Dependencies) {
  const present = (place: Workspace, row: PieceRow): Piece => ({
    id: row.id,
    ideaId: row.ideaId,
    title: row.title,
    body: row.body,
    altText: row.altText,
    keywords: row.keywords,
    type: row.type,
    platforms: row.platforms,
    postings: row.postings,
    pillar: row.pillar,
    aiGenerated: row.aiGenerated,
    writtenBy: row.aiGenerated ? row.writtenBy : null,
    writerNote: row.aiGenerated ? row.writerNote : '',
    networkWords: row.networkWords,
    status: row.status,
    version: row.version,
    failure: row.failure,
    aboutOn: row.aboutOn,
    revisedAt: row.revisedAt?.toISOString() ?? null,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    againOf: row.original,
    article: row.article,
    articleFor: row.articleFor,
    evergreen: row.evergreen && {
      months: row.evergreen.everyMonths,
      nextOn: row.evergreen.nextOn,
      last:
        row.evergreen.lastOn && row.evergreen.lastOutcome
          ? { on: row.evergreen.lastOn, outcome: row.evergreen.lastOutcome }
          : null,
    },
    publicPath: row.status === 'published' && row.slug && place.kind === 'real' ? `/p/${place.slug}/${row.slug}` : null,
    pictures: row.pictures.map(({ storageKey, ...picture }) => ({
      ...picture,
      altText: row.altText,
      url: `/api/creative/creations/${picture.id}/file?v=${fileMark(storageKey)}`,
    })),
    mailDraftId: row.mailDraftId,
    clip: row.clip && {
      id: row.clip.id,
      status: row.clip.status,
      progress: row.clip.progress,
      cause: row.clip.status === 'failed' ? row.clip.cause : null,
      url: `/api/creative/creations/${row.clip.id}/file?v=${fileMark(row.clip.storageKey)}`,
      posterUrl: `/api/creative/creations/${row.clip.id}/thumbnail?v=${fileMark(row.clip.storageKey)}`,
      altText: row.clip.altText,
      width: row.clip.width,
      height: row.clip.height,
      durationMs: row.clip.durationMs ?? 0,
    },
    clipNote: row.clipNote,
    photo: row.photo && {
      id: row.photo.id,
      title: row.photo.alt,
      thumbnailUrl: `/api/creative/creations/${row.photo.id}/thumbnail?v=${fileMark(row.photo.key)}`,
      because: row.photo.because ?? null,
      isGone: row.photo.isGone,
    },
  });

  const tell = (workspaceId: string, event: ActivityEvent, actor?: Actor): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    actor,
    at: clock.now(),
  });

  async function find(place: Workspace, pieceId: string): Promise<PieceRow> {
    const row = await repository.find(place.id, pieceId);
    if (!row) throw notFound('piece');
    return row;
  }

  const get = async (place: Workspace, pieceId: string): Promise<Piece> => present(place, await find(place, pieceId));

  /** Explains why a change did not take: gone, changed elsewhere, or not possible in its status. `changedAt`: the version at which its own part last changed. */
  async function refuse(
    place: Workspace,
    pieceId: string,
    version: number,
    what: string,
    changedAt: (row: PieceRow) => number = (row) => row.version,
  ): Promise<never> {
    const row = await find(place, pieceId);
    if (changedAt(row) > version)
      throw new AppError(
        'conflict',
        'This piece was changed elsewhere in the meantime. Your words are kept here; reload to see the newest version.',
      );
    throw new AppError(
      'conflict',
      row.status === 'published'
        ? `This piece is published and cannot be ${what} any more.`
        : `A piece that is ${row.status.replace('-', ' ')} cannot be ${what}.`,
    );
  }

  return {
    present,
    tell,
    find,
    get,
    refuse,

    async list(place: Workspace, query: ListQuery) {
      const { rows, nextCursor } = await repository.list(place.id, query);
      return { items: rows.map((row) => present(place, row)), nextCursor };
    },
  };
}

export type Workspace = WorkspacePart<'id' | 'slug' | 'zone' | 'kind'>;

export type PieceReading = ReturnType<typeof makePieceReading>;

interface Dependencies {
  repository: Pick<PieceRepository, 'find' | 'list'>;
  clock: Clock;
  ids: Ids;
}
