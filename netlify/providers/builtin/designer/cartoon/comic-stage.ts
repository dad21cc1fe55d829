import type { Graphics, Pen } from '../drawing/graphics';
import type { Rect } from '../drawing/rect';
import type { SeededRandom } from '../drawing/seeded-random';
import type { TextBlock } from '../drawing/text-blocks';
import type { Typesetter } from '../drawing/typesetter';
import type { Format } from '../minimalist/stage';
import type { Face } from '../prompt/letters/drawable';
import type { PosterWords } from '../prompt/poster-words';
import type { AskedLook } from '../prompt/wishes/asked-look';
import type { Topic } from '../subjects/topic';
import type { ComicIcon } from './comic-icons';
import type { ComicPalette } from './comic-palette';

/** Everything a scene works with. */
export interface ComicStage extends Format {
  words: PosterWords;
  face: Face;
  palette: ComicPalette;
  topic?: Topic | null;
  isGrave?: boolean;
  isQuiet?: boolean;
  asked?: AskedLook;
  random: SeededRandom;
  type: Typesetter;
  graphics: Graphics;
  /** Null when the subject is unknown. */
  hero: ComicIcon | null;
  extras: readonly ComicIcon[];
  /** Width of the drawing's dark lines in pixels. */
  line: number;
}

/** Words in their final place. */
export interface ComicText extends TextBlock {
  /** Lettering has a thick outline (`on`) and two tones of which `colour` is the one with less contrast; plain words stand on a plate. */
  look: 'lettering' | 'plain';
  /** Radians about the pivot. */
  tilt: number;
  pivot: { x: number; y: number };
}

/** Words on plates, in the room that they use. */
export interface Caption {
  texts: ComicText[];
  plates: ((pen: Pen) => void)[];
  used: Rect;
}

/** The same, with what draws each plate wherever it is moved. */
export interface Parts extends Caption {
  makers: { box: Rect; maker: (at: Rect) => (pen: Pen) => void }[];
}

/** A finished composition: words placed, art ready to be painted. */
export interface ComicSheet {
  texts: ComicText[];
  /** Pills, tags and bubbles under the words, over the art. */
  plates: ((pen: Pen) => void)[];
  /** What the words keep to, besides the safe area. */
  art: Rect;
  paint(pen: Pen): Promise<void>;
  /** Over the plates, under the words. */
  front?(pen: Pen): Promise<void>;
}

export type ComicScene = (stage: ComicStage) => ComicSheet;
