import type { IdeaDraft } from '../../../../src/domain/idea';
import { candidatesOf, localise, slotValues, type Candidate } from './candidates';
import type { Rated } from './choose';
import { clip } from './grammar';
import type { Moment } from './moment';
import type { ProfileWords } from './profile-words';
import { supportOf, type Past } from './support';
import type { TradePack } from './trade-pack';

/** Everything that could be proposed, with its evidence. Own-words material is held back where a trade is known. */
export function rate(trades: TradePack[], ownWords: TradePack[], words: ProfileWords, moment: Moment, past: Past): Rated[] {
  const from = (pack: TradePack, handicap: number): Rated[] =>
    candidatesOf(pack, words, moment).map((candidate) => ({ candidate, support: supportOf(candidate, sayIn(candidate, candidate.entry.why, words, moment), words, moment, past), handicap }));
  return [
    ...trades.flatMap((pack, index) => from(pack, index * SECOND_TRADE)),
    ...ownWords.flatMap((pack) => from(pack, trades.length > 0 ? OWN_WORDS : 0)),
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
    difficulty: entry.clip ? 'Hard' : entry.photo && (candidate.kind === 'Behind the scenes' || candidate.kind === 'How-to') ? 'Medium' : 'Easy',
    effort: entry.clip ? `One short clip of ${say(entry.clip)}` : entry.photo ? `One photo of ${say(entry.photo)}` : 'One yes',
    confidence: support.confidence,
    frames: entry.shots.map((shot) => clip(say(shot), 28)) as IdeaDraft['frames'],
    topic: candidate.topic,
  };
}

const sayIn = (candidate: Candidate, template: string, words: ProfileWords, moment: Moment): string =>
  localise(template, candidate.pack, moment, slotValues(words, moment, candidate.offer, candidate.observance));

/** What people would type: the question itself, the offer and the trade with the place. */
function keywordsOf({ entry, offer, pack, kind, title }: Candidate, say: (template: string) => string, words: ProfileWords): string[] {
  const place = words.city ? ` ${words.city}` : '';
  const asked = kind === 'Question answered' || kind === 'How-to' || kind === 'Comparison' ? title.replace(/[“”?:.]/g, '').replace(/’/g, "'").toLowerCase() : null;
  const found = [
    entry.find ? say(entry.find) : null,
    asked,
    offer && !offer.inline.startsWith('“') ? `${offer.inline}${place}` : null,
    ...pack.search.map((search) => `${say(search)}${place}`),
  ];
  return [...new Set(found.filter((keyword) => keyword !== null))].slice(0, 5);
}

const SECOND_TRADE = 6;
const OWN_WORDS = 40;
