import { staysWith } from '../clauses/clause-joins';
import { clausesOf, type Clause } from '../clauses/clauses';
import { longDay } from '../facts/date-patterns';
import { money } from '../facts/fact-patterns';
import { factsIn, type Fact, type Span } from '../facts/facts';
import { withoutFrames } from './spoken-frames';
import { address, asks, condition, conjunctions, opensClause, tells } from './telling-words';

/** What is set or left out as one: a clause with all that hangs on it, as typed. */
export interface ToldPart {
  /** The clauses it consists of; what is said first can be told apart from what is added. */
  clauses: string[];
  text: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
  sentence: number;
  isFirst: boolean;
  /** The sign after it. */
  mark: string;
}

/**
 * A text that tells, in parts that each say something alone. Less is divided than in a list: "at the market on Saturday, stall 17
 * by the bandstand" is one, and only what has a verb, an order or a price of its own begins another.
 */
export function toldParts(text: string): ToldPart[] {
  const facts = factsIn(text);
  const spoken = clausesOf(text, facts).filter(({ kind }) => kind !== 'aside' && kind !== 'look');
  const parts: { spans: Span[]; sentence: number; mark: string }[] = [];
  let sentence = 0;
  for (const [index, clause] of spoken.entries()) {
    const before = spoken[index - 1];
    if (before && endsSentence.test(before.mark)) sentence += 1;
    const last = parts.at(-1);
    for (const span of atConjunctions(text, clause, facts)) {
      const isOwn = span.start !== clause.start || !last || last.sentence !== sentence;
      const next = spoken[index + 1];
      const isListed = clause.mark === ',' && next !== undefined && priced.test(said(text, next));
      if (!isOwn && hangsOn(text, last.spans, span, { mark: before!.mark, isListed })) {
        last.spans.push(span);
        last.mark = clause.mark;
      } else parts.push({ spans: [span], sentence, mark: clause.mark });
    }
  }
  return parts
    .map(({ spans, ...part }, index) => ({
      ...part,
      isFirst: parts[index - 1]?.sentence !== part.sentence,
      start: spans[0]!.start,
      end: spans.at(-1)!.end,
      clauses: spans.map((span) => said(text, span)),
      text: said(text, { start: spans[0]!.start, end: spans.at(-1)!.end }),
    }))
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
}

/** "… behind the moor | and this year's honey is in jars": after a clause with a verb, another clause with its own verb is another part. */
function atConjunctions(text: string, { start, end }: Clause, facts: readonly Fact[]): Span[] {
  const joints = [...text.slice(start, end).matchAll(joint)]
    .map(({ 0: whole, index }) => ({ from: start + index, to: start + index + whole.length }))
    .filter(({ from }) => facts.every((fact) => from < fact.start || from >= fact.end));
  let from = start;
  const spans: Span[] = [];
  for (const at of joints) {
    const before = said(text, { start: from, end: at.from });
    if (
      condition.test(before) ||
      !(tells.test(before) || opensClause.test(`${before} `)) ||
      before.split(' ').length < 2
    )
      continue;
    if (!opensClause.test(text.slice(at.to, end).trim())) continue;
    spans.push({ start: from, end: at.from });
    from = at.to;
  }
  return [...spans, { start: from, end }];
}
/** "We lost our hall | so the choir is now meeting at St Brigid's", but not "in the van so your dog need not wait". */
const therefore = String.raw`so(?=\s(?:(?:the|our|my)\s(?:\p{L}+\s){1,3}(?:is|are|has|have)\s(?:now|moved|moving)(?!\p{L})|(?:we|i)(?:['’](?:re|ve|m)|\s(?:are|have|am))\s))`;
const joint = new RegExp(String.raw`\s(?:${conjunctions}|${therefore})\s`, 'giu');

/** What follows a comma goes on with what was said, unless it says something by itself. */
function hangsOn(
  text: string,
  spans: readonly Span[],
  span: Span,
  before: { mark: string; isListed: boolean },
): boolean {
  const spoken = said(text, { start: spans[0]!.start, end: spans.at(-1)!.end });
  const body = said(text, span);
  const last = said(text, spans.at(-1)!);
  if (address.test(spoken)) return false;
  if (staysWith(spoken, body) || relative.test(body)) return true;
  if (before.mark === ':')
    return (
      !(tells.test(spoken) && opensClause.test(`${body} `) && /^\p{Lu}/u.test(body)) &&
      (spoken.split(' ').length <= MOST_OF_LABEL ||
        (!/\d/u.test(body) && !tells.test(body) && `${spoken}: ${body}`.length <= MOST_OF_LIST)) &&
      !/[\d\p{Sc}].*,/u.test(text.slice(span.start, span.end))
    );
  if (condition.test(last) && spans.length === 1) return true;
  if (condition.test(body) && body !== text.slice(span.start, span.end).trim()) return false;
  if (leadsToNumber.test(last) && onlyNumber.test(body)) return true;
  if (thenOnly.test(body) || (endsWithDay.test(last) && opensWithHours.test(body))) return true;
  if (/^(?:ja|yes|oui|sí|sì|nein|no|non|nee|(?:\S+\s){1,5}\S+: (?:ja|yes|oui|sí|sì))$/iu.test(last)) return true;
  // "je leert zaaien, planten, | composteren en hoe je slakken weghoudt"
  if (spans.length > 1 && /^\p{Ll}+$/u.test(last) && listEnd.test(body) && before.mark === ',') return true;
  if (priced.test(spoken) && priced.test(body)) return false;
  if (!/\S\s\S/u.test(body) && !/\d/u.test(body) && before.mark === ',') return `${spoken}, ${body}`.length <= MOST;
  return (
    before.mark === ',' &&
    !asks.test(body) &&
    !tells.test(body.replace(/^(?:and|und|et|y|e|en)\s/iu, '')) &&
    !(priced.test(body) && before.isListed) &&
    `${spoken}, ${body}`.length <= (/\d/.test(body) ? MOST : MOST_OF_PLAIN)
  );
}
const priced = new RegExp(money, 'iu');
const listEnd = /^\p{Ll}+\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|og|och)\s\S/iu;
/** "Every 2nd & 4th Thursday, | 7-9.30pm £12 adults". */
const endsWithDay = new RegExp(`${longDay}$`, 'iu');
const opensWithHours =
  /^\d{1,2}(?:[.:h]\d{2})?(?:\s?[ap]m|\s?(?:–|-)\s?\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]m|h|uhr|uur))(?!\p{L})/iu;
const thenOnly =
  /^(?:and |und |et |y |e |en )?(?:then|afterwards|after that|danach|dann|puis|ensuite|luego|después|poi|dan|daarna|depois)\s/iu;
/** "Kinder ab 6 Jahren, die schwimmen lernen wollen". */
const relative =
  /^(?:who|which|whose|where|how|whether|ob|dass|wie|hoe|comment|cómo|die|der|das|den|denen|deren|dessen|wo|qui|que|dont|où|quien(?:es)?|che|dove|dat|waar|onde|któr\p{L}+|som)\s(?=.*\s\p{L}+$)(?!.*[\d\p{Sc}])/iu;
const leadsToNumber = /(?:^|\s)(?:\p{Lu}\p{L}+|on|at|unter|au|al|bei|via|op|na|pod|på)$/u;
const onlyNumber = /^[+\d][\d\s()./-]{5,}$/u;

const said = (text: string, { start, end }: Span): string =>
  withoutFrames(
    text
      .slice(start, end)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[,;:–—-]\s*/u, '')
      .replace(/\s*[,;:–—]$|(?<=\p{L}{4})\.$/u, '')
      .replace(/[()](?=[^()]*$)/u, (sign, _, whole: string) => (isBalanced(whole) ? sign : ''))
      .replace(new RegExp(String.raw`^(?:(?:${conjunctions})|so|also|plus|oder|or)\s(?=\S+\s)`, 'iu'), '')
      .trim(),
  );
const isBalanced = (text: string): boolean => (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length;

const endsSentence = /[.!?\n;|]/u;
const MOST_OF_LABEL = 5;
/** In letters: "three new winter scents: fig and cedar". */
const MOST_OF_LIST = 75;
/** In letters. */
const MOST = 118;
const MOST_OF_PLAIN = 90;
