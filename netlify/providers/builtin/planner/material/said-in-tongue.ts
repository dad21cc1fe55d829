import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { Moment } from '../choosing/moment';
import { countWords } from '../english/grammar';
import type { ProfileWords } from '../writing/profile-words';
import type { Tongue } from './language-tables';
import { clausesOfSaid } from './said-clauses';
import { isOfNow, waitsForItsTime } from './said-in-time';
import { isForCustomers, isList, isOnlyDenial, withAnswers } from './said-rules';
import { titleOfSaid } from './said-title';
import { isOfTerms } from './said-worth';
import { worthIn } from './said-worth-in-tongue';
import { readWords } from './told-words';

/**
 * Posts of a description in one of the seven languages: sentences stay whole, since their best words stand behind the comma
 * ("… und ich, wir machen das schon ewig"), and each post is told in the order of the description. A short one is one post. In
 * a week (`moment`) a sentence for another time of year stays out, and one for these weeks is the title.
 */
export function saidInTongue(described: Described, moment: Moment | null): SaidPost[] {
  const { sentences, language, tongue } = readSentences(described);
  if (language === 'en' || language === 'other') return [];
  const told = sentences.filter(({ said }) => moment === null || !waitsForItsTime(said, moment));
  const isOpening = told[0]?.isFirst === true && told.length > 1 && countWords(told[0].said) <= LONGEST_OPENING;
  const all = told.map(({ said }) => said);
  return groupsOf(all).flatMap((group, index) => {
    const key = keyOf(group, { language, tongue, moment });
    const opening = isOpening && index === 0 ? group[0]! : '';
    const text = (opening ? group.slice(1) : group).join(' ');
    return key === null || text === '' || countWords(group.join(' ')) < FEWEST
      ? []
      : [{ text, key, opening, isFurther: index > 0 }];
  });
}

/** What of a description customers may read, sentence by sentence: what a post of ours can say of the business. */
export const tellableIn = (described: Described, tongue: PostLanguage): string[] =>
  readSentences(described, tongue).sentences.map(({ said }) => said);

/** The sentence that an offer is best shown beside: one that names it, else the first, which says what is done; '' for none. */
export function saidBeside(offer: string | null, described: Described, tongue: PostLanguage): string {
  const told = tellableIn(described, tongue);
  const stems = stemsIn(offer ?? '');
  const sharing = told.map((said) => stemsIn(said).filter((stem) => stems.includes(stem)).length);
  const at = sharing.indexOf(Math.max(1, ...sharing));
  return told[at] ?? told.find((said) => countWords(said) > 2 && !ASIDE.test(said)) ?? told[0] ?? '';
}

/** A condition, or what is added to something else, says by itself nothing of what is done. */
const ASIDE =
  /^(?:if|when|wenn|falls|si|quand|cuando|se|quando|als|wanneer|jak|gdy|jeśli|no|kein\p{L}*|pas|sin|senza|geen|bez|sem|(?:[\p{L}]+ ){0,3}(?:too|also|as well|auch|aussi|también|anche|ook|też|também)[.!]?$)(?!\p{L})/iu;

interface SaidPost {
  text: string;
  key: string;
  opening: string;
  /** Another post of this description has the list of offers. */
  isFurther: boolean;
}

/** `usual`: what the owner writes, where a word or two do not tell it. */
function readSentences({ what, name, where = '', kind = null }: Described, usual: PostLanguage = 'en'): Read {
  const { language, tongue, text } = readWords({ text: what, detail: '' }, usual, false);
  if (language === 'other') return { sentences: [], language, tongue };
  const fits = (clause: string) =>
    countWords(clause) <= MOST &&
    !GREETING.test(clause) &&
    !HOURS.test(clause) &&
    !tongue.doubts.test(clause) &&
    !isOnlyDenial(clause) &&
    isForCustomers(clause, { language, isOfGrief: kind === 'grief', own: [name, where] });
  const sentences = withAnswers(text).flatMap((sentence, index) =>
    fits(sentence)
      ? [{ said: sentence, isFirst: index === 0 || GREETING.test(text[0]!) }]
      : // Where a price or a plan stands in it, what is left may still be told.
        clausesOfSaid(sentence, language)
          .filter(
            (clause) => clause !== sentence && countWords(clause) > 3 && fits(clause) && !tongue.leans.test(clause),
          )
          .map((said) => ({ said, isFirst: false })),
  );
  // What leans on a sentence is only told behind it.
  return {
    sentences: sentences.filter(({ said }, at) => at > 0 || !tongue.leans.test(said)),
    language,
    tongue,
  };
}

interface Read {
  sentences: { said: string; isFirst: boolean }[];
  language: PostLanguage | 'other';
  tongue: Tongue;
}
type Described = Pick<ProfileWords, 'what' | 'name'> & Partial<Pick<ProfileWords, 'kind' | 'where'>>;

/** Up to three sentences are one post, four or five are two, each with enough in it. */
function groupsOf(sentences: readonly string[]): string[][] {
  const count = sentences.length < 4 ? 1 : Math.ceil(sentences.length / 3);
  const size = Math.ceil(sentences.length / count);
  const found: string[][] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last && (last.length < size || countWords(last.join(' ')) < FEWEST)) last.push(sentence);
    else found.push([sentence]);
  }
  const last = found.at(-1);
  if (found.length > 1 && last && countWords(last.join(' ')) < ENOUGH) found.at(-2)!.push(...found.pop()!);
  return found;
}

/** The title: the sentence, or the part of one, that a customer would stop for; null where all are fragments. */
function keyOf(group: readonly string[], asked: Asked): string | null {
  const found = group.flatMap((said, at) =>
    titlesIn(said)
      .filter((title) => !isFragment(title))
      .map((title) => ({ title, rank: rankOf(title, said, asked) + (at === 0 ? 1 : 0) })),
  );
  const [best] = found.toSorted((one, other) => other.rank - one.rank);
  return best ? best.title : null;
}

function titlesIn(said: string): string[] {
  const whole = [...said].length <= TITLE + 1 ? titleOfSaid(said, TITLE) : (headOf(said) ?? titleOfSaid(said, TITLE));
  const behind = /: (\p{L}.{9,69}?)[.!]?$/u.exec(said)?.[1];
  const ended = (title: string) =>
    `${title.charAt(0).toUpperCase()}${title.slice(1)}${/[?!…]$/u.test(title) ? '' : said.endsWith('?') && said.startsWith(title) ? '?' : '.'}`;
  return [...new Set([whole, behind])].filter((title) => title !== null && title !== undefined).map(ended);
}

/** Of a long sentence what stands before the first comma that leaves a thought behind it: not half of a list. */
function headOf(said: string): string | null {
  const heads = [...said.matchAll(/(?:[,;:(–—]| - )\s?(?=\P{Nd})/gu)].map(({ index }) => said.slice(0, index).trim());
  return (
    heads.find(
      (head) => [...head].length <= TITLE && countWords(head) >= 5 && head.split('(').length === head.split(')').length,
    ) ?? null
  );
}

function rankOf(title: string, said: string, { language, tongue, moment }: Asked): number {
  const words = countWords(title);
  return (
    worthIn(language, title) +
    (moment !== null && isOfNow(title, moment) ? NOW : 0) +
    (words >= 5 && words <= 13 ? 2 : words < 4 ? -3 : 0) -
    (isWholeOf(title, said) ? 0 : 2) -
    (isList(title, language as PostLanguage) ? 3 : 0) -
    (tongue.leans.test(title) ? 4 : 0) -
    (FRAIL.test(title) ? 9 : 0) -
    (isOfTerms(title) ? OF_TERMS : 0) -
    (AT_A_PLACE.test(title) ? 4 : 0) -
    (NAMES.test(title) ? 3 : 0) -
    (title.endsWith('?') ? 2 : 0)
  );
}
const isWholeOf = (title: string, said: string): boolean =>
  title.length >= said.length - 1 || said.toLowerCase().endsWith(title.toLowerCase());

/** A number alone, a half that waits for the other, or a single name. */
const isFragment = (title: string): boolean =>
  countWords(title) < 3 || HALF.test(title) || OBJECTS.test(title) || /^\P{L}*\d[^.]{0,14}\.?$/u.test(title);
/** "Wenn man durch den Stuhl durchgebrochen ist" waits for what is done then; a question does not. */
const HALF =
  /^(?:wenn|weil|falls|sobald|obwohl|bevor|nachdem|quand|lorsqu\p{L}*|comme|parce|puisque|cuando|porque|aunque|mientras|quando|perché|mentre|embora|enquanto|als|omdat|wanneer|zodra|gdy|kiedy|jeśli|jeżeli|bo)(?!\p{L})[^,]*[^?,]$/iu;
/** Of what nobody has named yet: "U brengt ze vuil". */
const OBJECTS = /^(?:\p{L}+ ){1,3}(?:ze|sie|es|les|los|las|li|je)(?: \p{L}+){0,2}\.?$/u;
/** An illness, a disability or a death is no headline. */
const FRAIL =
  /(?<!\p{L})(?:blind\p{L}*|taub|behinder\p{L}*|krank\p{L}*|verstorben\p{L}*|gestorben|aveugles?|handicap\p{L}*|malades?|mort\p{L}*|cieg[oa]s?|sord[oa]s?|discapacit\p{L}*|enferm[oa]s?|mortalidad|muert\p{L}*|ciech[ie]|sord[ie]|disabil\p{L}*|malat[io]|mort[io]|blinde|dove|gehandicapt\p{L}*|zieke?|dood|doden|ceg[oa]s?|surd[oa]s?|deficien\p{L}*|doente|niewidom\p{L}*|głuch\p{L}*|niepełnospr\p{L}*|chor\p{L}{1,3}|zmarł\p{L}*|messie|culo)(?!\p{L})/iu;
/** "Faema, San Marco, Cimbali": what others are called. */
const NAMES = /^\p{Lu}[\p{L}-]*(?:[ ,.]+\p{Lu}[\p{L}-]*)*[ ,.]*$/u;
/** "Gomería en la ruta 9" says where, and of what it is one of many. */
const AT_A_PLACE =
  /^(?:\p{L}+ ){1,2}(?:en|in|im|am|à|au|dans|w|na|bei|te|op|em|no|a|sur) (?:(?:la|el|le|de|het|der|dem|il|o) )?[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?[.]?$/u;
const GREETING =
  /^(?:moin|hej|hallo|hi|servus|grüezi|grüß gott|guten tag|bonjour|salut|hola|buenas|buenos días|ciao|salve|buongiorno|goeiedag|dag|cześć|dzień dobry|olá|oi|bom dia)(?: zusammen| a todos| tutti| allemaal)?[!.,]*$/iu;
const HOURS =
  /^(?:geöffnet|ouvert|abierto|abrimos|aperto|apriamo|siamo aperti|open|wij zijn open|otwarte|czynne|aberto|abrimos)(?!\p{L})[^.]{0,40}(?:\d|day|tag)/iu;

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

const MOST = 45;
const TITLE = 70;
const LONGEST_OPENING = 22;
/** Words of a post. */
const FEWEST = 6;
/** Of a second one, without what the first has said. */
const ENOUGH = 9;
const NOW = 12;
const OF_TERMS = 8;

interface Asked {
  language: PostLanguage | 'other';
  tongue: Tongue;
  moment: Moment | null;
}
