import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { photoAskedFor, type IdeaDraft, type PieceDraft } from '../../../../src/domain/idea';
import { fittingPhoto } from '../../../../src/domain/photo-fit';
import { photoGone } from '../../../errors/photo-gone';
import type { BriefPhoto, ImageBrief } from '../../../ports/image';
import type { PieceRepository } from './piece-repository';

/** Decides which of the owner's photographs a piece's picture shows. */
export function makePiecePhotos({ repository }: { repository: Pick<PieceRepository, 'findPhoto' | 'listPhotos'> }) {
  async function chosen(workspaceId: string, photoId: string): Promise<BriefPhoto> {
    const found = await repository.findPhoto(workspaceId, photoId);
    if (!found) throw photoGone();
    return found.inBrief;
  }

  return {
    /** One by its id; null when it is not in the library any more. */
    find: async (workspaceId: string, photoId: string): Promise<BriefPhoto | null> =>
      (await repository.findPhoto(workspaceId, photoId))?.inBrief ?? null,

    /**
     * For a piece made from an idea: the chosen photograph, none if the owner wanted none, or else one whose name fits,
     * with the matching word.
     */
    async forIdea(
      workspaceId: string,
      { idea, subject, profile, last }: IdeaToShow,
      photoId: string | null | undefined,
    ): Promise<BriefPhoto | null> {
      if (photoId === null) return null;
      if (photoId !== undefined) return chosen(workspaceId, photoId);
      const found = fittingPhoto(
        await repository.listPhotos(workspaceId),
        {
          text: [idea.title, idea.hook, ...idea.frames].join(' '),
          subject,
          ask: photoAskedFor(idea.effort),
          offers: profile.offers,
        },
        last.slice(0, REST).flatMap(({ photo }) => photo?.id ?? []),
      );
      return found && { ...found.photo.inBrief, because: found.word };
    },

    /**
     * For a picture that is drawn again: the same photograph while it is in the library, unless another or none was
     * chosen.
     */
    async again(
      workspaceId: string,
      before: BriefPhoto | undefined,
      photoId: string | null | undefined,
    ): Promise<BriefPhoto | null> {
      if (photoId === null) return null;
      if (photoId !== undefined) return chosen(workspaceId, photoId);
      if (!before?.id) return null;
      return (await repository.findPhoto(workspaceId, before.id)) ? before : null;
    },
  };
}

/** How many posts must pass before a photograph is chosen again. */
const REST = 6;

export type PiecePhotos = ReturnType<typeof makePiecePhotos>;

interface IdeaToShow {
  idea: Pick<IdeaDraft, 'title' | 'hook' | 'frames' | 'effort'>;
  subject: PieceDraft['picture']['subject'];
  profile: Pick<BusinessProfile, 'offers'>;
  /** Of the latest posts, newest first. */
  last: readonly ImageBrief[];
}
