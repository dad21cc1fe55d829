import { blend, contrast, lchOf } from '../drawing/colours';
import type { Pen } from '../drawing/graphics';
import { drawHero, type Hero, type HeroPlace } from '../drawing/hero';
import type { Format } from '../minimalist/stage';
import type { PosterWords } from '../prompt/poster-words';

/**
 * Whether a print's words leave room for a drawing of their subject at their own size. A wide print grows by a column;
 * an upright one needs few words, counted rather than set, because a picture is also described where no font is loaded.
 * On a square or a strip the words fill what there is.
 */
export function hasRoomForMotif({ headline, supporting, kicker }: PosterWords, shape: Format['shape']): boolean {
  if (headline === '') return false;
  if (shape !== 'tall') return shape === 'wide';
  const facts = `${supporting}${kicker}`.length;
  return roomy.some((most) => headline.length <= most.headline && facts <= most.facts);
}

/** The subject in tones of two inks of the sheet: what is lit and shaded in it stays so, whatever its own colours are. */
export function drawMotif(
  pen: Pen,
  hero: Hero,
  place: HeroPlace,
  { ground, ink }: { ground: string; ink: string },
): void {
  const strong = contrast(ink, ground) >= INK_CONTRAST ? ink : lchOf(ground).l < 0.62 ? PALE : DARK;
  const isPale = lchOf(strong).l > lchOf(ground).l;
  const [up, down] = [Math.min(1, hero.up / 0.25), Math.min(1, hero.down / 0.35)];
  drawHero(pen, hero, place, (at) => {
    // -1 for the darkest to 1 for the lightest
    const tone = at * (at > 0 ? up : down);
    const share = isPale ? BODY + tone * (tone > 0 ? 1 - BODY : 0.44) : BODY - tone * (tone < 0 ? 1 - BODY : 0.5);
    return blend(ground, strong, share);
  });
}

/** In letters: how long a headline may be over how many facts. */
const roomy = [
  { headline: 34, facts: 0 },
  { headline: 16, facts: 44 },
] as const;
/** Of the ink that the greater part of a drawing has. */
const BODY = 0.76;
const INK_CONTRAST = 2.6;
const PALE = '#f6f3ec';
const DARK = '#171412';
