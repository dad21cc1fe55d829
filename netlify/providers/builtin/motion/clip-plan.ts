import type { BriefPhoto } from '../../../ports/image';
import type { MotionBrief } from '../../../ports/motion';
import type { Palette, SchemeName } from '../designer/drawing/palette';
import { planComic } from '../designer/cartoon/comic-plan';
import type { ComicPalette } from '../designer/cartoon/comic-palette';
import { hashText } from '../designer/drawing/seeded-random';
import type { Face } from '../designer/prompt/letters/drawable';
import type { PosterWords } from '../designer/prompt/poster-words';
import { sentenceCase } from '../designer/prompt/letters/sentence-case';
import { planArt, type ArtPlan } from '../designer/artistic/art-plan';
import { planPoster, type PosterPlan } from '../designer/minimalist/poster-plan';
import { planStudio, type StudioPlan } from '../designer/photorealistic/studio-plan';
import type { Mood, Topic } from '../designer/subjects/topic';
import { says } from '../designer/prompt/headline/supporting-line';
import { beatsOf, cardsOf, type Beat, type Card } from './beats';
import { callToAction, LONGEST_ACTION, wishedEnding } from './call-to-action';

/** Every choice of a clip, made without drawing anything. */
export interface ClipPlan {
  words: PosterWords;
  /** Null when the subject table does not know the matter: words and shapes carry the clip. */
  topic: Topic | null;
  heroName: string | null;
  /** Whether there is something to look at besides words. */
  hasArt: boolean;
  /** What the photographic style builds and traces; null in the others. */
  studio: StudioPlan | null;
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
  const facts = (words.supporting ? words.supporting.split(/ · |(?<=[.!?]) (?=\p{Lu})/u) : [])
    .map((fact) => fact.trim())
    .filter(Boolean);
  const ends = endingOf(words, ending, callToAction(prompt, facts));
  const offered = offerOf(words);
  const shortFact = ends.action === '' ? (facts.find((fact) => fact.length <= LONGEST_OFFER) ?? words.kicker) : '';
  const offer = [offered, shortFact].find((words) => words && !says(`${ends.heading} · ${ends.action}`, words)) ?? '';
  const photo = brief.style === 'photorealistic' ? (brief.photo ?? null) : null;
  const painting: ArtPlan | null = brief.style === 'artistic' ? { ...planArt(brief), manner: 'oil' } : null;
  const last = `${ends.heading} · ${ends.action} · ${offer}`;
  const { cards, left } = cardsOf(
    brief.seconds,
    factCards(
      words,
      facts.filter((fact) => fact !== ends.action && !(ending !== null && says(ending, fact))),
    ),
    words.headline,
  );
  const rest = left
    .map((card) => (card.kind === 'phrase' ? card.text : ''))
    .filter((text) => text && !says(last, text));
  const others = [...rest, says(last, words.kicker) ? '' : words.kicker].filter(Boolean).join(' · ');
  const line = others || offer || says(last, words.headline) ? others : words.headline;
  return {
    words,
    topic,
    heroName: painting ? painting.heroName : poster.heroName,
    hasArt: poster.heroName !== null || painting !== null || brief.style === 'photorealistic',
    painting,
    photo,
    studio: brief.style === 'photorealistic' && !photo ? studioOf(brief, poster) : null,
    extraNames: comic.heroName === poster.heroName ? comic.extraNames : poster.extraNames,
    palette: poster.palette,
    scheme: poster.scheme.name,
    comic: comic.palette,
    face: faceOf(brief),
    beats: beatsOf(brief.seconds, cards),
    call: { ...ends, offer, line },
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

/** The figure with the words that belong to it: "From £35". */
function offerOf({ figure, headline }: PosterWords): string {
  if (!figure || !isOffer.test(figure.big)) return '';
  const what = figure.headline === headline ? '' : figure.headline;
  const offer = [figure.lead, figure.big === '½' ? 'half' : figure.big, figure.tail, what].filter(Boolean).join(' ');
  return offer.length <= LONGEST_OFFER ? sentenceCase(offer) : '';
}

/** The subject is the one that the other styles take, so that a clip's description holds in all of them. */
function studioOf(brief: MotionBrief, { heroName, extraNames, palette }: PosterPlan): StudioPlan {
  const studio = planStudio(brief);
  return {
    ...studio,
    palette,
    // the words of a clip come and go before the camera: they are not built as well
    ...(studio.matter === 'words' && { matter: 'solids' }),
    ...(heroName !== null && { matter: 'icon', heroName, extraNames: extraNames.slice(0, 2) }),
  };
}

function factCards(words: PosterWords, facts: readonly string[]): Card[] {
  const { figure } = words;
  if (!figure) return facts.map((text) => ({ kind: 'phrase', text }));
  const opens = figure.headline !== words.headline;
  const [first = '', ...others] = facts;
  const said = opens ? facts : says(first, figure.big) || figure.big === '½' ? others : facts;
  return [
    {
      kind: 'figure',
      figure: { lead: figure.lead, big: figure.big, tail: figure.tail },
      caption: opens ? figure.headline : '',
    },
    ...said.map((text): Card => ({ kind: 'phrase', text })),
  ];
}

function faceOf({ font, style }: MotionBrief): Face {
  if (style === 'cartoon')
    return font === undefined || font === 'grotesk' ? 'comic' : font === 'rounded' ? 'chunky' : font;
  if (font === undefined || font === 'grotesk') return ownFaces[style];
  return font;
}

const LONGEST_OFFER = 40;
/** "7 signs of damp" opens with a figure too, and offers nothing. */
const isOffer = /[%\p{Sc}½]|^free$|^\d[ -]for|^(?:CHF|EUR|USD|GBP)/iu;
const ownFaces = { minimalist: 'displayBold', artistic: 'serif', photorealistic: 'geometric' } as const;
