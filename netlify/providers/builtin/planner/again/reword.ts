import { avoidedWordIn } from '../../../../../src/domain/avoid-words';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { languageOf, postLanguages, type PostLanguage } from '../../../../../src/domain/text-language';
import type { Reworded, SaidBefore } from '../../../../ports/rewording';
import { pickBy } from '../hash';
import type { Register } from '../material/language-tables';
import { phrases } from '../material/phrases';
import { tongues } from '../material/tongues';
import { againPhrases } from './again-phrases';

/**
 * A post in other words: another opening, its paragraphs in another order, another invitation, another title. Every
 * sentence between them is the original's, so nothing is claimed that it did not say. In a language that we write no
 * posts in, nothing is added, and only the order changes.
 */
export function reword(
  { avoidWords = [] }: Pick<BusinessProfile, 'avoidWords'>,
  register: Register,
  { title, body }: SaidBefore,
  on: string,
): Reworded[] {
  const language = knownLanguage(`${title}\n${body}`);
  const { main, end } = partsOf(body);
  const isDated = isOfItsDay(`${title}\n${body}`, language);
  const orders = ordersOf(main, language);
  if (language === null) return orders.flatMap((order) => ({ title, body: [...order, ...end].join(BLANK), isDated }));

  const openings = turnedBy(on, againPhrases[language].open[register]);
  const titles = turnedBy(on, againPhrases[language].title(bareTitle(title, language)));
  const pair = pickBy(phrases[language].call[register], on, title);
  const call = tongues[language].several.test(body) || !tongues[language].single.test(body) ? pair.we : pair.i;
  const found = openings.map((opening, at) => {
    const order = orders.length > 0 ? orders[at % orders.length]! : main;
    const invited = withCall(order, call, language);
    return {
      title: clipped(titles[at % titles.length]!),
      body: [opened(opening, invited[0]!), ...invited.slice(1), ...end].join(BLANK),
      isDated,
    };
  });
  return found.filter(({ body: said }) => avoidedWordIn(said.replace(body, ''), avoidWords) === null);
}

/** Paragraphs that can change places, and what has to stay last: hashtags, addresses, a signature of one line. */
function partsOf(body: string): { main: string[]; end: string[] } {
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  let last = paragraphs.length;
  while (last > 1 && isEnd(paragraphs[last - 1]!)) last -= 1;
  return { main: paragraphs.slice(0, last), end: paragraphs.slice(last) };
}

const isEnd = (paragraph: string): boolean =>
  /https?:\/\/|[#＃@]\p{L}|\d{3}/u.test(paragraph)
    ? paragraph.length <= SHORT_END
    : !/[.!?…。！？]["”’»]?$/u.test(paragraph);

/**
 * Other orders in which the paragraphs make sense: only those that lean on no other one move, and the first one stays
 * where the post opens with it. Nothing moves where steps are counted.
 */
function ordersOf(main: readonly string[], language: PostLanguage | null): string[][] {
  if (main.some((paragraph) => COUNTED.test(paragraph))) return [];
  const inner = main.slice(1, language === null ? main.length : -1);
  const last = language === null ? [] : main.slice(1).slice(-1);
  if (inner.length < 2 || inner.some((paragraph) => leans(paragraph, language))) return [];
  return inner.slice(1).map((_, at) => [main[0]!, ...inner.slice(at + 1), ...inner.slice(0, at + 1), ...last]);
}

/** Whether it would not be understood without what stood before it. What we cannot read is looked at by somebody anyway. */
const leans = (paragraph: string, language: PostLanguage | null): boolean =>
  (language !== null && tongues[language].leans.test(paragraph)) || /^[\p{Ll}…]/u.test(paragraph);

/** The last sentence is another invitation where it was one; else the invitation is added. */
function withCall(main: readonly string[], call: string, language: PostLanguage): string[] {
  const last = main.at(-1)!;
  const sentences = last.split(/(?<=[.!?…]["”’»]?) (?=[\p{Lu}¿¡“"«„])/u);
  const invites = INVITES[language].test(sentences.at(-1)!) && !/\d|https?:|@/.test(sentences.at(-1)!);
  const kept = invites ? sentences.slice(0, -1).join(' ') : last;
  if (isList(kept)) return [...main.slice(0, -1), kept, call];
  return [...main.slice(0, -1), `${kept} ${call}`.trim()];
}

const opened = (opening: string, first: string): string =>
  isList(first) || opening.endsWith(':') ? `${opening}${BLANK}${first}` : `${opening} ${first}`;

const isList = (paragraph: string): boolean => paragraph.includes('\n');

/** A title that comes again a second time does not say so twice. */
function bareTitle(title: string, language: PostLanguage): string {
  const [known = []] = [againPhrases[language].title('\u0000').map((form) => form.replace('\u0000', ''))];
  const prefix = known.find((form) => title.startsWith(form));
  return prefix ? title.slice(prefix.length) : title;
}

function knownLanguage(text: string): PostLanguage | null {
  const language = languageOf(text);
  return postLanguages.find((known) => known === language) ?? null;
}

/** It speaks of today or of a date. */
const isOfItsDay = (text: string, language: PostLanguage | null): boolean =>
  language === null || tongues[language].deictic.test(text) || DATE.test(text);

/** Each time another one comes first. */
function turnedBy<T>(on: string, list: readonly T[]): T[] {
  const [year, month] = on.split('-').map(Number) as [number, number];
  const start = (year * 12 + month) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

const clipped = (title: string): string => {
  const signs = [...title];
  return signs.length <= TITLE
    ? title
    : `${signs
        .slice(0, TITLE - 1)
        .join('')
        .trimEnd()}…`;
};

/** A sentence that asks the reader to come, write or ask. */
const INVITES: Record<PostLanguage, RegExp> = {
  en: /\b(?:ask|asks?ed|call|come|drop|visit|write|message|book|order|tell us|let us know|get in touch|pop in|say so|wondering)\b/iu,
  de: /\b(?:frag\p{L}*|ruf\p{L}*|komm\p{L}*|schreib\p{L}*|meld\p{L}*|bestell\p{L}*|besuch\p{L}*|buch\p{L}*)\b/iu,
  fr: /\b(?:demand\p{L}*|appel\p{L}*|venez|passez|écriv\p{L}*|contact\p{L}*|réserv\p{L}*|command\p{L}*|posez)\b/iu,
  es: /\b(?:pregunt\p{L}*|llám\p{L}*|llam\p{L}*|ven|vengan|pase|pasa|escrib\p{L}*|reserv\p{L}*|visít\p{L}*|pid\p{L}*)\b/iu,
  nl: /\b(?:vraag\p{L}*|vragen|bel|bellen|kom|komt|schrijf\p{L}*|meld\p{L}*|bestel\p{L}*|bezoek\p{L}*|boek\p{L}*)\b/iu,
  it: /\b(?:chied\p{L}*|chiama\p{L}*|vieni|venite|venga|passa\p{L}*|scriv\p{L}*|contatt\p{L}*|prenot\p{L}*|ordin\p{L}*)\b/iu,
  pl: /(?<!\p{L})(?:pyta\p{L}*|zapyta\p{L}*|napisz\p{L}*|pisz\p{L}*|zadzwoń\p{L}*|przyjdź\p{L}*|zapraszam\p{L}*|zamów\p{L}*|odwiedź\p{L}*|umów\p{L}*)(?!\p{L})/iu,
  pt: /\b(?:pergunt\p{L}*|ligue|liga|venha|vem|passe|escrev\p{L}*|reserv\p{L}*|marque|visite|peça|encomend\p{L}*)\b/iu,
};

/** 1. or "first" and "then": an order that matters. */
const COUNTED =
  /^\s*(?:\d+[.)]|first\b|then\b|finally\b|zuerst\b|dann\b|zum schluss\b|d’abord\b|ensuite\b|enfin\b|primero\b|luego\b|eerst\b|daarna\b|prima\b|poi\b|infine\b|primeiro\b|depois\b|najpierw\b|potem\b|na koniec\b)/imu;
const DATE =
  /\b\d{1,2}[./]\d{1,2}\b|\b(?:19|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)?\.? ?(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|juin|juil|août|ene|abr|ago|dic|okt|dez|mär)/iu;
const BLANK = '\n\n';
const SHORT_END = 160;
const TITLE = 120;
