import { capitalise } from '../english/grammar';

/**
 * Spanish questions with the accent on their word and a capital after the opening mark: "¿cuanto mole compro?" as "¿Cuánto mole
 * compro?". "Cuando llueve, ¿abren?" asks nothing with its "cuando", nor does "¿que si es caro?".
 */
export function asked(sentence: string): string {
  const isAsked = /\?["”»)]?$/u.test(sentence);
  // "Cada cuanto hay que …" asks without its marks, too.
  if (!isAsked && !ASKS_ALONE.test(sentence)) return sentence;
  return sentence
    .replace(isMarked(sentence) ? MARKED : OPENING, (_found, before: string, leads: string, ask: string) => {
      return before + leads + (accents.get(ask.toLowerCase()) ?? ask).replace(/^./u, (first) => sameCase(first, ask));
    })
    .replace(/^(¿\s?)(\p{Ll}.*)/su, (_found, mark: string, rest: string) => mark.trim() + capitalise(rest));
}

const isMarked = (sentence: string): boolean => sentence.includes('¿');
const sameCase = (first: string, ask: string): string => (/^\p{Lu}/u.test(ask) ? first.toUpperCase() : first);

const ASKS_ALONE = /^(?:cada cuanto|cuanto (?:cuesta|tarda|dura|tiempo|vale|hay)|por que (?:se|no|hay))(?!\p{L})/iu;
const LEADS = '(?:(?:y|o|pero) )?(?:(?:a|de|en|con|por|para|desde|hasta|cada) )?';
const ASKS =
  '(cu[aá]nt[oa]s?|c[oó]mo|qu[eé](?! si(?!\\p{L}))|cu[aá]l(?:es)?|qui[eé]n(?:es)?|a?d[oó]nde|cu[aá]ndo(?! (?:llueve|hace|hay|es)(?!\\p{L})))';
const MARKED = new RegExp(`(¿\\s?)(${LEADS})${ASKS}(?!\\p{L})`, 'giu');
const OPENING = new RegExp(`^()(${LEADS})${ASKS}(?!\\p{L})`, 'iu');

const accents: ReadonlyMap<string, string> = new Map([
  ['cuanto', 'cuánto'],
  ['cuanta', 'cuánta'],
  ['cuantos', 'cuántos'],
  ['cuantas', 'cuántas'],
  ['como', 'cómo'],
  ['que', 'qué'],
  ['cual', 'cuál'],
  ['cuales', 'cuáles'],
  ['quien', 'quién'],
  ['quienes', 'quiénes'],
  ['donde', 'dónde'],
  ['adonde', 'adónde'],
  ['cuando', 'cuándo'],
]);
