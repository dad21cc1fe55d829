import { longDay } from '../facts/date-patterns';

/**
 * A text without slips that their speaker put right by saying it again: "it starts at 3, no, chapel, | it starts at half past 3"
 * repeats how the wrong words begin, "900 g, no, that was last year, | 800 g" names the same kind of thing.
 */
export function withoutSlips(text: string): string {
  for (const found of text.matchAll(marker)) {
    const from = found.index;
    const to = from + found[0].length;
    const wrong = text.slice(0, from);
    const right = text.slice(to).split(sentenceEnd, 1)[0] ?? '';
    const span = saidAgain(wrong, right) ?? otherPoint(wrong, right);
    if (span)
      return `${text.slice(0, span.from).trimEnd()} ${withoutSlips(text.slice(to + span.to).trimStart())}`.trim();
  }
  return text;
}

const no = '(?:no|nah|naw|nope|nein|nee|ne|non|não|nie|nej|nei|nè)';
const pauses = String.raw`(?:wait|hang on|hold on|sorry|excuse me|(?:i )?tell a lie|scratch that|scrap that|correction|halt|quatsch|moment(?: mal)?|stimmt (?:ja )?(?:gar )?nicht|falsch|entschuldigung|pardon|attends|attendez|je dis des bêtises|je me trompe|perd[oó]n|espera(?:d|te)?|desculpem?|aspetta|scusa(?:te)?|mi sbaglio|wacht|excuus|vent|vänta|ursäkta|unnskyld|undskyld|przepraszam|czekaj|chwila|pomyłka)`;
const instead = '(?:i mean|miento|digo|mejor dicho|minto|aliás|anzi)';
const sign = String.raw`(?:\s?[,;–—-]|\s?\.{2,3}|\s?…)`;
const before =
  '(?:(?:oh|or|ach|ah|ag|ai|ay|äh|ähm|euh|eh|well|but|o|ou|enfin|cioè|to znaczy|albo|lub|of|eller|alltså|altså|ja),?\\s)*';
/** What somebody says who notices a slip: a "no" between pauses or with its reason, or what asks for a moment. */
const marker = new RegExp(
  String.raw`(?:${sign}\s+${before}(?:(?:${no}|${pauses})(?=[,…–—!])|${instead})|(?:${sign})?\s+${before}${no}(?:(?:,?\s(?:${pauses}|${instead}))+|(?=\s(?:that|those|it|das|da|der|die|quello|quella|c['’]|ça|eso|ese|esa|isso|dat|det)(?:['’]?s)?\s)))(?:(?:\s?[,…!:;–—-])+\s+|\s+)(?=\S)`,
  'giu',
);
const sentenceEnd = /[.!?…](?=\s+\p{Lu}|\s*$)|\n/u;

/** Of two texts around a slip what goes: from a place in the first to a place in the second. */
interface Wrong {
  from: number;
  to: number;
}

/** "we start on the 4th, no, | we start on the 11th": where what follows begins with words that were said shortly before. */
function saidAgain(wrong: string, right: string): Wrong | null {
  const at = wrong.length - (/(?:\S+\s+){0,8}\S+$/u.exec(wrong)?.[0].length ?? 0);
  const later = [...right.slice(0, FAR).matchAll(restarts)].map(({ 0: pause, index }) => index + pause.length);
  for (const to of [0, ...later.reverse()]) {
    const again = right.slice(to);
    const first = firstWord(again);
    const said = [...wrong.slice(at).matchAll(/[^\s,.;:!?]+/gu)].findLast(
      ({ 0: word }) => word.toLowerCase() === first,
    );
    if (!said || (to > 0 && first.length < LEAST_OF_LATER && !figure.test(first) && !figure.test(clauseOf(again))))
      continue;
    const from = at + said.index;
    const gone = wrong.slice(from);
    if (isPutRight(gone, again) && !denies(wrong, from)) return { from, to };
  }
  return null;
}

/** What takes the place of a number or a day has one, and is not the same again ("8th and 9th of June, sorry, … yes, 8th and 9th"). */
function isPutRight(gone: string, again: string): boolean {
  const [wrong, right] = [gone.toLowerCase(), clauseOf(again).toLowerCase()];
  return (
    !again.toLowerCase().startsWith(wrong) &&
    !wrong.startsWith(right) &&
    (!figure.test(gone) || figure.test(clauseOf(again))) &&
    !/^\S+\s(?:no|not|nicht|non|não|niet|nie|pas)$/iu.test(right) &&
    (!/[,;]/u.test(gone) || gone.split(/\s+/u).length <= MOST_ACROSS)
  );
}
const figure = new RegExp(String.raw`\d|(?<!\p{L})(?:${longDay})`, 'iu');
const clauseOf = (text: string): string =>
  (/^(?:[^,.;:!?]|(?<=\d)[.,:](?=\d)|(?<=\d)\.)+/u.exec(text)?.[0] ?? '').trim();
const LEAST_OF_LATER = 4;
/** In letters: what somebody says between a slip and what is right. */
const FAR = 45;
/** In words. */
const MOST_ACROSS = 4;
const restarts = /[,;:–—]\s+(?:(?:also|so|quindi|donc|więc|dus)\s)?|\salso\s/giu;
const firstWord = (text: string): string => /^[^\s,.;:!?]+/u.exec(text)?.[0].toLowerCase() ?? '';

/** "It's not the last Friday, no, …", "we can't mend …, I mean, …": what was denied is another matter. */
const denies = (wrong: string, from: number): boolean =>
  denial.test(wrong.slice(from)) || denial.test(/(?:\S+\s+){0,3}$/u.exec(wrong.slice(0, from))?.[0] ?? '');
const denial =
  /(?<!\p{L})(?:no|not|never|\p{L}+n['’]t|kein\p{L}*|nicht|pas|sin|non|senza|geen|niet|nie|não|ikke|inte)(?!\p{L})/iu;

/** "£425, no, that's before gas went up, | £450": another price for a price, another day for a day. */
function otherPoint(wrong: string, right: string): Wrong | null {
  for (const kind of kinds) {
    const last = [...wrong.matchAll(kind)].at(-1);
    const next = [...right.slice(0, FAR).matchAll(kind)][0];
    if (!last || !next || last[0].toLowerCase() === next[0].toLowerCase()) continue;
    // what was said just before is confirmed
    if (wrong.slice(-FAR_BACK).toLowerCase().includes(next[0].toLowerCase())) continue;
    const after = wrong.slice(last.index + last[0].length);
    if (after.trim().split(/\s+/u).length > MOST_AFTER_POINT || /[,.;!?]/u.test(after) || denies(wrong, last.index))
      continue;
    return { from: last.index, to: next.index };
  }
  return null;
}
/** In letters. */
const FAR_BACK = 30;
/** In words: of what is counted. */
const MOST_AFTER_POINT = 2;
const amount = String.raw`\d[\d.,]*`;
const kinds = [
  new RegExp(
    String.raw`\p{Sc}\s?${amount}|${amount}\s?(?:\p{Sc}|euros?|pounds?|quid|dollars?|bucks|zł|kr|fr(?:anken|ancs)?|francs?)(?!\p{L})`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${longDay})\p{L}*`, 'giu'),
  /(?<![\d.,:\p{L}\p{Sc}])\d{1,4}(?:[.:]\d{2})?(?:st|nd|rd|th|\.(?=,|\s)|er|e|º|ª)?(?:\s?(?:[ap]m|uhr|h|uur))?(?![\d\p{L}])/giu,
];
