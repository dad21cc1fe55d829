import type { PostLanguage } from '../../../../../src/domain/text-language';
import { capitalise, clip, countWords } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import { atThought } from './at-a-thought';
import { joins } from './label-joins';
import { matterOf } from './told-piece';
import { labelled, lowered, shortened, type ToldWords } from './told-words';

/** Whole, or cut at the end of a thought; null where the sense would be another. */
export const shorter = (sentence: string, max: number, words: ToldWords, isAdvice = true): string | null =>
  shortened(sentence, max, words.tongue) ?? atThought(sentence, max, { ...words, isAdvice });

/** A heading with as much of a sentence as has room beside it. */
export function headed(lead: string, clause: string, words: ToldWords, isAdvice = true): string | null {
  const short = shorter(clause, TITLE - [...lead].length, words, isAdvice);
  return short && lead + short;
}

/** An owner's sentence as a title: the one that says most, else one beside it that can be told in so many letters, else the heading with what it is about. */
export function ownTitle(key: string, heading: Heading): string {
  const { words } = heading;
  const { text, tongue } = words;
  const others = text.filter(
    (sentence) =>
      sentence !== key && countWords(sentence) >= 5 && !tongue.leans.test(sentence) && !tongue.doubts.test(sentence),
  );
  const titled = (one: string) => whole(one, heading) ?? begun(one, heading);
  const first = text[0]!;
  // A story is told from its beginning, where that says enough: "Due on the 14th" is nothing to who has not read of the rocker.
  const opening = heading.isAlone && !heading.isAdvice && others.includes(first) ? titled(first) : null;
  if (opening !== null && countWords(opening) >= SAYS_ENOUGH) return opening;
  const all = [key, ...others];
  const found = all.map(titled);
  return found.find((title) => title !== null) ?? withMatter(heading, all);
}

/** A heading alone names nothing: with it stands what the sentences are about. */
function withMatter({ label, language, work, isAlone }: Heading, sentences: readonly string[]): string {
  const lead = labelled(label, language);
  const matter = matterOf(sentences, language, TITLE - [...lead].length) ?? work;
  if (matter) return lead + matter;
  return isAlone ? clip(sentences[0]!, TITLE) : lead + clip(sentences[0]!, TITLE - [...lead].length);
}

/** Nobody's age is a title's matter: "Lakshmi aunty, she is 67, comes at four". */
function withoutAge(sentence: string): string {
  const [found = ''] = AGE.exec(sentence) ?? [];
  const at = sentence.indexOf(found);
  if (found === '') return sentence;
  const before = sentence.slice(0, at);
  const rest = sentence.slice(at + found.length);
  return before + (before.includes(',') || APART.test(rest) ? ',' : '') + rest;
}
/** Who it is, told beside the name. */
const APART = /^ (?:an?|the|eine?r?|der|die|une?|le|la|un|una|el|il|een|de|o|um|uma) /iu;
/** Between its commas, the second one as well. */
const AGE = /, (?:(?:he|she|who)(?: is|[’']s| was) )?\d{1,3}(?: (?:he|she) (?:is|was))?,(?= \p{Ll})/iu;

/** What the business is about, so that a sentence with it goes first. */
export function aboutOf({ what, offers }: ProfileWords): RegExp | null {
  const stems = [what, ...offers.map(({ full }) => full)]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}{5,}/gu)
    ?.map((word) => word.slice(0, 6));
  return stems && stems.length > 0
    ? new RegExp(`(?<!\\p{L})(?:${[...new Set(stems)].slice(0, 40).join('|')})`, 'iu')
    : null;
}

/** "Whether they should lift the foot first" as its reader would ask it; English, and null where that is not sure. */
export function asDirect(clause: string): string | null {
  const [, ask = '', verb = '', rest = ''] = ASKED.exec(clause) ?? [];
  if (verb !== '' && !/\bthem\b/iu.test(rest)) {
    const aux = /^(?:need|have) to$/iu.test(verb) ? `do you ${verb}` : `${verb} you`;
    return asQuestion(ask, `${aux} ${rest.replace(/\btheir\b/gu, 'your').replace(/\bthey\b/gu, 'you')}`);
  }
  const [, asks = '', thing = '', does = '', more = ''] = LASTS.exec(clause) ?? [];
  return does === '' ? null : asQuestion(asks, `does ${thing} ${does}${more}`);
}

interface Heading {
  words: ToldWords;
  language: PostLanguage;
  /** "What takes longer". */
  label: string;
  /** The key of that heading. */
  question: string;
  /** The answer as it was typed: a word that is small there is no name. */
  typed: string;
  /** The sentence needs no heading. */
  isAlone: boolean;
  /** A reader may do what it says. */
  isAdvice: boolean;
  /** What the business does, in a few words. */
  work: string | null;
}

function whole(sentence: string, { words, language, label, question, typed, isAlone }: Heading): string | null {
  const { tongue } = words;
  const said = withoutAge(sentence.replace(tongue.fillers, ''));
  const short = shortened(said, TITLE, tongue);
  if (isAlone && short !== null && countWords(short) >= 4 && !tongue.leans.test(short)) return capitalise(short);
  return (
    beside(question, label, shortened(said, roomBeside(label), tongue), language, typed) ?? (short && capitalise(short))
  );
}

function begun(
  sentence: string,
  { words, language, label, question, typed, isAlone, isAdvice }: Heading,
): string | null {
  const said = withoutAge(sentence.replace(words.tongue.fillers, ''));
  const thought = atThought(said, TITLE, { ...words, isAdvice });
  const headed = isAlone
    ? null
    : beside(question, label, atThought(said, roomBeside(label), { ...words, isAdvice }), language, typed);
  return headed ?? (thought && capitalise(thought));
}

const roomBeside = (label: string): number => TITLE - [...label].length - 2;
/** Null as well where the heading and the words do not join. */
const beside = (
  heading: string,
  label: string,
  cut: string | null,
  language: PostLanguage,
  typed: string,
): string | null =>
  cut && joins(heading, cut, language) ? labelled(label, language) + lowered(cut, language, typed) : null;

const asQuestion = (ask: string, rest: string): string =>
  capitalise(`${/^(?:whether|if)$/iu.test(ask) ? '' : `${ask} `}${rest.replace(/[.\s]+$/u, '')}?`);

const WH = '(?:whether|if|how (?:long|often|much|many|soon|early|late|far)|how|what|when|where|why|which \\p{L}+)';
const ASKED = new RegExp(
  `^(${WH}) (?:they|people|you|customers|clients|patients|guests|parents|families) (should|can|could|must|may|will|would|need to|have to) (.+)$`,
  'iu',
);
const LASTS = new RegExp(`^(${WH}) (it|this|that) (take|last|cost|work|hurt|need)s\\b(.*)$`, 'iu');

const SAYS_ENOUGH = 7;
export const TITLE = 70;
