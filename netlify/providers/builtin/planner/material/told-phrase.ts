import { countWords } from '../english/grammar';
import type { Told } from './told-shapes';
import { bare } from './told-words';

/**
 * A short whole phrase of an answer in at most so many characters: what a question of "how long" or "how many" is answered with
 * ("About 5 or 6 yards a day"), else the clause by which a sentence begins, where what follows takes nothing back. null for none.
 */
export function phraseOf({ kind, title, body, words }: PhraseTold, max: number): string | null {
  const answer = (words.detail.length > 0 ? words.detail : body.slice(1)).map(bare);
  const isQuestion = kind === 'Question answered';
  if (answer.length === 0 || !(isQuestion || kind === 'Myth checked')) return null;
  const fits = (one: string) => [...one].length <= max;
  const counted = isQuestion && HOW_MUCH.test(title) ? [...answer[0]!.matchAll(AMOUNT)].map(([found]) => found) : [];
  // Of two amounts each is true of one case.
  if (counted.length === 1 && fits(counted[0]!) && figures(counted[0]!) === figures(answer[0]!)) return counted[0]!;
  const { leans, turns } = words.tongue;
  return (
    (isQuestion ? answer.slice(0, 1) : answer)
      .map((sentence) => ({ head: sentence.split(END, 1)[0]!.trim(), sentence }))
      .find(({ head, sentence }) => {
        const rest = sentence.slice(head.length).replace(/^[\s,;:–(]+/u, '');
        const isHedged = HEDGE.test(head);
        const count = countWords(head);
        return (
          rest !== '' &&
          fits(head) &&
          count >= FEWEST &&
          count <= MOST &&
          !HALF.test(head) &&
          !(leans.test(head) && !NAMES.test(head)) &&
          // A list goes on, and a "but" or an "if" is half of what is said.
          !IN_LIST.test(rest) &&
          (isHedged || !turns.test(rest.split(/[,;]/u)[0]!)) &&
          (isHedged || /^[,;:–]/u.test(sentence.slice(head.length)))
        );
      })?.head ?? null
  );
}

const figures = (text: string): number => text.match(/\d+/gu)?.length ?? 0;

type PhraseTold = Pick<Told, 'kind' | 'title' | 'body' | 'words'>;

const HOW_MUCH =
  /(?<!\p{L})(?:how (?:long|much|many|often|far|big|heavy)|wie (?:lange|viele?|oft|schwer|weit)|combien|cu[aá]nt[oa]s?|quant[oaie]s?|hoe (?:lang|veel|vaak|ver))(?!\p{L})/iu;
const AMOUNT =
  /(?<![\p{L}\d])(?:(?:every|alle|tous les|toutes les|cada|ogni|elke|about|around|roughly|environ|etwa|rund|circa|ungefähr|ongeveer|unos|unas|più o meno|cerca de|uns|umas) )?\d{1,4}(?:[.,]\d{1,3})?(?: ?(?:or|to|-|–|bis|oder|à|ou|a|o|tot|of) ?\d{1,4})? (?:hours?|days?|weeks?|months?|years?|minutes?|yards?|metres?|kilos?|litres?|stunden|tage|wochen|monate|jahre|minuten|meter|heures?|jours?|semaines?|mois|ans|minutes|mètres|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|minut[oi]s?|ore|giorni|settimane|mesi|anni|anos?|uur|dagen|weken|maanden|jaar|minuten)(?!\p{L})(?: (?:de travail|of work|a day|a week|a month|a year|am tag|pro tag|par jour|al día|al giorno|por dia|per dag))?/giu;
const END =
  /,(?!\d)|[;:–(]|\s(?=(?:but|because|if|when|unless|as long|aber|wenn|weil|falls|solange|mais|si|parce|quand|sauf|pero|porque|cuando|ma|se|perché|quando|mas|maar|als|want|omdat)(?!\p{L}))/iu;
const HEDGE =
  /^(?:(?:nearly|almost) (?:always|never)|usually|mostly|normally|meistens|meist|fast (?:immer|nie)|selten|en général|presque (?:toujours|jamais)|souvent|casi (?:siempre|nunca)|normalmente|quasi (?:sempre|mai)|di solito|quase (?:sempre|nunca)|meestal|bijna (?:altijd|nooit))(?!\p{L})/iu;
const HALF =
  /^(?:when(?:ever)?|who|wer|qui|quien|chi|quem|wie|if|because|since|while|until|although|once|as|after|before|for|with(?:out)?|in|on|at|from|of|than|or|wenn|weil|falls|sobald|bevor|nach\p{L}*|vor|bei|im|in|mit|ohne|von|für|quand|si|comme|après|avant|avec|sans|dans|pour|chez|cuando|porque|aunque|con|sin|en|por|para|de|quando|se|perché|mentre|per|da|embora|com|sem|als|omdat|wanneer|met|zonder|voor|na)(?!\p{L})/iu;
/** "It's called hearting". */
const NAMES = /^(?:it|that)[’']s called /iu;
const IN_LIST = /^(?:[^,]{1,30}, )*[^,]{1,30} (?:and|und|et|y|e|en|or|oder|ou|o) [^,]{1,30}$/iu;
const FEWEST = 2;
const MOST = 6;
