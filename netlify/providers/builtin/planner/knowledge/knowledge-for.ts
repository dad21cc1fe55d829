import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import type { IdeaDraft } from '../../../../../src/domain/idea';
import { commonWords } from '../../../../../src/domain/text-language';
import type { OwnerMaterial, ProposalRequest } from '../../../../ports/planner';
import { withoutLosses } from '../behind/against-seller';
import { withoutAnswered } from '../behind/answered';
import { OWN_WORDS, type Rated } from '../choosing/choose';
import { nearnessTo, type Nearness } from '../hearing/nearest-entry';
import { isFeastOfOthers, isLastMinute } from '../choosing/feasts';
import type { Moment } from '../choosing/moment';
import { speaksAsOneIn } from '../owner/speaker';
import { draft, rate } from '../choosing/propose';
import type { Past } from '../choosing/support';
import { withoutRefused } from '../behind/without-refused';
import { draftInTongue, isInTongue, isOfOneFamily, isOfProfile, rateInTongue } from '../tongue-frames/tongue-ideas';
import { tongueOfOwner } from '../tongue-frames/tongue-words';
import { isTradeKnownIn, knownInTongue } from '../tongue-notes/known-in-tongue';
import { isTooLate } from '../behind/too-late';
import { isMisfitInTongue } from './misfits';
import { isOfGoodsInHand } from './goods-in-hand';
import { knowledgeOf, type Knowledge } from './trade-knowledge';

/** What is known of this owner's business, said as one person or as several in all that is proposed and written. */
export async function readIn({ profile, material = [] }: Heard): Promise<Knowledge> {
  const knowledge = await read(profile);
  return { ...knowledge, words: { ...knowledge.words, isOne: speaksAsOneIn(profile.what, answersIn(material)) } };
}

/**
 * The same for ideas: of a trade that we only know in English nothing comes before what its owner says in another language
 * of ours.
 */
export async function readFor(asked: Asked): Promise<Knowledge> {
  const knowledge = await readIn(asked);
  const { words } = knowledge;
  const tongue = tongueOfOwner(asked);
  return tongue === null || (await isTradeKnownIn(tongue, ownOf(knowledge)))
    ? knowledge
    : { ...knowledge, words: { ...words, standing: words.kind === null ? 'unknown' : 'kind' } };
}

/** Everything that could be proposed. Whoever writes another language of ours gets English only where nothing else is left. */
export async function rateFor(
  asked: Asked & Pick<ProposalRequest, 'history' | 'week'>,
  knowledge: Knowledge,
  moment: Moment,
  past: Past,
): Promise<Rated[]> {
  const { profile } = asked;
  const inTime = (one: Rated) =>
    !isTooLate(one.candidate, moment) &&
    !isLastMinute(one, moment) &&
    !isFeastOfOthers(one, moment.country, [profile.what, ...profile.offers].join(' '));
  const english = rate(knowledge, moment, past, profile.avoidWords, await nearnessOf(asked, knowledge)).filter(inTime);
  const tongue = tongueOfOwner(asked);
  const fitting = (rated: Rated[]) =>
    withoutLosses(withoutRefused(withoutAnswered(rated, asked), asked), knowledge.words.kind).filter(
      ({ candidate }) => !(knowledge.isKindGuessed && isOfGoodsInHand(candidate.topic)),
    );
  const business = { profile, words: knowledge.words, moment };
  if (tongue === null) {
    // Where nothing is known of the work, what the profile says comes before what would suit many.
    if (knowledge.trades.length > 0 || knowledge.words.foreign) return fitting(english);
    const own = await rateInTongue('en', business);
    return fitting([...english.map(toFillIn), ...own.map(ofProfileFirst)]);
  }
  const known = (await knownInTongue(tongue, english, business)).filter(lentTo(profile, knowledge));
  const frames = (await rateInTongue(tongue, { ...business, trades: knowledge.names })).filter(
    (one) => inTime(one) && !isMisfitInTongue(one.candidate.topic, knowledge.misfits),
  );
  const isTradeKnown = await isTradeKnownIn(tongue, ownOf(knowledge));
  const isNothingKnown = known.length === 0;
  const told = new Set(asked.history.map(({ topic }) => topic));
  const isPostLeft = known.some(({ candidate, handicap }) => handicap < LAST && !told.has(candidate.topic));
  const after = ({ candidate: { topic } }: Rated) =>
    isTradeKnown && isPostLeft && isOfOneFamily(topic) ? AFTER_POSTS : 0;
  return fitting([
    ...known.map((rated) => surer(rated, FOREIGN)),
    ...frames.map((rated) => {
      const frame = knowledge.trades.length > 0 ? surer(rated, 0, MOST_OF_FRAME) : rated;
      return isNothingKnown && isOfProfile(frame.candidate.topic)
        ? ofProfileFirst(frame)
        : { ...frame, handicap: toFillIn(frame).handicap + after(frame) };
    }),
    ...english.map((rated) => ({ ...rated, handicap: rated.handicap + LAST })),
  ]);
}

export const draftFor = (rated: Rated, words: Knowledge['words'], moment: Moment): IdeaDraft =>
  isInTongue(rated.candidate.topic) ? draftInTongue(rated, words) : draft(rated, words, moment);

/** Knowledge of the very trade: where a note is that, a neighbour's pack is not. */
const ownOf = ({ trades, isNoteFirst }: Knowledge): Knowledge['trades'] =>
  trades.filter(({ id }) => !isNoteFirst || id.startsWith('note-'));

/** Of a neighbour's pack, told in the owner's language, what has a word of the owner's in its title: a weaver of seats has no foam. */
function lentTo({ what, offers }: BusinessProfile, { isNoteFirst }: Knowledge): (rated: Rated) => boolean {
  const stemsIn = (text: string) => (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 5));
  const own = new Set(stemsIn([what, ...offers].join(' ')).filter((stem) => !commonWords.has(stem)));
  return ({ candidate: { pack, title } }) =>
    !isNoteFirst || pack.id.startsWith('note-') || stemsIn(title).some((stem) => own.has(stem));
}

/** Reading a profile means choosing packs and learning their words; the business that was asked about last is kept, in any voice. */
function read(profile: BusinessProfile): Promise<Knowledge> {
  const { tone: _tone, ...said } = profile;
  const key = JSON.stringify(said);
  if (last?.key !== key) last = { key, reading: knowledgeOf(profile) };
  return last.reading;
}

let last: { key: string; reading: Promise<Knowledge> } | undefined;

const answersIn = (material: readonly OwnerMaterial[]): string[] =>
  material.filter(({ kind }) => kind === 'answer').map(({ text, detail }) => `${text} ${detail}`);

/** What is near to all that the owner says: of the business, in answers and on the website. */
const nearnessOf = (
  { profile: { what, offers }, material = [] }: Heard,
  { trades, names }: Knowledge,
): Promise<Nearness> =>
  nearnessTo({ what: [what, ...material.map(({ text }) => text)].join(' \n '), offers, trades: names }, trades);

type Heard = Pick<ProposalRequest, 'profile' | 'material'>;
type Asked = Pick<ProposalRequest, 'profile' | 'material' | 'zone'>;

/** What would suit many fills in where nothing is left of what is known of this business. */
const toFillIn = (rated: Rated): Rated => ({ ...rated, handicap: rated.handicap + OWN_WORDS });
const ofProfileFirst = (rated: Rated): Rated => ({ ...rated, handicap: rated.handicap - FIRST });

/** An idea that claims more percent, or no more than so many. */
const surer = ({ support, ...rated }: Rated, by: number, most = MOST_OF_POST): Rated => ({
  ...rated,
  support: { ...support, confidence: Math.min(most, support.confidence + by) },
});
/** What an owner says in another language shares no words with what is known in English, so that nothing seems to speak for it. */
const FOREIGN = 15;
const MOST_OF_POST = 75;
/** A frame would suit many trades, and says less of this one than anything that is known of it. */
const MOST_OF_FRAME = 45;
/** More than chance moves a frame: what the profile says comes before what would suit many. */
const FIRST = 15;
/** So that the same matter is not told twice, once in a frame for several trades and once in the post about this one. */
const AFTER_POSTS = 60;
/** Points that no evidence makes up for. */
const LAST = 500;
