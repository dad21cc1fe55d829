import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { photoAskedFor, type IdeaDraft, type PieceDraft } from '../../../../src/domain/idea';
import { fittingPhoto } from '../../../../src/domain/photo-fit';
import { photoGone } from '../../../errors/photo-gone';
import type { BriefPhoto, ImageBrief } from '../../../ports/image';
import type { PieceRepository } from './piece-repository';

/** Which of the owner's photographs a piece's picture shows. */
export function makePiecePhotos({ repository }: { repository: Pick<PieceRepository, 'findPhoto' | 'listPhotos'> }) {
  async function chosen(workspaceId: string, photoId: string): Promise<BriefPhoto> {
    const found = await repository.findPhoto(workspaceId, photoId);
    if (!found) throw photoGone();
    return found.inBrief;
  }

  return {
    /** Of a piece that comes of an idea: the one that was chosen, none where that was chosen, else one whose name fits, with the word that says so. */
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

    /** Of a picture that is drawn again: its own as long as it is in the library, unless another one or none was chosen. */
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

/** Posts for which a photograph rests before it is chosen again. */
const REST = 6;

export type PiecePhotos = ReturnType<typeof makePiecePhotos>;

interface IdeaToShow {
  idea: Pick<IdeaDraft, 'title' | 'hook' | 'frames' | 'effort'>;
  subject: PieceDraft['picture']['subject'];
  profile: Pick<BusinessProfile, 'offers'>;
  /** Of the latest posts, newest first. */
  last: readonly ImageBrief[];
}
