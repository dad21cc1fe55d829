import type { Piece } from '../../../../src/contracts/engine-pieces';
import type { Actor } from '../../../../src/domain/activity';
import type { BrandFont } from '../../../../src/domain/business-profile';
import { activityEvents } from '../../../../src/domain/activity-events';
import type { EngineSettings } from '../../../../src/domain/engine-settings';
import { pillarOfKind } from '../../../../src/domain/pillar';
import { channelsOf, platformsOf } from '../../../../src/domain/posting';
import { weekAt } from '../../../../src/domain/week';
import { choiceOf } from '../../../../src/domain/idea-choice';
import { notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { ImageBrief } from '../../../ports/image';
import type { OwnerMaterial, PlannerPort } from '../../../ports/planner';
import type { EngineRepository } from '../engine-repository';
import { makePieceArticles } from './piece-articles';
import { makePieceClips, type PieceClipPorts } from './piece-clips';
import { makePiecePhotos } from './piece-photos';
import { makePiecePictureChanges } from './piece-picture-changes';
import { refusalOf, type IdeaWish, type OwnWords } from './piece-wishes';
import { kitOf, makePiecePictures, seedOf, type PiecePicturePorts } from './piece-pictures';
import type { PieceRepository } from './piece-repository';
import type { NewPicture, PieceRow } from './piece-row-repository';
import type { PieceReading, Workspace } from './piece-reading';

/** Pieces that are made from an idea or written by hand, and the pictures they get. */
export function makePieceMaking({
  repository,
  reading,
  engine,
  planner,
  told,
  preview,
  planClip,
  draftMail,
  clock,
  ids,
  ...ports
}: Dependencies) {
  const photos = makePiecePhotos({ repository });
  const pictures = makePiecePictures({ ...ports, repository, photos, engine, clock, ids });
  const { present, tell, get } = reading;
  const { createArticle } = makePieceArticles({ repository, reading, pictures, engine, planner, told, clock, ids });
  const { planFor, updateClip, removeClip } = makePieceClips({
    repository,
    reading,
    planClip,
    briefOf: pictures.briefOf,
    clock,
    ids,
  });

  /** Left out, the title is drawn, which takes a unit of the allowance; null is no picture. */
  async function picturesFor(
    place: Workspace,
    piece: Pick<PieceRow, 'id' | 'title'>,
    { creationId, altText }: { creationId?: string | null | undefined; altText: string },
  ): Promise<NewPicture[]> {
    if (creationId === null) return [];
    return creationId === undefined
      ? pictures.drawTitle(place.id, piece, { altText })
      : pictures.takeFromLibrary(place.id, piece.id, creationId);
  }

  const unit = (place: Workspace) => ({
    id: ids.id(),
    workspaceId: place.id,
    kind: 'images' as const,
    noticeId: ids.id(),
    now: clock.now(),
  });

  return {
    updateClip,
    removeClip,
    createArticle,
    ...makePiecePictureChanges({ repository, reading, pictures, picturesFor, unit, clock }),

    /** A poster of the business in a look that is not chosen yet. */
    async previewBrand(
      place: Workspace & { name: string },
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

    /** Without `photoId` its picture shows a library photograph that fits, if there is one. Without an actor, the engine's. */
    async create(
      place: Workspace,
      {
        ideaId,
        photoId,
        clip: withClip = true,
        newsletter = false,
        article = false,
        id: chosen,
        asAnswer = false,
      }: IdeaWish,
      actor?: Actor,
    ): Promise<Piece> {
      const idea = await engine.findIdea(place.id, ideaId);
      const profile = await engine.findProfile(place.id);
      if (!idea || !profile) throw notFound('idea');
      const existing = await repository.findByIdea(place.id, ideaId);
      if (existing) return present(place, existing);
      const now = clock.now();
      const week = weekAt(now, place.zone);
      const settings = await engine.readSettings(place.id);
      const material = await told(place);
      const {
        picture,
        photoId: toldPhotoId,
        ...words
      } = await planner.write({ profile, idea, week, zone: place.zone, material });
      const pieceId = chosen ?? ids.id();
      // A photograph that the owner added to an answer is the picture itself, unless they chose another.
      const own =
        photoId === undefined && toldPhotoId
          ? await pictures.takePhoto(place.id, pieceId, toldPhotoId, words.altText)
          : null;
      const last = await repository.listFeed(place.id);
      const photo = own
        ? null
        : await photos.forIdea(place.id, { idea, subject: picture.subject, profile, last }, photoId);
      const brief = {
        prompt: picture.subject,
        headline: picture.headline,
        supporting: picture.supporting,
        ...(picture.kicker && { kicker: picture.kicker }),
        brand: profile.name,
        ...kitOf(profile),
        ...(photo && { photo }),
      };
      const pictureRows =
        own ??
        (await pictures.drawAll({ workspaceId: place.id, pieceId, profile, last }, brief, { seed: seedOf(ideaId) }));
      // The clip films the photograph even where the picture is nothing but that photograph.
      const filmed = own && toldPhotoId ? await photos.find(place.id, toldPhotoId) : null;
      const clip = withClip
        ? await planFor(
            place.id,
            pieceId,
            pictureRows[0]?.brief ?? {
              ...brief,
              style: 'minimalist',
              aspectRatio: '1:1',
              seed: seedOf(ideaId),
              ...(filmed && { photo: filmed }),
            },
          )
        : null;
      const piece = {
        ...words,
        altText: pictureRows[0]?.altText ?? words.altText,
        id: pieceId,
        workspaceId: place.id,
        ideaId,
        aboutOn: idea.aboutOn,
        platforms: platformsOf(channelsOf(settings.platforms)),
        pillar: pillarOfKind(idea.kind, settings.pillars),
        year: week.year,
        week: week.week,
        status: 'review' as const,
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      const outcome = await repository.insert(
        place.id,
        {
          piece,
          pictureRows,
          clip,
          newsletter: settings.newsletter,
          unit: photo ? null : unit(place),
          choice: choiceOf(actor, now, asAnswer),
        },
        (made) => tell(place.id, activityEvents.pieceCreated(made), actor),
      );
      if (typeof outcome === 'object') throw refusalOf(outcome);
      // The email is written from the piece as it is kept; without one, the piece stays as it is.
      const mailDraftId = newsletter ? await draftMail(place.id, pieceId) : null;
      if (mailDraftId) await repository.noteMailDraft(place.id, pieceId, mailDraftId);
      if (article) await createArticle(place, pieceId, actor);
      const row = await repository.findByIdea(place.id, ideaId);
      if (!row) throw notFound('idea');
      return present(place, row);
    },

    /**
     * A piece of somebody's own words, on the same way out as any other; without an actor, of the product's own. With the
     * `id` of one that is there, that one.
     */
    async createOwn(
      place: Workspace,
      {
        id: chosen,
        title,
        body,
        altText,
        creationId,
        aboutOn = null,
        keywords = [],
        asDraft = false,
        type = 'post',
        platforms,
        pillar = '',
        aiGenerated = false,
        writtenBy,
        writerNote,
        networkWords,
        againOf = null,
        newsletter,
        withClip = false,
      }: OwnWords,
      actor?: Actor,
    ): Promise<Piece> {
      const there = chosen === undefined ? null : await repository.find(place.id, chosen);
      if (there) return present(place, there);
      const id = chosen ?? ids.id();
      const now = clock.now();
      const { year, week } = weekAt(now, place.zone);
      const pictureRows = await picturesFor(place, { id, title }, { creationId, altText });
      const drawn = pictureRows[0]?.brief;
      const clip = withClip && drawn ? await planFor(place.id, id, drawn) : null;
      const usual = platforms === undefined ? await engine.readSettings(place.id) : null;
      const piece = {
        id,
        workspaceId: place.id,
        title,
        body,
        altText: altText || (pictureRows[0]?.altText ?? ''),
        keywords,
        aboutOn,
        type,
        platforms: platformsOf(channelsOf(platforms ?? usual?.platforms ?? [])),
        pillar,
        aiGenerated,
        writtenBy,
        writerNote,
        networkWords,
        againOf,
        year,
        week,
        status: asDraft ? ('draft' as const) : ('review' as const),
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      const outcome = await repository.insert(
        place.id,
        {
          piece,
          pictureRows,
          clip,
          newsletter: newsletter ?? usual?.newsletter,
          unit: creationId === undefined ? unit(place) : null,
        },
        (made) => tell(place.id, activityEvents.pieceWritten(made), actor),
      );
      if (typeof outcome === 'object') throw refusalOf(outcome);
      return get(place, id);
    },
  };
}

interface Dependencies extends PieceMakingPorts {
  repository: PieceRepository;
  reading: PieceReading;
  clock: Clock;
  ids: Ids;
}

/** What making a piece needs beside its rows. */
export interface PieceMakingPorts extends PiecePicturePorts, PieceClipPorts {
  engine: Pick<EngineRepository, 'findIdea' | 'findProfile'> & {
    readSettings(workspaceId: string): Promise<Pick<EngineSettings, 'platforms' | 'newsletter' | 'pillars'>>;
  };
  planner: PlannerPort;
  /** What the owner told us, as far as posts may use it. */
  told(place: Pick<Workspace, 'id' | 'zone'>): Promise<OwnerMaterial[]>;
  /** Drafts an email about a piece; null where there is no room for another campaign. */
  draftMail(workspaceId: string, pieceId: string): Promise<string | null>;
  /** Draws a picture that is not kept. */
  preview(brief: ImageBrief): Promise<Uint8Array>;
}
