import type { BrandFont } from '../../../../src/domain/business-profile';
import type { AspectRatio, ImageStyle } from '../../../../src/domain/image-format';
import type { ImageBrief } from '../../../ports/image';
import type { CreationRow } from '../creations/present-creation';

/** What a person asked for, in the look of the workspace where they did not say otherwise. */
export const briefOf = (
  { prompt, style, aspectRatio, ...wishes }: Wanted,
  kit: BrandKit | null,
  seed: number,
): ImageBrief => ({
  prompt,
  ...wordsOf(wishes),
  ...(kit && { brand: kit.name }),
  ...lookOf({ colours: wishes.colours ?? kit?.colours, font: wishes.font ?? kit?.font }),
  style,
  aspectRatio,
  seed,
});

/** The same with what a person changed about it; what they did not name stays. */
export function changedBrief<B extends ImageBrief>(
  before: B,
  { prompt = before.prompt, style = before.style, aspectRatio = before.aspectRatio, ...wishes }: Partial<Wanted>,
  seed: number,
): B {
  const { colours, font, ...rest } = before;
  return {
    ...rest,
    prompt,
    ...wordsOf(wishes),
    ...lookOf({ colours: wishes.colours ?? colours, font: wishes.font ?? font }),
    style,
    aspectRatio,
    seed,
  } as B;
}

/** Whether a change leaves the picture what it is and only puts right what it says or shows: that costs nothing. */
export const changesOnlyWords = (
  before: ImageBrief,
  { prompt, style, aspectRatio, colours, font }: Partial<Wanted>,
): boolean =>
  (prompt === undefined || prompt === before.prompt) &&
  (style === undefined || style === before.style) &&
  (aspectRatio === undefined || aspectRatio === before.aspectRatio) &&
  colours === undefined &&
  font === undefined;

/** Whether another one can be made from it: it was made here or by a service, and says of what. */
export const canRemix = ({ source, brief, motion }: Pick<CreationRow, 'source' | 'brief' | 'motion'>): boolean =>
  source === 'made' && (brief !== null || motion !== null);

/** The designer reads the words out of the prompt where none are given; '' takes them off the picture. */
const wordsOf = ({ headline, supporting, kicker, subject }: Wishes) => ({
  ...(headline !== undefined && { headline }),
  ...(supporting !== undefined && { supporting }),
  ...(kicker !== undefined && { kicker }),
  ...(subject !== undefined && { subject }),
});

const lookOf = ({
  colours = [],
  font = 'grotesk',
}: {
  colours?: string[] | undefined;
  font?: BrandFont | undefined;
}) => ({ ...(colours.length > 0 && { colours }), ...(font !== 'grotesk' && { font }) });

/** What a workspace's profile gives its pictures. */
export interface BrandKit {
  name: string;
  colours: string[];
  font: BrandFont;
}

export interface Wanted extends Wishes {
  prompt: string;
  style: ImageStyle;
  aspectRatio: AspectRatio;
}

interface Wishes {
  headline?: string | undefined;
  supporting?: string | undefined;
  kicker?: string | undefined;
  subject?: string | undefined;
  colours?: string[] | undefined;
  font?: BrandFont | undefined;
}
