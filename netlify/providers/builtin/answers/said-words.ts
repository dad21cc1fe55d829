import { foldText } from '../../../../src/domain/contact';
import { commonWords } from '../../../../src/domain/text-language';

/** The words that tell what a text is about, folded: without those that every message has, once each. */
export function tellingWords(text: string): string[] {
  const words = foldText(text.replace(/[’ʼ]/gu, "'")).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter(
    (word) => (word.length > 2 || /\d/.test(word)) && !FOLDED_COMMON.has(word) && !FILLERS.has(word),
  );
}

/**
 * Whether two words are forms of one, or one is the head of the other: "tuned" and "tuning", "pin" and "pinnen",
 * "Abnahme" and "Ofenabnahme". Words are compared without their endings.
 */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (/\d/.test(one) || /\d/.test(other)) return false;
  const [short, long] = [stemOf(one), stemOf(other)].sort((a, b) => a.length - b.length) as [string, string];
  if (short === long) return true;
  if (short.length < 4)
    return long.length - short.length <= 1 && long.startsWith(short) && long.at(-1) === short.at(-1);
  if (long.endsWith(short)) return true;
  const shared = [...short].findIndex((letter, at) => letter !== long[at]);
  const prefix = shared < 0 ? short.length : shared;
  return prefix >= 4 && prefix >= short.length * MOSTLY;
}

/** Of these words, those that have a like one among the others. */
export const sharedWords = (words: readonly string[], others: readonly string[]): string[] =>
  words.filter((word) => others.some((other) => isAlike(word, other)));

/** Without the commonest endings of our languages, as long as four letters are left. */
function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= (word.length > 5 ? 4 : 3));
  return ending ? word.slice(0, -ending.length) : word;
}

const ENDINGS = 'aciones ationen ungen acion ation ung ing ed aire ment ent ar er ir en es os as ie e s n a o'.split(
  ' ',
);
const MOSTLY = 0.75;

const FOLDED_COMMON: ReadonlySet<string> = new Set([...commonWords].map(foldText));
/** Greetings, wishes and verbs that any question has. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'hello hey hiya dear please thanks thank many know want wanted like need tell get got let just also some any much thing things would could able possible wondering question sorry best regards one two really still well here right okay',
    'hallo guten tag bitte danke vielen dank gern gerne mochte mochten wurde wurden konnte konnten hatte gibt machen macht geht auch mal schon noch etwa viele gruss grusse liebe lieber hier frage einfach',
    'bonjour bonsoir salut merci svp plait voudrais voulais aimerais pouvez avez etes vous peux possible faire aussi bien cordialement question savoir',
    'hola buenas buenos dias tardes gracias favor quiero queria quisiera puedo puede pueden tienen tiene hacer tambien saludo saludos pregunta saber',
    'graag wil zou kunnen kunt heb hebben doen even groet groetjes vraag weten hoi dag alvast',
    'buongiorno buonasera ciao grazie vorrei potete posso avete fare anche cordiali saluti domanda',
    'ola bom boa tarde dia obrigado obrigada gostaria queria posso podem fazer tambem cumprimentos pergunta',
  ]
    .join(' ')
    .split(' '),
);
