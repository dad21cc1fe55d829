import type { CreationMaker, CreationType } from '../../domain/creation';
import type { AspectRatio, ImageStyle, VideoDuration, VideoQuality } from '../../domain/image-format';
import { noWords, withoutWords, wordNames, type PictureWords } from './picture-words';

/** Words that were put right belong to their description: they go when it is taken away. */
export function edited<State extends CreativeDrafts>(
  state: State,
  of: CreationType,
  change: Partial<ImageDraft> | Partial<VideoDraft>,
): State {
  const isOther = change.prompt !== undefined || change.aspectRatio !== undefined;
  return {
    ...state,
    kept: isOther ? { ...state.kept, [of]: [] } : state.kept,
    [of]: {
      ...state[of],
      ...(isOther && withoutWords(state.kept[of])),
      ...(change.prompt?.trim() === '' && noWords),
      ...change,
    },
  };
}

/** A description whose picture or clip was made is taken away, and kept for whoever wants to change a word of it. */
export function described<State extends CreativeDrafts>(state: State, of: CreationType, prompt: string): State {
  const { photo, ...draft } = state[of];
  if (draft.prompt !== prompt) return state;
  const words = Object.fromEntries(wordNames.map((name) => [name, draft[name]]));
  return {
    ...state,
    kept: { ...state.kept, [of]: [] },
    made: { ...state.made, [of]: { draft: { ...words, prompt, photo }, kept: state.kept[of] } },
    [of]: { ...draft, ...noWords, prompt: '', photo: null },
  };
}

/** With the first word that is put right, the others stay as they were shown, until the description or the format is another one. */
export function putRight<State extends CreativeDrafts>(state: State, { of, words, shown }: WordsPutRight): State {
  const isFirst = wordNames.every((name) => state[of][name] === undefined);
  const kept = isFirst ? wordNames.filter((name) => shown[name] !== undefined) : state.kept[of];
  return {
    ...state,
    [of]: { ...state[of], ...(isFirst && shown), ...words },
    kept: { ...state.kept, [of]: kept.filter((name) => words[name] === undefined) },
  };
}

/** What was made last is described again. */
export const describedAgain = <State extends CreativeDrafts>(state: State, of: CreationType): State => ({
  ...state,
  kept: { ...state.kept, [of]: state.made[of]?.kept ?? [] },
  [of]: { ...state[of], ...state.made[of]?.draft },
});

export const noDrafts: CreativeDrafts = {
  image: { prompt: '', aspectRatio: '1:1', style: 'photorealistic', maker: 'built-in', photo: null },
  video: { prompt: '', duration: 5, quality: 'hd', aspectRatio: '16:9', style: 'cartoon', photo: null },
  kept: { image: [], video: [] },
  made: { image: null, video: null },
};

/** What is being described for the next picture and the next clip. */
export interface CreativeDrafts {
  image: ImageDraft;
  video: VideoDraft;
  /** Words of each that stay as they were shown, since another one was put right. */
  kept: Record<CreationType, (keyof PictureWords)[]>;
  /** How what was made last of each was described. */
  made: Record<CreationType, Made | null>;
}

/** A photograph of the library that was chosen for a picture. */
export interface ChosenPhoto {
  id: string;
  title: string;
  thumbnailUrl: string;
}

export interface ImageDraft extends PictureWords {
  photo: ChosenPhoto | null;
  prompt: string;
  aspectRatio: AspectRatio;
  style: ImageStyle;
  maker: CreationMaker;
}

export interface VideoDraft extends PictureWords {
  photo: ChosenPhoto | null;
  prompt: string;
  duration: VideoDuration;
  quality: VideoQuality;
  aspectRatio: AspectRatio;
  style: ImageStyle;
}

interface Made {
  draft: PictureWords & Pick<ImageDraft, 'prompt' | 'photo'>;
  kept: (keyof PictureWords)[];
}

export interface WordsPutRight {
  of: CreationType;
  words: PictureWords;
  /** What was shown of each as it stood. */
  shown: PictureWords;
}
