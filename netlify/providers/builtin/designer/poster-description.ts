import { monumentOf, type LayoutName, type PosterPlan } from './minimalist/poster-plan';
import { colourName } from './drawing/colour-name';
import { heroNoun } from './subjects/hero-nouns';
import { sentenceCase } from './prompt/letters/sentence-case';
import type { PosterWords } from './prompt/poster-words';
import { shortened } from './prompt/letters/shortened';

/** At most 60 characters, whole words. */
export function pictureTitle(
  { words, topic }: Pick<PosterPlan, 'words' | 'topic'>,
  otherwise = 'Minimalist picture',
): string {
  return shortened(words.headline || words.supporting || sentenceCase(topic?.name ?? '') || otherwise, MAX_TITLE);
}

/** What is to be seen and to be read, in two sentences of at most 400 characters. */
export function pictureAltText({ words, heroName, layout, palette, scheme, aspectRatio }: PosterPlan): string {
  const colour = colourName(ofFields.has(layout) ? scheme.field : palette.accent);
  const isShown =
    heroName && !(layout === 'figure' && aspectRatio === '4:1' && words.figure?.headline === words.headline);
  const seen = isShown
    ? `${heroNoun(heroName)} ${withHero[layout]}`
    : withoutHero[layout].replace('LETTER', monumentOf(words));
  return altTextOf(`Minimalist poster: ${seen.replace('COLOUR', colour)}`, words);
}

/** What is to be seen, without its full stop, and the words that are to be read; at most 400 characters. */
export function altTextOf(seen: string, words: PosterWords): string {
  const read = [words.headline, words.supporting, words.kicker, words.brand]
    .filter(Boolean)
    .map((text) => `“${innerQuotes(text)}”`)
    .join(', ');
  return shortened(`${seen.replace(/\ba (?=orange|olive)/g, 'an ')}.${read ? ` It reads ${read}.` : ''}`, MAX_ALT_TEXT);
}

/** Quotes inside quotes are single. */
const innerQuotes = (text: string): string =>
  text
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/[“„«]/g, '‘')
    .replace(/[”»]/g, '’');

/** Their colour is that of what the subject stands on. */
const ofFields: ReadonlySet<LayoutName> = new Set<LayoutName>(['disc', 'split', 'arch', 'series', 'notice']);
const MAX_TITLE = 60;
const MAX_ALT_TEXT = 400;

const withHero: Readonly<Record<LayoutName, string>> = {
  disc: 'on a large COLOUR disc',
  split: 'on a COLOUR field',
  still: 'in a COLOUR still life',
  tiles: 'among COLOUR quarter discs and squares',
  arch: 'in a COLOUR archway',
  series: 'repeated in rows, one picked out on a COLOUR ground',
  poster: 'on a disc beside very large words, in COLOUR',
  figure: 'in a small seal beside a very large figure, in COLOUR',
  letter: 'with a large letter, in COLOUR',
  ledger: 'beside very large words between lines, in COLOUR',
  band: 'beside very large words on a COLOUR field',
  menu: 'beside a list of prices, in COLOUR',
  date: 'in a small seal beside a very large date, in COLOUR',
  rings: 'with arcs, in COLOUR',
  dots: 'with dots, in COLOUR',
  notice: 'on a COLOUR field beside a list of facts',
};
const withoutHero: Readonly<Record<LayoutName, string>> = {
  disc: 'a large COLOUR disc',
  split: 'two fields, one of them COLOUR',
  still: 'a COLOUR still life of plain shapes',
  tiles: 'COLOUR quarter discs and squares',
  arch: 'a COLOUR archway',
  series: 'rows of COLOUR shapes',
  poster: 'very large words beside a pattern, in COLOUR',
  figure: 'a very large figure in COLOUR',
  letter: 'the letter LETTER, very large, in COLOUR',
  ledger: 'very large words between lines, in COLOUR',
  band: 'very large words on a COLOUR field',
  menu: 'a list of prices under large words, in COLOUR',
  date: 'a very large date in COLOUR',
  rings: 'concentric COLOUR arcs',
  dots: 'a grid of COLOUR dots that swells and fades',
  notice: 'a list of facts beside a COLOUR field',
};
