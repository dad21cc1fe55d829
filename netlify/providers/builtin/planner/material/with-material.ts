import type { IdeaDraft, IdeaKind, PieceDraft } from '../../../../../src/domain/idea';
import { questionOf } from '../../../../../src/domain/owner-question';
import { similarity } from '../../../../../src/domain/shingles';
import { avoidedWordIn } from '../../../../../src/domain/avoid-words';
import { addWeeks } from '../../../../../src/domain/week';
import type { PlannerPort, ProposalRequest } from '../../../../ports/planner';
import { unwantedOn } from '../behind/dismissed';
import { countWords } from '../english/grammar';
import { momentOf, type Moment } from '../choosing/moment';
import { tongueOfOwner } from '../tongue-frames/tongue-words';
import type { Knowledge } from '../knowledge/trade-knowledge';
import { saidInProfile, topicOf, type OwnMaterial } from './said-in-profile';
import { dayOf } from './said-day';
import { isOverdue } from './said-deadline';
import { isOfNow, waitsForItsTime } from './said-in-time';
import { worthOf } from './said-worth';
import { age, confidenceOf, draftTold, writeTold } from './told-draft';
import { toldOf } from './told-idea';
import type { Told } from './told-shapes';

type Three = [IdeaDraft, IdeaDraft, IdeaDraft];

/**
 * Lets the owner's own words in before anything that we know in general: whole answers fill the week, since nothing
 * is better. Where there is a pack of the trade, what is only half said has two places, one of them for what the
 * description says. With `keepsPlace`, one place that no answer fills is left for what the owner lists for these weeks. `others` fill the places
 * that are left, with other kinds, and stand behind the owner's words.
 */
export function withMaterial(
  request: ProposalRequest,
  knowledge: Knowledge,
  others: (count: number, taken: readonly IdeaKind[], isSeasonTold: boolean) => IdeaDraft[],
  keepsPlace = false,
): Three {
  const { words } = knowledge;
  const moment = momentOf(request.week, request.zone, request.today);
  const best = bestTold(request, knowledge, moment);
  // What a pack knows is better than a price alone, or a question without an answer.
  // Whoever writes no language of ours can use nothing else as it is.
  const isAlone = words.foreign && tongueOfOwner(request) === null;
  const told = isAlone
    ? mostSaid(best, 3)
    : words.standing === 'trade'
      ? mostSaid(
          best.filter((one) => isSaid(one) || confidenceOf(one, moment) >= WORTH_A_PLACE),
          1,
        ).filter((one, at) => at < WITH_PACK || (!isSaid(one) && one.isComplete))
      : mostSaid(
          best,
          words.standing !== 'subject' && saidInProfile(words, moment).length >= (words.foreign ? FEW : MANY) ? 3 : 2,
        );
  const isSeasonTold = told.some((one) => saysNow(one, moment));
  // What a description says keeps, and the weeks before a feast do not; an answer was given to be told.
  const isOver = keepsPlace && !isAlone && !isSeasonTold && told.some(isSaid);
  const week = told.slice(0, isOver ? 2 : 3);
  const own = week.map((one) => draftTold(one, words, moment));
  const rest = others(
    3 - own.length,
    own.map(({ kind }) => kind),
    isSeasonTold,
  );
  const [first, second, third] = [...own, ...rest];
  return [first!, second!, third!];
}

const saysNow = ({ words: { text, detail } }: Told, moment: Moment): boolean =>
  isOfNow([...text, ...detail].join(' '), moment);

const isSaid = ({ material: { source } }: Told): boolean => source === 'profile';

/** What a description says keeps its order. */
function newestFirst(one: OwnMaterial, other: OwnMaterial): number {
  if (one.source === 'profile' && other.source === 'profile') return 0;
  if (one.saidOn !== other.saidOn) return one.saidOn < other.saidOn ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}

/** Three of them, of which only some are from the description where more is known of the work: it is short. */
function mostSaid(best: readonly Told[], most: number): Told[] {
  let left = most;
  return best.filter(({ material }) => material.source !== 'profile' || left-- > 0).slice(0, 3);
}

/** The best idea of the owner's own words that fits; null for none. */
export function oneOfMaterial(
  request: ProposalRequest,
  knowledge: Knowledge,
  fits: (told: Told) => boolean,
): IdeaDraft | null {
  const moment = momentOf(request.week, request.zone, request.today);
  const told = bestTold(request, knowledge, moment).find(fits);
  return told ? draftTold(told, knowledge.words, moment) : null;
}

/** The post of an idea of the owner's words; null for any other, and where these were deleted meanwhile. */
export function writeFromMaterial(
  { profile, idea, material = [], zone, week }: Parameters<PlannerPort['write']>[0],
  { trades, words }: Knowledge,
): PieceDraft | null {
  const moment = momentOf(week, zone);
  const source = [...material, ...saidInProfile(words, moment), ...saidInProfile(words)].find(
    (one) => idea.topic === topicOf(one),
  );
  const told = source && toldOf(source, words);
  return told ? writeTold(told, { profile, idea, words, pack: trades[0] ?? null, zone }) : null;
}

/** Of different kinds, best first; nothing that was proposed within the weeks of the history, or that a post was made of. */
function bestTold(
  { material = [], history, profile, dismissed, today, week }: ProposalRequest,
  { words, isBorrowed }: Knowledge,
  moment: Moment,
): Told[] {
  const unwanted = unwantedOn(today ?? week.startsOn, dismissed);
  // A pack of the very trade knows more than a plain fact; one of a neighbouring trade does not.
  const said = saidInProfile(words, moment).filter(
    ({ text, key }) =>
      !waitsForItsTime(text, moment) &&
      (words.standing !== 'trade' || isBorrowed || worthOf(key) >= BESIDE_A_PACK || isOfNow(key, moment)),
  );
  // A description has few sentences, and what it promises stays true: one may come again after five weeks.
  const since = addWeeks(week, -FACTS_APART).startsOn;
  const pastOf = ({ source }: OwnMaterial) =>
    source === 'profile' ? history.filter(({ week: { startsOn } }) => startsOn > since) : history;
  const ranked = [...material, ...said]
    .filter(
      (one) =>
        !one.isMade &&
        !unwanted.topic(topicOf(one)) &&
        isStillTrue(one, moment) &&
        !pastOf(one).some(({ topic }) => topic === topicOf(one)),
    )
    .map((one) => toldOf(one, words))
    .filter((told) => told !== null)
    .filter(({ kind }) => !unwanted.kind(kind))
    .filter((told) => {
      const { title, body, material } = told;
      const { saidOn } = material;
      const sentences = [title, ...body].join(' ');
      const dated = dayOf(told) !== undefined;
      return (
        avoidedWordIn(sentences, profile.avoidWords ?? []) === null &&
        !isOverdue(told, moment) &&
        !(dated && saidOn !== '' && age(saidOn, moment) > STALE_DAYS) &&
        pastOf(material).every((past) => similarity(`${past.title} ${past.hook}`, `${title} ${body[0]!}`) < 0.5)
      );
    })
    .map((told, _at, all) => ({
      told,
      confidence: confidenceOf(told, moment),
      isTimely: saysNow(told, moment),
      waiting: isSaid(told) ? 0 : all.filter((other) => !isSaid(other) && other.kind === told.kind).length,
    }))
    .sort(
      (one, other) =>
        // An answer was given to be told, before what a registration says.
        Number(isSaid(one.told)) - Number(isSaid(other.told)) ||
        other.confidence - one.confidence ||
        // What mentions these weeks is stale in any other.
        Number(other.isTimely) - Number(one.isTimely) ||
        // A week has room for one of each kind: where two of one kind wait, one of them goes first.
        other.waiting - one.waiting ||
        one.told.material.usedCount - other.told.material.usedCount ||
        saidOnOf(other.told).localeCompare(saidOnOf(one.told)) ||
        weightOf(other.told) - weightOf(one.told) ||
        newestFirst(one.told.material, other.told.material),
    )
    .map(({ told }) => told);
  const chosen: Told[] = [];
  for (const told of ranked) {
    if (chosen.some(({ title }) => similarity(title, told.title) >= 0.5)) continue;
    const free = [told.kind, ...(isSaid(told) ? ALSO_SAID : told.language === 'other' ? ALSO : [])].find(
      (kind) => !unwanted.kind(kind) && chosen.every((other) => other.kind !== kind),
    );
    if (free) chosen.push({ ...told, kind: free });
  }
  return chosen;
}

const saidOnOf = ({ material: { saidOn, source } }: Told): string => (source === 'profile' ? '' : saidOn);
/** Of answers given on one day the one that tells most leads: its words, and each figure and name for several. */
const weightOf = (told: Told): number => {
  if (isSaid(told)) return 0;
  const said = [...told.words.text, ...told.words.detail].join(' ');
  return countWords(said) + 4 * (said.match(/\d+|(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/gu)?.length ?? 0);
};

/** What was done in a week is no news two months later, a season passes, and prices change. */
export function isStillTrue({ question, kind, saidOn, source }: OwnMaterial, moment: Moment): boolean {
  if (source === 'profile') return true; // it stands there today
  const days = age(saidOn, moment);
  if (question === 'unseen' || question === 'asked-lately') return days <= 28;
  if (questionOf(question)?.shape === 'timely') return days <= 42;
  if (question === 'what-is-new' || question === 'surprised-lately') return days <= 60;
  return kind === 'price' ? days <= 60 : days <= 730;
}

/** What is to be had shows how somebody works, too, and whatever an owner answers was asked. */
const ALSO: readonly IdeaKind[] = ['Behind the scenes', 'Question answered'];
/** What a description says answers no question. */
const ALSO_SAID: readonly IdeaKind[] = ['Behind the scenes', 'Offer'];
const WITH_PACK = 2;
/** So many facts of a description last for two weeks at three a week. */
const MANY = 5;
/** Of posts in the seven languages, which hold two or three sentences each. */
const FEW = 3;
/** A guarantee, or what is never done for so many years. */
const BESIDE_A_PACK = 5;
/** Weeks. */
const FACTS_APART = 5;
/** Percent. */
const WORTH_A_PLACE = 60;
/** A "yesterday" can be put right by hand while it is fresh. */
const STALE_DAYS = 7;
