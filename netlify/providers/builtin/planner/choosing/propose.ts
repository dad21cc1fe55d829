import { avoidedWordIn } from '../../../../../src/domain/avoid-words';
import { effortWith, effortWithClip, type IdeaDraft } from '../../../../../src/domain/idea';
import { candidatesOf, localise, slotValues, type Candidate } from './candidates';
import { OWN_WORDS, type Rated } from './choose';
import { clip } from '../english/grammar';
import type { Nearness } from '../hearing/nearest-entry';
import { contentWords } from '../hearing/nearest-note';
import type { Moment } from './moment';
import { clipNeeded, photoNeeded } from './photo-needed';
import type { ProfileWords } from '../writing/profile-words';
import { isNarrow, supportOf, type Past } from './support';
import type { Knowledge } from '../knowledge/trade-knowledge';
import { usesOffer } from './slots';
import type { TradePack } from '../knowledge/trade-pack';

/** Everything that could be proposed, with its evidence. Own-words material is held back where a trade is known. */
export function rate(
  knowledge: Knowledge,
  moment: Moment,
  past: Past,
  avoidWords: readonly string[] = [],
  nearness: Nearness | null = null,
): Rated[] {
  const { trades, ownWords, words, isBorrowed } = knowledge;
  const avoided = ({ title, hook, ...candidate }: Candidate): boolean =>
    avoidWords.length > 0 &&
    avoidedWordIn(
      [
        title,
        hook,
        ...[candidate.entry.text, candidate.entry.ask, ...candidate.entry.shots].map((template) =>
          sayIn({ title, hook, ...candidate }, template, words, moment),
        ),
      ].join(' . '),
      avoidWords,
    ) !== null;
  const from = (pack: TradePack, handicap: number): Rated[] =>
    candidatesOf(pack, words, moment).map((candidate) => ({
      candidate,
      support: supportOf(candidate, sayIn(candidate, candidate.entry.why, words, moment), words, moment, past),
      handicap:
        handicap +
        placeOf(candidate, words) +
        (candidate.isThingNamed === null ? 0 : candidate.isThingNamed ? -OWN_THING : otherThing) +
        (avoided(candidate) ? AVOIDED : 0) +
        (nearness ? FARTHEST * (0.5 - nearness(candidate.entry)) : 0),
    }));
  const otherThing = isDetailed(words) ? OTHER_THING : 0;
  const behind = behindTrade(knowledge);
  const isTheirs = isOfOwner(knowledge);
  return [
    ...trades
      .flatMap((pack, index) => from(pack, behindTheFirst(knowledge, index)))
      .filter(
        ({ candidate }) =>
          // A note was chosen for the work that is named, if only by its trade; no English word is in foreign ones.
          !isBorrowed || words.foreign || candidate.pack.id.startsWith('note-') || isTheirs(candidate),
      ),
    ...ownWords.flatMap((pack) => from(pack, behind + (GENERAL.get(pack.id) ?? KIND_WORDS))),
  ];
}

/**
 * Whether the profile says so much that it would name a thing if the business had it: whoever says little may do all that a trade
 * does, but whoever describes at length how bins are washed, and names no patios, washes none.
 */
const isDetailed = ({ what, offers, trades }: ProfileWords): boolean => {
  const own = contentWords({ what, offers: offers.map(({ full }) => full), trades: [] }, MOST_WORDS);
  const named = new Set(contentWords({ what: '', offers: [], trades }, MOST_WORDS));
  return own.filter((word) => !named.has(word)).length >= DETAILED;
};
const DETAILED = 6;

/**
 * Of knowledge that was written for a neighbouring trade, what names the owner's own thing where it begins: "fit" leads whoever
 * fits loft ladders to doors and wardrobes.
 */
function isOfOwner({ words, names }: Knowledge): (candidate: Candidate) => boolean {
  const offers = words.offers.map(({ full }) => full);
  const own = contentWords({ what: words.what, offers, trades: names }, MOST_WORDS).filter((word) => !DEED.test(word));
  return ({ offSubject, title, hook }) => {
    const said = ` ${title} ${hook}`.toLowerCase();
    return !offSubject && own.some((word) => said.includes(` ${word}`));
  };
}
const MOST_WORDS = 60;
const DEED =
  /^(?:fit|install|clean|wash|mend|fix|restor|replac|remov|deliver|collect|cut|paint|build|check|test|inspect)$/;

/** How far frames stand behind what is known of the trade. */
export const behindTrade = ({ trades, words, isBorrowed }: Knowledge): number =>
  trades.length === 0 ? 0 : words.standing === 'subject' ? SUBJECT : isBorrowed ? BORROWED : OWN_WORDS;

/**
 * The nearest note fills a week before a second one is heard, and a pack that was written for another trade comes after the
 * note on the very work.
 */
function behindTheFirst({ trades, isNoteFirst }: Knowledge, index: number): number {
  const packs = trades.filter(({ id }) => !id.startsWith('note-')).length;
  if (index < packs) return index * SECOND_TRADE + (isNoteFirst ? NEXT_NOTE : 0);
  const before = isNoteFirst ? 0 : packs * SECOND_TRADE;
  return Math.min(before + (index - packs) * NEXT_NOTE, OWN_WORDS - 1);
}

/** What an owner lists first is the main thing; frames are written so that their sort of offer stands straight in them. */
const placeOf = ({ entry, offer, pack }: Candidate, { offers, standing }: ProfileWords): number =>
  (standing !== 'trade' && isNarrow(entry) ? NARROW : 0) +
  (usesOffer(entry.title) && !entry.sorts ? OFFER_IN_TITLE : 0) +
  (pack.id.startsWith('own') && clipNeeded(entry) !== null ? TO_BE_FILMED : 0) +
  (offer && pack.id.startsWith('own') ? Math.min(offers.indexOf(offer), 3) * LATER_OFFER : 0);

export function draft({ candidate, support }: Rated, words: ProfileWords, moment: Moment): IdeaDraft {
  const { entry } = candidate;
  const say = (template: string) => sayIn(candidate, template, words, moment);
  const filmed = clipNeeded(entry);
  return {
    kind: candidate.kind,
    title: clip(candidate.title, 70),
    hook: candidate.hook,
    reason: support.reason,
    evidence: support.evidence,
    keywords: keywordsOf(candidate, say, words),
    difficulty: 'Easy', // one yes; a photo or a clip of the owner's own will make it harder
    effort: filmed === null ? effortWith(photoNeeded(candidate, say)) : effortWithClip(say(filmed)),
    confidence: support.confidence,
    frames: entry.shots.map((shot) => clip(say(shot), 28)) as IdeaDraft['frames'],
    aboutOn: candidate.observance?.date ?? null,
    topic: candidate.topic,
  };
}

const sayIn = (candidate: Candidate, template: string, words: ProfileWords, moment: Moment): string =>
  localise(
    template,
    { pack: candidate.pack, words, moment },
    slotValues(words, moment, candidate.offer, candidate.observance),
  );

/** What people would type: the question itself, the offer and the trade with the place. */
function keywordsOf(
  { entry, offer, pack, kind, title }: Candidate,
  say: (template: string) => string,
  words: ProfileWords,
): string[] {
  const place = words.city ? ` ${words.city}` : '';
  const asked =
    (kind === 'Question answered' || kind === 'How-to') && isTyped(title)
      ? title
          .replace(/[“”?:.]/g, '')
          .replace(/’/g, "'")
          .toLowerCase()
      : null;
  const found = [
    entry.find ? say(entry.find) : null,
    asked,
    offer?.plain ? `${offer.inline.replace(/^work on /, '')}${place}` : null,
    ...pack.search
      .filter((search, index) => index === 0 || mentioned(search, words))
      .map((search) => `${say(search)}${place}`),
  ];
  return [...new Set(found.filter((keyword) => keyword !== null))].slice(0, 5);
}

/** A short question or a how-to; nobody types a title of two thoughts, or a list. */
const isTyped = (title: string): boolean => !/[:,;–—]/u.test(title) && title.split(' ').length <= 9;

/** Whether the profile itself speaks of what a search term names. */
const mentioned = (search: string, { name, what, offers }: ProfileWords): boolean => {
  const profile = [name, what, ...offers.map(({ full }) => full)].join(' ').toLowerCase();
  return profile.includes((search.toLowerCase().split(' ')[0] ?? '').replace(/(?:e?s|ing)$/, ''));
};

/** Between what speaks most of the owner's things and what speaks least of them. */
const FARTHEST = 10;
/** What is about a thing that the owner names comes first; what is about one that a detailed profile does not name, behind frames. */
const OWN_THING = 6;
const OTHER_THING = OWN_WORDS + 5;
/** An owner's words in our sentence may sit crooked: what needs none of them goes first. */
const OFFER_IN_TITLE = 12;
const SECOND_TRADE = 6;
const NEXT_NOTE = 20;
/** Frames stand close behind what was written for a neighbouring trade, and far behind what was written for this one. */
const BORROWED = 8;
/** What is known of the very work comes first, and frames fill in where it is used up. */
const SUBJECT = 20;
/** Comes only where a business forbids the words of everything else. */
const AVOIDED = 1_000;
/** Behind all that is true of any business, and used once that is used up. */
const NARROW = OWN_WORDS;
/** Nothing is told before somebody has filmed it: whatever can be posted as it is comes first. */
const TO_BE_FILMED = OWN_WORDS;
const LATER_OFFER = 4;
/** What is written for one sort of offer or one kind comes first, then words for any offer, then for any business. */
const KIND_WORDS = 0;
const GENERAL: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'own-any': 6,
    own: 4,
  }),
);
