import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { aspectRatios, selectableRatios } from '../../../../src/domain/image-format';
import { isSeriousTrade } from '../../../../src/domain/serious-trade';
import { kindOfReading } from '../../../../src/domain/trade';
import { notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { BriefPhoto, FeedRules, ImageBrief } from '../../../ports/image';
import type { TradesPort } from '../../../ports/trades';
import type { EngineRepository } from '../engine-repository';
import type { PiecePhotos } from './piece-photos';
import type { PieceRepository } from './piece-repository';
import type { NewPicture, PieceRow } from './piece-row-repository';

/** Rows of the pictures that a piece gets: drawn from a brief, drawn again, or taken from the library. */
export function makePiecePictures({ repository, photos, engine, trades, inFeed, draw, clock, ids }: Dependencies) {
  const profileOf = async (workspaceId: string) => (await engine.findProfile(workspaceId)) ?? null;

  async function isSerious(profile: BusinessProfile | null): Promise<boolean> {
    if (!profile) return false;
    return isSeriousTrade(profile, kindOfReading(await trades.understand({ trade: '', ...profile })));
  }

  /**
   * Draws all ratios of one brief, in the style and composition that go best after the latest posts; the first is
   * rendered now, so that a failure is known before anything is kept.
   */
  async function drawAll(
    { workspaceId, pieceId, profile, last }: Place,
    words: PictureWords,
    { seed, altText = '' }: { seed: number; altText?: string },
  ): Promise<NewPicture[]> {
    const planned = inFeed({ ...words, style: 'minimalist', aspectRatio: '1:1', seed }, last, {
      isSerious: await isSerious(profile),
    });
    const drawn = await draw(selectableRatios.map((aspectRatio): ImageBrief => ({ ...planned, aspectRatio })));
    return drawn.map(({ brief, altText: drawnAs, ...stored }) => ({
      ...stored,
      id: ids.id(),
      workspaceId,
      pieceId,
      brief,
      prompt: brief.prompt,
      altText: altText || drawnAs,
      aspectRatio: brief.aspectRatio,
      width: aspectRatios[brief.aspectRatio].width,
      height: aspectRatios[brief.aspectRatio].height,
      createdAt: clock.now(),
    }));
  }

  /** A poster that says the title, of a piece that no idea has given a picture. */
  async function drawTitle(
    workspaceId: string,
    { id, title }: Pick<PieceRow, 'id' | 'title'>,
    { altText = '', photo = null }: { altText?: string; photo?: BriefPhoto | null } = {},
  ): Promise<NewPicture[]> {
    const profile = await profileOf(workspaceId);
    const words = { ...titleWords(title, profile), ...(photo && { photo }) };
    const last = await repository.listFeed(workspaceId, id);
    return drawAll({ workspaceId, pieceId: id, profile, last }, words, { altText, seed: seedOf(id) });
  }

  /**
   * A copy that shares the file, so that the library keeps its own even if the piece is deleted; null if the library
   * has none.
   */
  async function copyOf(workspaceId: string, pieceId: string, creationId: string): Promise<NewPicture | null> {
    const found = await repository.findLibraryPicture(workspaceId, creationId);
    if (!found) return null;
    const { search: _search, ...row } = found;
    // `bytes` counts towards the upload limit, and the file must count only once.
    return {
      ...row,
      id: ids.id(),
      pieceId,
      parentId: row.id,
      folderId: null,
      likes: 0,
      downloads: 0,
      unitId: null,
      bytes: null,
      createdAt: clock.now(),
    };
  }

  return {
    drawAll,
    drawTitle,

    /**
     * Another composition of the same words, or of the title if that has changed since, in the current brand kit.
     * Without `photoId` it keeps its photograph while that is in the library.
     */
    async drawAgain(workspaceId: string, piece: PieceRow, photoId?: string | null): Promise<NewPicture[]> {
      const before = await repository.findBrief(workspaceId, piece.id);
      const photo = await photos.again(workspaceId, before?.photo, photoId);
      if (!before) return drawTitle(workspaceId, piece, { photo });
      const profile = await profileOf(workspaceId);
      const words = { ...wordsAgain(before, piece.title, profile), ...(photo && { photo }) };
      const last = [before, ...(await repository.listFeed(workspaceId, piece.id))];
      return drawAll({ workspaceId, pieceId: piece.id, profile, last }, words, { seed: (before.seed + 1) % SEEDS });
    },

    /** What a picture of this piece says and looks like today, in the style that its picture has. */
    async briefOf(workspaceId: string, piece: PieceRow): Promise<ImageBrief> {
      const before = await repository.findBrief(workspaceId, piece.id);
      const profile = await profileOf(workspaceId);
      const photo = await photos.again(workspaceId, before?.photo, undefined);
      return {
        style: before?.style ?? 'minimalist',
        aspectRatio: '1:1',
        seed: before?.seed ?? seedOf(piece.id),
        ...(before ? wordsAgain(before, piece.title, profile) : titleWords(piece.title, profile)),
        ...(photo && { photo }),
      };
    },

    /** A copy of a picture that is ready; none otherwise. */
    async copyOrNone(workspaceId: string, pieceId: string, creationId: string): Promise<NewPicture[]> {
      const copy = await copyOf(workspaceId, pieceId, creationId);
      return copy ? [copy] : [];
    },

    async takeFromLibrary(workspaceId: string, pieceId: string, creationId: string): Promise<NewPicture[]> {
      const copy = await copyOf(workspaceId, pieceId, creationId);
      if (!copy) throw notFound('picture');
      return [copy];
    },

    /** The owner's photograph of an idea; null when it was deleted meanwhile. */
    async takePhoto(
      workspaceId: string,
      pieceId: string,
      photoId: string,
      altText: string,
    ): Promise<NewPicture[] | null> {
      const copy = await copyOf(workspaceId, pieceId, photoId);
      return copy && [{ ...copy, altText }];
    },
  };
}

const titleWords = (title: string, profile: BusinessProfile | null): PictureWords => ({
  prompt: [title, profile?.what].filter(Boolean).join('. '),
  headline: title,
  ...(profile && { brand: profile.name }),
  ...kitOf(profile ?? {}),
});

/** The words of a picture that was drawn before; those of the title if that has changed since. */
function wordsAgain(before: ImageBrief, title: string, profile: BusinessProfile | null): PictureWords {
  const { prompt, headline, supporting, kicker, brand } = before;
  // The title as it was is the supporting line, the headline, or the headline with what stands small above it.
  const isSame = [supporting, headline, `${kicker} ${headline}`].some(
    (said) => said && lettersIn(said) === lettersIn(title),
  );
  return {
    prompt,
    ...(brand !== undefined && { brand }),
    ...(kicker !== undefined && { kicker }),
    headline: isSame ? headline : title,
    ...(isSame && { supporting }),
    ...kitOf(profile ?? {}),
  };
}

const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export type PiecePictures = ReturnType<typeof makePiecePictures>;

/** A number from an id, so that every idea starts with its own composition. */
export const seedOf = (id: string): number => parseInt(id.replace(/-/g, '').slice(-6), 16) % SEEDS;

/** What a brand kit gives a picture. */
export const kitOf = ({
  colours = [],
  font = 'grotesk',
}: Pick<BusinessProfile, 'colours' | 'font'>): Pick<ImageBrief, 'colours' | 'font'> => ({
  ...(colours.length > 0 && { colours }),
  ...(font !== 'grotesk' && { font }),
});

const SEEDS = 1_000_000;

type PictureWords = Omit<ImageBrief, 'aspectRatio' | 'seed' | 'style'>;

interface Place {
  workspaceId: string;
  pieceId: string;
  profile: BusinessProfile | null;
  /** Of the latest posts, newest first. */
  last: ImageBrief[];
}

interface Dependencies extends PiecePicturePorts {
  repository: Pick<PieceRepository, 'findBrief' | 'findLibraryPicture' | 'listFeed'>;
  photos: PiecePhotos;
  engine: Pick<EngineRepository, 'findProfile'>;
  clock: Clock;
  ids: Ids;
}

/** What drawing a piece's pictures needs beside its rows. */
export interface PiecePicturePorts {
  trades: Pick<TradesPort, 'understand'>;
  /** The brief that goes best with the latest posts, newest first. */
  inFeed(brief: ImageBrief, last: readonly ImageBrief[], rules: FeedRules): ImageBrief;
  /** Stores the first brief's picture and returns where each one will be kept; rough ones are marked. */
  draw(briefs: ImageBrief[]): Promise<DrawnPicture[]>;
}

interface DrawnPicture {
  brief: ImageBrief;
  storageKey: string;
  provider: string;
  title: string;
  altText: string;
  status?: 'refining';
  progress?: number;
}
