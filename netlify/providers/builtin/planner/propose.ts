import { avoidedWordIn } from '../../../../src/domain/avoid-words';
import type { IdeaDraft } from '../../../../src/domain/idea';
import { candidatesOf, localise, slotValues, type Candidate } from './candidates';
import { OWN_WORDS, type Rated } from './choose';
import { clip } from './grammar';
import type { Moment } from './moment';
import type { ProfileWords } from './profile-words';
import { supportOf, type Past } from './support';
import { usesOffer } from './slots';
import type { TradePack } from './trade-pack';

/** Everything that could be proposed, with its evidence. Own-words material is held back where a trade is known. */
export function rate(
  trades: TradePack[],
  ownWords: TradePack[],
  words: ProfileWords,
  moment: Moment,
  past: Past,
  avoidWords: readonly string[] = [],
): Rated[] {
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
      handicap: handicap + (usesOffer(candidate.entry.title) ? OFFER_IN_TITLE : 0) + (avoided(candidate) ? AVOIDED : 0),
    }));
  return [
    ...trades.flatMap((pack, index) => from(pack, index * SECOND_TRADE)),
    ...ownWords.flatMap((pack) => from(pack, trades.length > 0 ? OWN_WORDS : (GENERAL.get(pack.id) ?? 0))),
  ];
}

export function draft({ candidate, support }: Rated, words: ProfileWords, moment: Moment): IdeaDraft {
  const { entry } = candidate;
  const say = (template: string) => sayIn(candidate, template, words, moment);
  return {
    kind: candidate.kind,
    title: clip(candidate.title, 70),
    hook: candidate.hook,
    reason: support.reason,
    evidence: support.evidence,
    keywords: keywordsOf(candidate, say, words),
    difficulty: 'Easy', // one yes; a photo or a clip of the owner's own will make it harder
    effort: 'One yes', // the entry's own photo or clip can be asked for once people can upload one
    confidence: support.confidence,
    frames: entry.shots.map((shot) => clip(say(shot), 28)) as IdeaDraft['frames'],
    aboutOn: candidate.observance?.date ?? null,
    topic: candidate.topic,
  };
}

const sayIn = (candidate: Candidate, template: string, words: ProfileWords, moment: Moment): string =>
  localise(template, candidate.pack, moment, slotValues(words, moment, candidate.offer, candidate.observance));

/** What people would type: the question itself, the offer and the trade with the place. */
function keywordsOf(
  { entry, offer, pack, kind, title }: Candidate,
  say: (template: string) => string,
  words: ProfileWords,
): string[] {
  const place = words.city ? ` ${words.city}` : '';
  const asked =
    kind === 'Question answered' || kind === 'How-to' || kind === 'Comparison'
      ? title
          .replace(/[“”?:.]/g, '')
          .replace(/’/g, "'")
          .toLowerCase()
      : null;
  const found = [
    entry.find ? say(entry.find) : null,
    asked,
    offer?.plain ? `${offer.inline}${place}` : null,
    ...pack.search
      .filter((search, index) => index === 0 || mentioned(search, words))
      .map((search) => `${say(search)}${place}`),
  ];
  return [...new Set(found.filter((keyword) => keyword !== null))].slice(0, 5);
}

/** Whether the profile itself speaks of what a search term names. */
const mentioned = (search: string, { name, what, offers }: ProfileWords): boolean => {
  const profile = [name, what, ...offers.map(({ full }) => full)].join(' ').toLowerCase();
  return profile.includes((search.toLowerCase().split(' ')[0] ?? '').replace(/(?:e?s|ing)$/, ''));
};

/** An owner's words in our sentence may sit crooked: what needs none of them goes first. */
const OFFER_IN_TITLE = 12;
const SECOND_TRADE = 6;
/** Comes only where a business forbids the words of everything else. */
const AVOIDED = 1_000;
/** Words that are true of any offer, or of any business, give way to those that fit the way a business works. */
const GENERAL: ReadonlyMap<string, number> = new Map(Object.entries({ own: 8, 'own-plain': 16 }));
