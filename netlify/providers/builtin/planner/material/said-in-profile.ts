import { TOLD } from '../../../../../src/domain/material';
import type { AnswerShape } from '../../../../../src/domain/owner-question-form';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { OwnerMaterial } from '../../../../ports/planner';
import type { Moment } from '../choosing/moment';
import { countWords } from '../english/grammar';
import { hashToUnit } from '../hash';
import type { ProfileWords } from '../writing/profile-words';
import { clausesOfSaid } from './said-clauses';
import { saidInTongue } from './said-in-tongue';
import { DEATH, isFact, isOnlyDenial, isUnfit, withAnswers } from './said-rules';
import { isRough, titleOfSaid } from './said-title';
import { DRY, isOfTerms, worthOf, WORTHY } from './said-worth';
import { readWords } from './told-words';

/** Something that an owner's description says about how they work: true by their own word, and no secret. */
export type SaidMaterial = Omit<OwnerMaterial, 'source'> & {
  source: 'profile';
  /** The sentence that is the title. */
  key: string;
  /** The sentence that names the trade, before the others. */
  opening: string;
  /** That of the whole description: a sentence or two may look like another. */
  language?: PostLanguage;
  /** Another post of the same description lists the offers. */
  isFurther?: boolean;
};
/** All words of the owner's that a post can be made of. */
export type OwnMaterial = OwnerMaterial | SaidMaterial;

/** A description says what somebody gets, what to do about it, or how somebody works. */
export function shapeOfSaid(text: string): AnswerShape {
  if (TIMELY.test(text)) return 'timely';
  return DO.test(text) ? 'advice' : GETS.test(text.slice(0, 90)) ? 'offer' : 'behind'; // further on there are reasons
}
const TIMELY =
  /(?<!\p{L})(?:(?<!19\d\d |in )(?:january|february|april|june|july|august|september|october|november|december)(?! (?:19|20)\d\d)|christmas|easter|in (?:spring|summer|autumn|winter)|for (?:spring|summer|autumn|winter)|im (?:Frühling|Sommer|Herbst|Winter|Dezember|Januar)|zu Weihnachten|en (?:hiver|été|automne|décembre|janvier|invierno|verano|otoño|diciembre|enero)|à Noël|en Navidad)(?!\p{L})/iu;
/** Something to be had, and no "you" alone: "we tell you straight" is how somebody works. */
const GETS =
  /(?<!\p{L})(?:free(?! (?:range|standing))|included|you (?:can|may|pay|get|keep|choose)|warranty|guarantee\p{L}*|deliver\p{L}*|same[ -]day|walk[ -]in|rent|hire|kostenlos|gratis|inklusive|garantie|Lieferung|gratuit\p{L}*|compris\p{L}*|certificat|garantía|entreg\p{L}*|puede)(?!\p{L})/iu;
const DO =
  /^(?:please )?(?:bring|book|call|text|phone|ring|send|come(?! every)|drop|order|ask|bringen Sie|rufen Sie|kommen Sie|apportez|appelez|venez|traiga|llame|venga)(?!\p{L})/iu;

/** Topics of what a description says have a beginning of their own: no stored answer stands behind them. */
export const topicOf = ({ id, source }: OwnMaterial): string => `${source === 'profile' ? 'said/' : TOLD}${id}`;

/**
 * What a description tells customers, in posts of two or three sentences that stand beside each other there, first what a
 * customer would stop for. Its first sentence names the trade and may open the first of them. What only lists goods or
 * speaks of the owner's plans, family or worries is no post, nor is one thin sentence.
 */
export function saidInProfile(described: Described, moment: Moment | null = null): SaidMaterial[] {
  const { what, name, where = '', kind = null } = described;
  const read = readWords({ text: what, detail: '' }, 'en', false);
  const { language, tongue } = read;
  // Plans and worries cannot be told from what customers may read.
  if (language === 'other') return [];
  if (language !== 'en')
    return saidInTongue(described, moment).map(({ text, key, opening, isFurther }) => ({
      ...materialOf(text, key, opening),
      language,
      isFurther,
    }));
  const clauses = withAnswers(read.text).flatMap((sentence) => clausesOfSaid(sentence, language));
  const [opening = ''] = clauses;
  const isOpening = countWords(opening) <= LONGEST_OPENING;
  // A long first sentence tells more than the trade: "I tune pianos and have done it since 1991 when …".
  const facts = clauses
    .slice(isOpening ? 1 : 0)
    .filter(
      (clause) =>
        isFact(clause, language) &&
        !tongue.doubts.test(clause) &&
        !tongue.leans.test(clause) &&
        !clause.endsWith('?') &&
        !NAMELESS.test(clause) &&
        !APOLOGIZES.test(clause) &&
        !isOfNobody(clause) &&
        !isOnlyDenial(clause) &&
        (kind === 'grief' || !DEATH.test(clause)) &&
        !isUnfit(clause, [name, where]) &&
        worthOf(clause) > DRY &&
        countWords(clause) <= MOST,
    );
  const trade = isOpening && !isRough(opening) && !opening.endsWith('?') ? opening : '';
  return together(facts)
    .filter((group) => group.some((fact) => isWhole(fact)) && isEnough(group))
    .map((group, index) => ({ text: group.join(' '), key: keyOf(group), trade: index === 0 ? trade : '' }))
    .toSorted((one, other) => worthOf(other.key) - worthOf(one.key))
    .map(({ text, key, trade: first }) => ({ ...materialOf(text, key, first), language }));
}

const materialOf = (text: string, key: string, opening: string): SaidMaterial => ({
  id: Math.floor(hashToUnit(text) * 2 ** 32).toString(36),
  kind: 'fact',
  source: 'profile',
  question: '',
  text,
  detail: '',
  key,
  opening,
  page: '',
  photoId: null,
  saidOn: '',
  usedCount: 0,
  isMade: false,
});

type Described = Pick<ProfileWords, 'what' | 'name'> & Partial<Pick<ProfileWords, 'kind' | 'where'>>;

/** Neighbours in the description, two or three at a time. */
function together(facts: readonly string[]): string[][] {
  const groups = Math.max(1, Math.round(facts.length / 2.5));
  const size = Math.ceil(facts.length / groups);
  const found: string[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last && last.length < size && countWords([...last, fact].join(' ')) <= LONGEST_GROUP) last.push(fact);
    else found.push([fact]);
  }
  // The last one alone keeps company with those before it.
  const last = found.at(-1);
  const before = found.at(-2);
  if (last?.length === 1 && before && countWords([...before, ...last].join(' ')) <= LONGEST_GROUP)
    before.push(...found.pop()!);
  return found;
}

/** One sentence is a post only where there is something in it: what a customer would stop for, or how the work is done. */
const isEnough = ([first = '', ...more]: readonly string[]): boolean =>
  more.length > 0 ||
  (countWords(first) >= 7 && worthOf(first) >= WORTHY) ||
  (countWords(first) >= 9 && WORKS.test(first));
const WORKS = /^(?:I|we|ich|wir|je|nous) \p{L}+ [^,]{3,60}, (?!but )\p{L}+/iu;

/** What the title says: the sentence that a customer would stop for, and neither a fragment nor a defect. */
const keyOf = (group: readonly string[]): string =>
  group
    .filter((fact) => isWhole(fact))
    .map((fact) => ({ fact, rank: ranked(fact) - (isAside(fact, group) ? ASIDE : 0) }))
    .toSorted((one, other) => other.rank - one.rank)[0]!.fact;
/** A short last word on something else, after sentences that say far more. */
const isAside = (fact: string, group: readonly string[]): boolean =>
  group.length > 1 &&
  fact === group.at(-1) &&
  countWords(fact) < 6 &&
  countWords(fact) * 5 < countWords(group.join(' ')) + 1;
const ASIDE = 6;
/** Of a long sentence only what its title would show. */
const ranked = (fact: string): number =>
  worthOf(titleOfSaid(fact, TITLE) ?? fact) +
  (PROMISE.test(fact) ? 2 : 0) -
  (DEFECT.test(fact) ? 6 : 0) -
  (isOfTerms(fact) ? 6 : 0) -
  (POINTS.test(fact) || countWords(fact) < 4 ? 3 : 0) -
  (DO_OF_WHOM.test(fact) ? 6 : 0);
const PROMISE =
  /(?<!\p{L})(?:never|always|free|nobody|guarantee\p{L}*|years|since|kostenlos|nie|gratuit\p{L}*|jamais|gratis|nunca)(?!\p{L})/iu;
/** "Come same day" is what the firm does and reads as what the customer shall do. */
const DO_OF_WHOM =
  /^(?:come|bring|send|call|ring|drop|order)(?!\p{L})(?!.*(?<!\p{L})(?:us|me|your|you|it|them|yours|early|by|in|on|for)(?!\p{L}))/iu;
/** "If one is dark": one of what stands in the sentence before. */
const POINTS = /^(?:if|when|wenn|si) (?:one|it|they|any|not|keiner?|alguna?)(?!\p{L})/iu;

/** "4 weeks usually." says nothing to whoever sees only that. */
const isWhole = (fact: string): boolean =>
  SUBJECT.test(fact) ||
  (DO.test(fact) && countWords(fact) > 3 && !DO_OF_WHOM.test(fact)) ||
  /^(?:No|Never|Always|Free|Every|Only|Only the) /u.test(fact);
const SUBJECT =
  /(?<!\p{L})(?:I|we|(?:my|our) \p{L}+ (?:started|began|founded|opened|built|taught)|you|nobody|everybody|everyone|somebody|everything|nothing|there|since)(?:[’']\p{L}+)?(?!\p{L})|\p{L}s? (?:is|are|was|has|have|can|will|takes?|comes?|goes|stays?|starts?|includes?|gets?|lasts?|makes?|needs?|means?|keeps?|leaves?) /iu;
const DEFECT =
  /(?<!\p{L})(?:broken|breaks?|leak\p{L}*|rot\p{L}*|smell\p{L}*|mould\p{L}*|complain\p{L}*|angry|pain\p{L}*|blood|ruin\p{L}*|fail\p{L}*|crack\p{L}*|damag\p{L}*|problems?|refunds?|wrong|worse|worst|dirty|kaputt\p{L}*|cass[ée]\p{L}*|rot[oa]s?)(?!\p{L})/iu;
const SEVERAL =
  /\p{L}{2,}[^\Ws]s(?!\p{L})|(?<!\p{L})(?:people|children|kids|everyone|everybody|somebody|someone|whoever)(?!\p{L})/iu;
const VERBS =
  /(?<!\p{L})(?:stays|comes|goes|works|needs|does|takes|keeps|gets|makes|looks|lets|runs|brings|always)(?!\p{L})/giu;

/** "The dog stays with them": whom, was said before. */
const isOfNobody = (clause: string): boolean => {
  const at = clause.search(/(?<!\p{L})(?:them|they|theirs?)(?!\p{L})/iu);
  return at >= 0 && !SEVERAL.test(clause.slice(0, at).replace(VERBS, ' '));
};

/** What an owner is sorry for is no post. */
const APOLOGIZES = /(?<!\p{L})sorry(?!\p{L})/iu;
/** What "one" is was said before. */
const NAMELESS =
  /(?<!\p{L})(?:need|want|have|sell|buy) (?:one|it|them|some)(?!\p{L})|^(?:about|around|roughly) |\s(?:before|after|since|of|for|with|without) (?:that|this|it|them|then)\W*$/iu;

const MOST = 45;
const TITLE = 70;
const LONGEST_GROUP = 70;
const LONGEST_OPENING = 22;
