import { aspectRatios } from '../../../src/domain/image-format';
import type { ImageBrief } from '../../ports/image';

/**
 * The brief for an article's picture: its title next to what `cover` names. The same article always gets the
 * same picture.
 */
export const coverBrief = ({ slug, title, cover }: Covered): ImageBrief => ({
  prompt: cover,
  headline: title,
  style: 'minimalist',
  aspectRatio: RATIO,
  seed: hashOf(slug) % SEEDS,
});

/**
 * The picture's address and alt text. The address changes with the words in the picture, so that nobody sees an
 * old title.
 */
export const coverOf = (article: Covered) => ({
  url: `/blog/${article.slug}/cover.webp?v=${hashOf(`${article.title} ${article.cover}`).toString(36)}`,
  alt: `Poster with the title and ${article.cover}`,
  width: COVER_WIDTH,
  height: (COVER_WIDTH * aspectRatios[RATIO].height) / aspectRatios[RATIO].width,
});

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** Twice the width of a card, and enough for the featured one. */
export const COVER_WIDTH = 960;

const RATIO = '16:9';
const SEEDS = 1_000_000;

interface Covered {
  slug: string;
  title: string;
  /** A thing with or without a setting: "fresh bread for a bakery". */
  cover: string;
}
