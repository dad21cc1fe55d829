import { type ActivityEvent, quoted } from './activity';
import type { CreationType } from './creation';
import { pieceLink } from './engine-activity-events';

export const creationActivityEvents = {
  pictureGenerated: (picture: { title: string }): ActivityEvent => ({
    type: 'content',
    title: `The picture ${quoted(picture.title)} was drawn`,
    link: LIBRARY,
    tells: false,
  }),
  clipMade: (clip: { title: string; pieceId?: string | null }): ActivityEvent => ({
    type: 'content',
    title: `The clip ${quoted(clip.title)} was made`,
    link: placeOf(clip),
    tells: false,
  }),
  creationFailed: ({ type, title, pieceId }: CreationNamed & { pieceId?: string | null }): ActivityEvent => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} could not be made`,
    status: 'failed',
    link: placeOf({ pieceId }),
    tells: true,
  }),
  roughPictureStays: (picture: { title: string }): ActivityEvent => ({
    type: 'content',
    title: `The picture ${quoted(picture.title)} stays in its first version: the better one could not be rendered`,
    link: LIBRARY,
    tells: true,
  }),
  creationUploaded: ({ type, title }: CreationNamed): ActivityEvent => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} was added to the library`,
    link: LIBRARY,
    tells: false,
  }),
  creationShared: ({ type, title }: CreationNamed): ActivityEvent => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} was shared: anyone with the link can see it`,
    link: LIBRARY,
    tells: true,
  }),
  creationUnshared: ({ type, title }: CreationNamed): ActivityEvent => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} is no longer shared`,
    link: LIBRARY,
    tells: false,
  }),
};

/** A post's clip is shown with the post, and not in the library. */
const placeOf = ({ pieceId }: { pieceId?: string | null | undefined }): string =>
  pieceId ? pieceLink(pieceId) : LIBRARY;

const LIBRARY = '/dashboard/ai-creative?tab=library';

/** The everyday noun for each type. */
const nouns: Record<CreationType, string> = { image: 'picture', video: 'clip' };

interface CreationNamed {
  type: CreationType;
  title: string;
}
