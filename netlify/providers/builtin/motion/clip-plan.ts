import type { BriefPhoto } from '../../../ports/image';
import type { MotionBrief } from '../../../ports/motion';
import type { Palette, SchemeName } from '../designer/drawing/palette';
import { planComic } from '../designer/cartoon/comic-plan';
import type { ComicPalette } from '../designer/cartoon/comic-palette';
import { hashText } from '../designer/drawing/seeded-random';
import { isOffer } from '../designer/prompt/facts/strong-part';
import type { Face } from '../designer/prompt/letters/drawable';
import type { PosterWords } from '../designer/prompt/poster-words';
import { sentenceCase } from '../designer/prompt/letters/sentence-case';
import { planArt, type ArtPlan } from '../designer/artistic/art-plan';
import { planPoster } from '../designer/minimalist/poster-plan';
import { planStill, type StillPlan } from '../designer/photorealistic/things/still-plan';
import { planPrint, type PrintPlan } from '../designer/print/print-plan';
import type { Mood, Topic } from '../designer/subjects/topic';
import { says } from '../designer/prompt/headline/supporting-line';
import { beatsOf, type Beat } from './beats';
import { callToAction, isContact, LONGEST_ACTION, LONGEST_CONTACT, wishedEnding } from './call-to-action';
import { cardsOf, factsOf, lettersOf, tellsWhen } from './clip-words';

/** Every choice of a clip, made without drawing anything. */
export interface ClipPlan {
  words: PosterWords;
  /** Null when the subject table does not know the matter: words and shapes carry the clip. */
  topic: Topic | null;
  heroName: string | null;
  /** Whether there is something to look at besides words. */
  hasArt: boolean;
  /** What the photographic style ray-traces, or else prints; null in the others. */
  still: StillPlan | null;
  print: PrintPlan | null;
  /** What the artistic style paints; null in the others. */
  painting: ArtPlan | null;
  /** The owner's photograph, in the style that films it; null otherwise. */
  photo: BriefPhoto | null;
  extraNames: readonly string[];
  palette: Palette;
  /** The ground that the clip opens on. */
  scheme: SchemeName;
  comic: ComicPalette;
  /** Faces of the headline: the brand's, else the style's own. */
  face: Face;
  beats: Beat[];
  /** The last beat: who, what to do (empty where nothing was said of it), the offer or else a fact, and what else was said. */
  call: { heading: string; action: string; offer: string; line: string };
  /** What the poster says and the clip has no time for. */
  lost: readonly string[];
  mood: Mood;
  detailSeed: number;
}

/** Words, subject and colours are those that the picture designer takes from the same brief. */
export function planClip(wished: MotionBrief): ClipPlan {
  const { words: ending, rest: prompt } = wishedEnding(wished.prompt);
  const brief = { ...wished, prompt };
  const poster = planPoster(brief);
  const comic = planComic(brief);
  const { words, topic } = poster;
  const facts = factsOf(words);
  const ends = endingOf(words, ending, callToAction(prompt, facts));
  const photo = brief.style === 'photorealistic' ? (brief.photo ?? null) : null;
  const painting: ArtPlan | null = brief.style === 'artistic' ? { ...planArt(brief), manner: 'oil' } : null;
  const { still, print } = photographed(brief);
  const shown = painting ?? still ?? (print && { heroName: print.motifName }) ?? poster;
  const hasArt = shown.heroName !== null || painting !== null || photo !== null;
  const told = facts.filter((fact) => fact !== ends.action && !(ending !== null && says(ending, fact)));
  const places = told.filter((fact) => isContact(fact) && fact.length <= LONGEST_CONTACT).slice(0, 1);
  const { cards, left } = cardsOf(words, told, { seconds: brief.seconds, hasArt, places });
  const { offer, line, lost } = endOf(words, told, `${ends.heading} · ${ends.action}`, [
    ...left,
    ...places.filter((place) => !left.includes(place)),
  ]);
  return {
    words,
    topic,
    heroName: shown.heroName,
    hasArt,
    painting,
    photo,
    still,
    print,
    extraNames: comic.heroName === poster.heroName ? comic.extraNames : poster.extraNames,
    palette: (print ?? still ?? poster).palette,
    scheme: poster.scheme.name,
    comic: comic.palette,
    face: faceOf(brief),
    beats: beatsOf(brief.seconds, cards, {
      hook: `${words.headline} ${words.kicker}`.length,
      cards: cards.map((card) => lettersOf(card).length),
      call: [ends.heading, ends.action, offer, line].join(' ').length,
    }),
    call: { ...ends, offer, line },
    lost,
    mood: topic?.mood ?? 'bold',
    detailSeed: hashText(`clip ${poster.detailSeed} ${brief.style}`),
  };
}

/** What was wished stands as it is; else who and what to do; else the name alone, and without a name the message. */
function endingOf(
  { brand, headline }: PosterWords,
  wished: string | null,
  asked: string | null,
): { heading: string; action: string } {
  if (wished !== null && wished.length > LONGEST_ACTION) return { heading: wished, action: brand || (asked ?? '') };
  return { heading: brand || headline, action: wished ?? asked ?? '' };
}

/** The offer, or else the day; then what is said nowhere else, as much as fits on one line. */
function endOf(
  words: PosterWords,
  facts: readonly string[],
  said: string,
  left: readonly string[],
): { offer: string; line: string; lost: string[] } {
  const days = [words.kicker, ...facts.filter(tellsWhen)].filter(Boolean);
  // one of several prices would be taken for the price
  const isList = facts.filter(isOffer).length > 1;
  const offer =
    [...(isList ? [] : [offerOf(words), ...facts.filter(isOffer)]), ...days].find(
      (text) => text && text.length <= LONGEST_OFFER && !says(said, text),
    ) ?? '';
  const parts: string[] = [];
  const lost: string[] = [];
  const isSaid = (text: string): boolean => says([said, offer, ...parts].join(' · '), text);
  for (const text of [...left, ...days.slice(0, 1)])
    if (text && !isSaid(text)) (roomFor(text, parts) ? parts : lost).push(text);
  const line = parts.join(' · ') || (offer || isSaid(words.headline) ? '' : words.headline);
  return { offer, line, lost: lost.filter((text) => left.includes(text)) };
}

const roomFor = (text: string, parts: readonly string[]): boolean =>
  [...parts, text].join(' · ').length <= LONGEST_LINE;

/** The figure with the words that belong to it: "From £35". */
function offerOf({ figure, headline }: PosterWords): string {
  if (!figure || !isPriced.test(figure.big)) return '';
  const what = figure.headline === headline ? '' : figure.headline;
  const offer = [figure.lead, figure.big === '½' ? 'half' : figure.big, figure.tail, what].filter(Boolean).join(' ');
  return offer.length <= LONGEST_OFFER ? sentenceCase(offer) : '';
}

/** What a poster of the photographic style shows, as if it had a headline only: the facts of a clip do not share its picture. */
function photographed(brief: MotionBrief): Pick<ClipPlan, 'still' | 'print'> {
  if (brief.style !== 'photorealistic' || brief.photo) return { still: null, print: null };
  const alone = { ...brief, supporting: '', kicker: '' };
  const still = planStill(alone);
  return { still, print: still ? null : planPrint(alone) };
}

function faceOf({ font, style }: MotionBrief): Face {
  if (style === 'cartoon')
    return font === undefined || font === 'grotesk' ? 'comic' : font === 'rounded' ? 'chunky' : font;
  if (font === undefined || font === 'grotesk') return ownFaces[style];
  return font;
}

const LONGEST_OFFER = 40;
/** Letters of two lines of small words. */
const LONGEST_LINE = 72;
/** "7 signs of damp" opens with a figure too, and offers nothing. */
const isPriced = /[%\p{Sc}½]|^free$|^\d[ -]for|^(?:CHF|EUR|USD|GBP)/iu;
const ownFaces = { minimalist: 'displayBold', artistic: 'serif', photorealistic: 'display' } as const;
