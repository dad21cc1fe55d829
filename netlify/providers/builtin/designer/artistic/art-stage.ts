import type { ComicIcon } from '../cartoon/comic-icons';
import type { Graphics } from '../drawing/graphics';
import type { Rect } from '../drawing/rect';
import type { SeededRandom } from '../drawing/seeded-random';
import type { TextBlock } from '../drawing/text-blocks';
import type { Typesetter } from '../drawing/typesetter';
import type { Format } from '../minimalist/stage';
import type { ArtPlan } from './art-plan';
import type { GalleryFaces } from './gallery-faces';

/** Everything needed to make a painting. */
export interface ArtStage
  extends
    Format,
    Pick<
      ArtPlan,
      'words' | 'face' | 'light' | 'scene' | 'stance' | 'manner' | 'hanging' | 'wall' | 'ground' | 'asked'
    > {
  random: SeededRandom;
  type: Typesetter;
  graphics: Graphics;
  gallery: GalleryFaces;
  /** Null when the subject is unknown: colour alone. */
  hero: ComicIcon | null;
  /** A hero that would be lost on anything white. */
  isPale: boolean;
  extras: readonly ComicIcon[];
}

/** The words in their place on the paper, and the painting's area; nothing is painted yet. */
export interface ArtSheet {
  texts: TextBlock[];
  rules: { box: Rect; colour: string }[];
  /** Sides on the sheet's own edge bleed. Words keep more distance than its paint overruns. */
  painting: Rect;
  /** Where the painting goes on beyond the words of a story, from its lower or its upper edge. */
  strips?: readonly { rect: Rect; from: 'top' | 'bottom' }[];
}
