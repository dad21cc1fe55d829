import { type ActivityEvent, quoted } from './activity';
import type { CreationType } from './creation';

export const creationActivityEvents = {
  pictureGenerated: (picture: { title: string }): ActivityEvent => ({
    type: 'content',
    title: `The picture ${quoted(picture.title)} was drawn`,
    link: LIBRARY,
    tells: false,
  }),
  clipMade: (clip: { title: string }): ActivityEvent => ({
    type: 'content',
    title: `The clip ${quoted(clip.title)} was made`,
    link: LIBRARY,
    tells: false,
  }),
  creationFailed: ({ type, title }: CreationNamed): ActivityEvent => ({
    type: 'content',
    title: `The ${nouns[type]} ${quoted(title)} could not be made`,
    status: 'failed',
    link: LIBRARY,
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

const LIBRARY = '/dashboard/ai-creative?tab=library';

/** The everyday noun for each type. */
const nouns: Record<CreationType, string> = { image: 'picture', video: 'clip' };

interface CreationNamed {
  type: CreationType;
  title: string;
}
