import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { aspectRatios, selectableRatios } from '../../../../src/domain/image-format';
import { notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { ImageBrief } from '../../../ports/image';
import type { EngineRepository } from '../engine-repository';
import type { PieceRepository } from './piece-repository';
import type { NewPicture, PieceRow } from './piece-row-repository';

/** Rows of the pictures that a piece gets: drawn from a brief, drawn again, or taken from the library. */
export function makePiecePictures({ repository, engine, draw, clock, ids }: Dependencies) {
  /** Draws all ratios from one brief; the first is rendered now, so that a failure is known before anything is kept. */
  async function drawAll(
    workspaceId: string,
    pieceId: string,
    brief: PictureWords,
    altText: string,
    seed: number,
  ): Promise<NewPicture[]> {
    const drawn = await draw(
      selectableRatios.map((aspectRatio): ImageBrief => ({ ...brief, style: 'minimalist', aspectRatio, seed })),
    );
    return drawn.map(({ brief: done, storageKey, provider, title }) => ({
      id: ids.id(),
      workspaceId,
      pieceId,
      brief: done,
      prompt: done.prompt,
      storageKey,
      provider,
      title,
      altText,
      aspectRatio: done.aspectRatio,
      width: aspectRatios[done.aspectRatio].width,
      height: aspectRatios[done.aspectRatio].height,
      createdAt: clock.now(),
    }));
  }

  const kit = async (workspaceId: string) => (await engine.findProfile(workspaceId)) ?? null;

  /** A poster that says the title, of a piece that no idea has given a picture. */
  async function drawTitle(
    workspaceId: string,
    { id, title }: Pick<PieceRow, 'id' | 'title'>,
    altText: string,
  ): Promise<NewPicture[]> {
    const profile = await kit(workspaceId);
    const brief = {
      prompt: [title, profile?.what].filter(Boolean).join('. '),
      headline: title,
      ...(profile && { brand: profile.name }),
      ...kitOf(profile ?? {}),
    };
    return drawAll(workspaceId, id, brief, altText || alternativeTo(title), seedOf(id));
  }

  return {
    drawAll,
    drawTitle,

    /** The next composition of the same words, or of the title where that was changed since, in the brand kit as it is now. */
    async drawAgain(workspaceId: string, piece: PieceRow): Promise<NewPicture[]> {
      const before = await repository.findBrief(workspaceId, piece.id);
      if (!before) return drawTitle(workspaceId, piece, '');
      const { aspectRatio: _ratio, style: _style, seed, colours: _colours, font: _font, ...words } = before;
      // The title as it was is the supporting line, or the headline of a post that somebody wrote.
      const isSame = words.supporting === piece.title || words.headline === piece.title;
      const brief = isSame ? words : { ...words, headline: piece.title, supporting: undefined };
      const altText = isSame ? (piece.pictures[0]?.altText ?? piece.altText) : alternativeTo(piece.title);
      return drawAll(
        workspaceId,
        piece.id,
        { ...brief, ...kitOf((await kit(workspaceId)) ?? {}) },
        altText,
        (seed + 1) % SEEDS,
      );
    },

    /** A copy that shares the file, so that the library keeps its own whatever becomes of the piece. */
    async takeFromLibrary(workspaceId: string, pieceId: string, creationId: string): Promise<NewPicture[]> {
      const found = await repository.findLibraryPicture(workspaceId, creationId);
      if (!found) throw notFound('picture');
      const { search: _search, ...row } = found;
      // `bytes` counts against the room for uploads, which the file takes once.
      return [
        {
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
        },
      ];
    },
  };
}

const alternativeTo = (title: string): string => `A poster that reads “${title}”.`;

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

interface Dependencies {
  repository: Pick<PieceRepository, 'findBrief' | 'findLibraryPicture'>;
  engine: Pick<EngineRepository, 'findProfile'>;
  /** Stores the first brief's picture and tells where each one will be kept. */
  draw(briefs: ImageBrief[]): Promise<{ brief: ImageBrief; storageKey: string; provider: string; title: string }[]>;
  clock: Clock;
  ids: Ids;
}
