import type { Piece } from '../../../src/contracts/engine-pieces';
import type { Actor, Happening, NewActivity } from '../../../src/domain/activity';
import { allowanceUsedSentence } from '../../../src/domain/allowance';
import type { BrandFont } from '../../../src/domain/business-profile';
import { happenings } from '../../../src/domain/happenings';
import {
  isApprovable,
  isEditable,
  isRedrawable,
  isRepicturable,
  pieceStatuses,
  statusAfterEdit,
  type PieceStatus,
} from '../../../src/domain/piece';
import type { Pause } from '../../../src/domain/plan';
import { slugify } from '../../../src/domain/slug';
import { weekAt } from '../../../src/domain/week';
import { toInstant } from '../../../src/domain/zoned-time';
import { AppError, notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { ImageBrief } from '../../ports/image';
import type { PlannerPort } from '../../ports/planner';
import type { EngineRepository } from './engine-repository';
import { kitOf, makePiecePictures, seedOf } from './piece-pictures';
import type { PieceRepository } from './piece-repository';
import type { NewPicture, PieceRow } from './piece-row-repository';

/** Pieces: made from an idea or written by hand, edited, approved, published, corrected, taken down. */
export function makePieceService({ repository, engine, planner, draw, preview, clock, ids }: Dependencies) {
  const pictures = makePiecePictures({ repository, engine, draw, clock, ids });

  const present = (place: Place, row: PieceRow): Piece => ({
    id: row.id,
    ideaId: row.ideaId,
    title: row.title,
    body: row.body,
    altText: row.altText,
    keywords: row.keywords,
    status: row.status,
    version: row.version,
    failure: row.failure,
    aboutOn: row.aboutOn,
    revisedAt: row.revisedAt?.toISOString() ?? null,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    publicPath: row.status === 'published' && row.slug && place.kind === 'real' ? `/p/${place.slug}/${row.slug}` : null,
    pictures: row.pictures.map((picture) => ({
      ...picture,
      altText: row.altText,
      url: `/api/creative/creations/${picture.id}/file`,
    })),
  });

  const tell = (workspaceId: string, happening: Happening, actor?: Actor): NewActivity => ({
    ...happening,
    id: ids.id(),
    workspaceId,
    actor,
    at: clock.now(),
  });

  async function find(place: Place, pieceId: string): Promise<PieceRow> {
    const row = await repository.find(place.id, pieceId);
    if (!row) throw notFound('piece');
    return row;
  }

  const get = async (place: Place, pieceId: string): Promise<Piece> => present(place, await find(place, pieceId));

  /** Explains why a change did not take: gone, changed elsewhere, or not possible in its status. `changedAt`: the version at which its own part last changed. */
  async function refuse(
    place: Place,
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

  /** Left out, the title is drawn, which takes a unit of the allowance; null is no picture. */
  async function picturesFor(
    place: Place,
    piece: Pick<PieceRow, 'id' | 'title'>,
    { creationId, altText }: { creationId?: string | null | undefined; altText: string },
  ): Promise<NewPicture[]> {
    if (creationId === null) return [];
    return creationId === undefined
      ? pictures.drawTitle(place.id, piece, altText)
      : pictures.takeFromLibrary(place.id, piece.id, creationId);
  }

  const unit = (place: Place) => ({
    id: ids.id(),
    workspaceId: place.id,
    kind: 'images' as const,
    noticeId: ids.id(),
    now: clock.now(),
  });

  return {
    get,

    /** A poster of the business in a look that is not chosen yet. */
    async previewBrand(
      place: Place & { name: string },
      look: { colour?: string; font?: BrandFont },
    ): Promise<Uint8Array> {
      const profile = await engine.findProfile(place.id);
      const words = {
        prompt: profile?.what ?? place.name,
        headline: profile?.name ?? place.name,
        supporting: profile?.what.slice(0, 70),
      };
      return preview({
        ...words,
        ...kitOf({ colours: look.colour ? [look.colour] : [], font: look.font }),
        style: 'minimalist',
        aspectRatio: '16:9',
        seed: 0,
      });
    },

    async list(place: Place, query: { status?: PieceStatus; cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.list(place.id, query);
      return { items: rows.map((row) => present(place, row)), nextCursor };
    },

    async create(place: Place, ideaId: string, actor: Actor): Promise<Piece> {
      const idea = await engine.findIdea(place.id, ideaId);
      const profile = await engine.findProfile(place.id);
      if (!idea || !profile) throw notFound('idea');
      const existing = await repository.findByIdea(place.id, ideaId);
      if (existing) return present(place, existing);
      const now = clock.now();
      const week = weekAt(now, place.zone);
      const { picture, ...words } = await planner.write({ profile, idea, week, zone: place.zone });
      const pieceId = ids.id();
      const brief = {
        prompt: picture.subject,
        headline: picture.headline,
        supporting: picture.supporting,
        brand: profile.name,
        ...kitOf(profile),
      };
      const pictureRows = await pictures.drawAll(place.id, pieceId, brief, words.altText, seedOf(ideaId));
      const piece = {
        ...words,
        id: pieceId,
        workspaceId: place.id,
        ideaId,
        aboutOn: idea.aboutOn,
        year: week.year,
        week: week.week,
        status: 'review' as const,
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      const outcome = await repository.insert(place.id, { piece, pictureRows, unit: unit(place) }, (made) =>
        tell(place.id, happenings.pieceCreated(made), actor),
      );
      if (typeof outcome === 'object') throw new AppError('allowance_used', allowanceUsedSentence(outcome));
      const row = await repository.findByIdea(place.id, ideaId);
      if (!row) throw notFound('idea');
      return present(place, row);
    },

    /** A piece of somebody's own words, on the same way out as any other. */
    async createOwn(place: Place, { title, body, altText, creationId }: OwnWords, actor: Actor): Promise<Piece> {
      const now = clock.now();
      const { year, week } = weekAt(now, place.zone);
      const id = ids.id();
      const pictureRows = await picturesFor(place, { id, title }, { creationId, altText });
      const piece = {
        id,
        workspaceId: place.id,
        title,
        body,
        altText: altText || (pictureRows[0]?.altText ?? ''),
        keywords: [],
        year,
        week,
        status: 'review' as const,
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      const outcome = await repository.insert(
        place.id,
        { piece, pictureRows, unit: creationId === undefined ? unit(place) : null },
        (made) => tell(place.id, happenings.pieceWritten(made), actor),
      );
      if (typeof outcome === 'object') throw new AppError('allowance_used', allowanceUsedSentence(outcome));
      return get(place, id);
    },

    /** Words that are not given stay. What is published is corrected at once. */
    async update(
      place: Place,
      { pieceId, version, title, body, altText }: { pieceId: string; version: number } & Partial<Words>,
      actor: Actor,
    ): Promise<Piece> {
      const { status: before } = await find(place, pieceId);
      const status = statusAfterEdit(before);
      const isOut = before === 'published';
      const from = pieceStatuses.filter((one) => isEditable(one) && statusAfterEdit(one) === status);
      const words = {
        ...(title !== undefined && { title }),
        ...(body !== undefined && { body }),
        ...(altText !== undefined && { altText }),
      };
      const change = {
        ...words,
        status,
        ...(status === 'review' && { scheduledFor: null }),
        ...(isOut && { revisedAt: clock.now() }),
      };
      const told = isOut
        ? (piece: { id: string; title: string }) => tell(place.id, happenings.pieceCorrected(piece), actor)
        : undefined;
      if (!(await repository.change(place.id, { pieceId, version, from, guards: 'words' }, change, clock.now(), told)))
        await refuse(place, pieceId, version, 'edited', (row) => row.wordsVersion);
      return get(place, pieceId);
    },

    /** Another picture; what is saved or typed meanwhile stays. What is published is corrected at once, by a picture that its owner has seen. */
    async updatePicture(
      place: Place,
      { pieceId, version, creationId }: { pieceId: string; version: number; creationId?: string | null | undefined },
      actor: Actor,
    ): Promise<Piece> {
      const piece = await find(place, pieceId);
      const mayChange = creationId === undefined ? isRedrawable : isRepicturable;
      const isOut = piece.status === 'published';
      if (!mayChange(piece.status) || piece.pictureVersion > version)
        await refuse(place, pieceId, version, 'drawn again', (row) => row.pictureVersion);
      const pictureRows =
        creationId === undefined
          ? await pictures.drawAgain(place.id, piece)
          : await picturesFor(place, piece, { creationId, altText: '' });
      // An approval that came while it was drawn was for the picture that its owner saw.
      const from = isOut
        ? (['published'] as const)
        : pieceStatuses.filter((one) => isRedrawable(one) && (one !== 'scheduled' || piece.status === 'scheduled'));
      const made = pictureRows[0]?.altText ?? '';
      const altText = piece.altText === (piece.pictures[0]?.altText ?? '') ? { from: piece.altText, to: made } : null;
      const drawn = {
        pictureRows,
        unit: creationId === undefined ? unit(place) : null,
        status: statusAfterEdit(piece.status),
        altText,
        isOut,
      };
      const told = isOut
        ? (one: { id: string; title: string }) => tell(place.id, happenings.pieceCorrected(one), actor)
        : undefined;
      const outcome = await repository.replacePictures(place.id, { pieceId, version, from }, drawn, clock.now(), told);
      if (typeof outcome === 'object') throw new AppError('allowance_used', allowanceUsedSentence(outcome));
      if (outcome === 'stale') await refuse(place, pieceId, version, 'drawn again', (row) => row.pictureVersion);
      return get(place, pieceId);
    },

    /** Asked again, it is down already. */
    async takeDown(place: Place, pieceId: string, actor: Actor): Promise<Piece> {
      const isDown =
        (await repository.takeDown(place.id, pieceId, clock.now(), (piece) =>
          tell(place.id, happenings.pieceTakenDown(piece), actor),
        )) || (await find(place, pieceId)).status === 'taken-down';
      if (!isDown) throw new AppError('conflict', 'Only a published piece can be taken down.');
      return get(place, pieceId);
    },

    async approve(
      place: Place,
      { pieceId, version, publishAt }: { pieceId: string; version: number; publishAt?: { date: string; time: string } },
      actor: Actor,
    ): Promise<Piece> {
      const now = clock.now();
      const scheduledFor = publishAt ? toInstant(publishAt, place.zone) : now;
      if (scheduledFor.getTime() < now.getTime() - MINUTE) {
        throw new AppError('invalid_request', 'This time has passed. Choose a later one.', {
          fields: { publishAt: 'This time has passed. Choose a later one.' },
        });
      }
      if (scheduledFor.getTime() > now.getTime() + YEAR) {
        throw new AppError('invalid_request', 'Choose a time within the next year.', {
          fields: { publishAt: 'Choose a time within the next year.' },
        });
      }
      const told = (piece: { id: string; title: string }) =>
        tell(place.id, happenings.pieceApproved(piece, publishAt !== undefined), actor);
      if (
        !(await repository.schedule(
          place.id,
          { pieceId, version, from: pieceStatuses.filter(isApprovable) },
          scheduledFor,
          now,
          told,
        ))
      )
        await refuse(place, pieceId, version, 'approved');
      return get(place, pieceId);
    },

    async withdraw(
      place: Place,
      { pieceId, version }: { pieceId: string; version: number },
      actor: Actor,
    ): Promise<Piece> {
      const told = (piece: { id: string; title: string }) => tell(place.id, happenings.pieceWithdrawn(piece), actor);
      if (
        !(await repository.change(
          place.id,
          { pieceId, version, from: ['scheduled'] },
          { status: 'review', scheduledFor: null },
          clock.now(),
          told,
        ))
      )
        await refuse(place, pieceId, version, 'withdrawn');
      return get(place, pieceId);
    },

    async remove(place: Place, pieceId: string, actor: Actor): Promise<Record<string, never>> {
      if (
        !(await repository.remove(place.id, pieceId, (piece) => tell(place.id, happenings.pieceDeleted(piece), actor)))
      ) {
        const piece = await get(place, pieceId);
        await refuse(place, pieceId, piece.version, 'deleted');
      }
      return {};
    },

    /** Job: publishes a piece whose time has come; while its workspace is paused it says why not instead. Anything else is left as it is. */
    async publishPiece({ workspaceId, pieceId }: { workspaceId: string; pieceId: string }): Promise<void> {
      const now = clock.now();
      const outcome = await repository.publish(
        workspaceId,
        pieceId,
        now,
        ids.id(),
        (title) => slugify(title) || 'post',
        (piece) => tell(workspaceId, happenings.piecePublished(piece)),
      );
      if (typeof outcome === 'string')
        await repository.fail(workspaceId, pieceId, PAUSED[outcome], now, (piece) =>
          tell(workspaceId, happenings.piecePublishingFailed(piece)),
        );
    },

    /** Job: every attempt to publish a piece has failed. It says so, and can be approved again. */
    async failPiece({ workspaceId, pieceId }: { workspaceId: string; pieceId: string }): Promise<void> {
      await repository.fail(workspaceId, pieceId, NOT_PUBLISHED, clock.now(), (piece) =>
        tell(workspaceId, happenings.piecePublishingFailed(piece)),
      );
    },
  };
}

/** Nothing goes out late by itself once the pause is over: a person looks at it again. */
const PAUSED: Record<Pause, string> = {
  trial_ended: 'Your trial had ended by then. Choose a plan, then approve it again.',
  plan_ended: 'Your plan had ended by then. Pay the open invoice or choose a plan, then approve it again.',
  being_deleted: 'The workspace was marked for deletion by then. Keep the workspace, then approve it again.',
};
const NOT_PUBLISHED = 'We tried several times, and the fault was on our side.';
const MINUTE = 60_000;
const YEAR = 366 * 86_400_000;

/** The workspace as far as pieces need it. */
export interface Place {
  id: string;
  slug: string;
  zone: string;
  kind: 'real' | 'demo';
}

export type PieceService = ReturnType<typeof makePieceService>;

interface Words {
  title: string;
  body: string;
  altText: string;
}

interface OwnWords extends Words {
  /** A picture of the library; null for none. */
  creationId?: string | null | undefined;
}

interface Dependencies {
  repository: PieceRepository;
  engine: Pick<EngineRepository, 'findIdea' | 'findProfile'>;
  planner: PlannerPort;
  /** Stores the first brief's picture and tells where each one will be kept. */
  draw(briefs: ImageBrief[]): Promise<{ brief: ImageBrief; storageKey: string; provider: string; title: string }[]>;
  /** Draws a picture that is not kept. */
  preview(brief: ImageBrief): Promise<Uint8Array>;
  clock: Clock;
  ids: Ids;
}
