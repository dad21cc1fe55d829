import { anyMonth, longDay } from '../facts/date-patterns';

/**
 * A text without slips that their speaker put right by saying it again: "it starts at 3, no, chapel, | it starts at half past 3"
 * repeats how the wrong words begin, "900 g, no, that was last year, | 800 g" names the same kind of thing.
 */
export function withoutSlips(text: string): string {
  for (const found of text.matchAll(marker)) {
    const from = found.index;
    const to = from + found[0].length + lengthOfReason(text.slice(from + found[0].length));
    const wrong = text.slice(0, from);
    const right = text.slice(to).split(sentenceEnd, 1)[0] ?? '';
    const isSure = !/^[\s,;.…–—-]*(?:\p{L}{1,2}h?m?|enfin|cioè|znaczy)[\s,;.…–—-]*$/iu.test(found[0]);
    const span = saidAgain(wrong, right, isSure) ?? otherPoint(wrong, right);
    if (!span) continue;
    const { from: cut, to: next, kept = '' } = span;
    return `${text.slice(0, cut).trimEnd()} ${kept}${withoutSlips(text.slice(to + next).trimStart())}`.trim();
  }
  const steady = text.replace(hesitated, '').replace(halfSaid, '');
  return steady.replace(takenBack, (whole, before: string, words: string, after: string) =>
    before.toLowerCase().includes(words.toLowerCase()) ? `${before}${after.slice(1)}` : whole,
  );
}

/** "Saturday the 8th, no, | the 9th is the Sunday, so | Sunday the 9th": why it was wrong, before what is right. */
const lengthOfReason = (right: string): number => reason.exec(right)?.[0].length ?? 0;
const reason =
  /^[^,.;:!?]{0,25}\s(?:is|was|are|ist|war|sind|est|était|es|era|è|jest|był\p{L}*|er|var|är)\s[^,.;:!?]{1,25},\s(?:so|also|donc|alors|así que|quindi|dus|więc|então|så)\s(?=\S)/iu;

const no = '(?:no|nah|naw|nope|nein|nee|ne|non|não|nie|nej|nei|nè)';
const pauses = String.raw`(?:wait|hang on|hold on|sorry|excuse me|(?:i )?tell a lie|scratch that|scrap that|correction|halt|quatsch|moment(?: mal)?|stimmt (?:ja )?(?:gar )?nicht|falsch|entschuldigung|pardon|attends|attendez|je dis des bêtises|je me trompe|perd[oó]n|espera(?:d|te)?|desculpem?|aspetta|scusa(?:te)?|mi sbaglio|wacht|excuus|vent|vänta|ursäkta|förlåt|beklagar|unnskyld|undskyld|przepraszam|czekaj|chwila|pomyłka)`;
const instead = '(?:i mean|miento|digo|mejor dicho|minto|aliás|anzi|cioè|enfin|znaczy|äh|ähm|euh|uh)';
const amount = String.raw`\d[\d.,]*`;
const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|twee|drie|vijf|zes|zeven|negen|tien|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziesięć|dois|três|quatro|sete|oito|dez|thirteen|fourteen|sixteen|eighteen|forty|fifty|sixty|seventy|eighty|hundred|elf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|onze|douze|quinze|vingt|trente|quarante|cinquante|cent|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|cento|twaalf|vijftien|twintig|dertig|veertig|vijftig|honderd|jedenaście|dwanaście|piętnaście|dwadzieścia|trzydzieści|pięćdziesiąt|sto|doze|vinte|trinta|quarenta|cinquenta|cem';
const sign = String.raw`(?:\s?[,;–—-]|\s?\.{2,3}|\s?…)`;
const before =
  '(?:(?:oh|or|and|also|ach|ah|ag|ai|ay|äh|ähm|euh|eh|well|but|o|ou|enfin|cioè|to znaczy|albo|lub|of|eller|alltså|altså|ja),?\\s)*';
/** What somebody says who notices a slip: a "no" between pauses or with its reason, or what asks for a moment. */
const marker = new RegExp(
  String.raw`(?:${sign}\s+${before}(?:(?:${no}|${pauses})(?=[,…–—!])|${no}(?=\s(?:(?:\p{Sc}\s?)?\d|(?:${numberWords})(?!\p{L})))|${instead})|(?:${sign})?\s+${before}${no}(?:(?:,?\s(?:${pauses}|${instead}))+|(?=\s(?:that|those|it|das|da|der|die|quello|quella|c['’]|ça|eso|ese|esa|isso|dat|det)(?:['’]?s)?\s)))(?:(?:\s?[,…!:;–—-])+\s+|\s+)(?=\S)`,
  'giu',
);
/** "an open week, well not a week, | from Thursday to Saturday", "… the same lorry. Well, not the same lorry." */
const takenBack =
  /(\S[^.!?\n]*[,.!?])\s(?:well|also|nun|na ja|enfin|bueno|cioè|beh|nou|no|bem|więc|alltså|altså),?\s(?:not|nicht|pas|no|non|niet|não|nie|inte|ikke)\s(\p{L}+(?:\s\p{L}+){0,2})([,.!]\s)/giu;
/** "Until Easter, eh, | until mid-April": a preposition that is said again after a pause. */
const hesitated =
  /(?<!\p{L})(?<led>(?!and|und|et|y|e|en|i|og|och|o)\p{L}{2,6})\s[^,.;!?\d]{2,20},\s(?:eh|er|erm|euh|ehm|äh|ähm|öh|hm+|yyy),?\s(?=\k<led>\s)/giu;
/** "Quinze de junho, julho, | quinze de julho". */
const halfSaid = /(?<!\p{L})(?<led>(?:\p{L}+\s){1,2})\p{L}+,\s(?<right>\p{L}{3,}),\s(?=\k<led>\k<right>(?!\p{L}))/giu;
const sentenceEnd = /[.!?…](?=\s+\p{Lu}|\s*$)|\n/u;

/** Of two texts around a slip what goes: from a place in the first to a place in the second. */
interface Wrong {
  from: number;
  to: number;
  /** What was counted, and still is: "five pound minimum, no, make that ten". */
  kept?: string;
}

/** "we start on the 4th, no, | we start on the 11th": where what follows begins with words that were said shortly before. */
function saidAgain(wrong: string, right: string, isSure: boolean): Wrong | null {
  const at = wrong.length - (/(?:\S+\s+){0,8}\S+$/u.exec(wrong)?.[0].length ?? 0);
  const later = [...right.slice(0, FAR).matchAll(restarts)].map(({ 0: pause, index }) => index + pause.length);
  const recent = [...wrong.slice(at).matchAll(/[^\s,.;:!?]+/gu)];
  for (const to of isSure ? [0, ...later.reverse()] : [0]) {
    const again = right.slice(to);
    const first = firstWord(again);
    const isThin = first.length < LEAST_OF_LATER && !figure.test(first) && !figure.test(clauseOf(again));
    const said = recent.findLast(({ 0: word }) => plain(word) === first) ?? ledBy(recent, secondWord(again));
    if (!said || (to > 0 && isThin)) continue;
    const from = at + said.index;
    const gone = wrong.slice(from);
    if (isPutRight(gone, again) && !denies(wrong, from)) return { from, to };
  }
  return null;
}

/** "This Sunday, sorry, | next Sunday": what is said again goes with the word before it, which is not. */
function ledBy(recent: readonly RegExpExecArray[], word: string): RegExpExecArray | undefined {
  const at = word === '' ? -1 : recent.findLastIndex(({ 0: said }) => plain(said) === word);
  const before = recent[at - 1];
  const isNext = before !== undefined && before.index + before[0].length + 1 === recent[at]!.index;
  return isNext && !joins.test(before[0]) ? before : recent[at];
}

/** What takes the place of a number or a day has one, and is not the same again ("8th and 9th of June, sorry, … yes, 8th and 9th"). */
function isPutRight(gone: string, again: string): boolean {
  const [wrong, right] = [gone.toLowerCase(), clauseOf(again).toLowerCase()];
  return (
    !again.toLowerCase().startsWith(wrong) &&
    !wrong.startsWith(right) &&
    (!figure.test(gone) || figure.test(clauseOf(again))) &&
    !(/^\S+\s(?:no|not|nicht|non|não|niet|nie|pas)$/iu.test(right) && /^\S+\s\S+\s*,/u.test(again)) &&
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
/** "mi-septembre" says "septembre" again. */
const plain = (word: string): string => word.toLowerCase().split('-').at(-1) ?? '';
const firstWord = (text: string): string => plain(/^[^\s,.;:!?]+/u.exec(text)?.[0] ?? '');
/** After a short word: "la domenica", "next Sunday". */
const secondWord = (text: string): string => plain(/^\p{L}{1,4}\s(\p{L}{4,})/u.exec(text)?.[1] ?? '');
const joins = /^(?:and|und|et|y|e|en|i|og|och|or|oder|ou|o|of)$/iu;

/** "It's not the last Friday, no, …", "we can't mend …, I mean, …": what was denied is another matter. */
const denies = (wrong: string, from: number): boolean =>
  denial.test(wrong.slice(from)) || denial.test(/(?:[^\s.!?]+\s+){0,3}$/u.exec(wrong.slice(0, from))?.[0] ?? '');
const denial =
  /(?<!\p{L})(?:no|not|never|\p{L}+n['’]t|kein\p{L}*|nicht|pas|sin|non|senza|geen|niet|nie|não|ikke|inte)(?!\p{L})/iu;

/** "£425, no, that's before gas went up, | £450": another price for a price, another day for a day. */
function otherPoint(wrong: string, right: string): Wrong | null {
  for (const kind of kinds) {
    const last = [...wrong.matchAll(kind)].at(-1);
    const next = [...right.slice(0, FAR).matchAll(kind)][0];
    if (!last || !next || last[0].toLowerCase() === next[0].toLowerCase()) continue;
    // what was said just before is confirmed
    const isSame = ({ 0: said }: RegExpExecArray) => said.toLowerCase() === next[0].toLowerCase();
    if ([...wrong.slice(-FAR_BACK).matchAll(kind)].some(isSame)) continue;
    const after = wrong.slice(last.index + last[0].length);
    const counted = after.replace(/^\s(?:dem|den|the|le|il|el|de)?\s?\d{1,2}\./u, '').trim();
    const goesOn = right.slice(next.index + next[0].length).trimStart();
    const isNamed =
      counted !== '' &&
      counted === after.trim() &&
      /^(?:$|[,.;!?]|(?:because|as|since|weil|da|denn|car|parce|porque|perché|want|omdat|bo|bowiem|för|fordi)\s)/iu.test(
        goesOn,
      );
    const most = isNamed ? MOST_COUNTED : MOST_AFTER_POINT;
    if (counted.split(/\s+/u).length > most || /[,.;!?]/u.test(counted) || denies(wrong, last.index)) continue;
    return isNamed
      ? {
          from: last.index,
          to: next.index + next[0].length,
          kept: `${next[0]} ${counted}${/^[,.;!?]|^$/u.test(goesOn) ? '' : ' '}`,
        }
      : { from: last.index, to: next.index };
  }
  return null;
}
/** In letters. */
const FAR_BACK = 30;
/** In words: of what is counted. */
const MOST_AFTER_POINT = 2;
const MOST_COUNTED = 3;
const kinds = [
  new RegExp(
    String.raw`\p{Sc}\s?${amount}|${amount}\s?(?:\p{Sc}|euros?|pounds?|quid|dollars?|bucks|zł|kr|fr(?:anken|ancs)?|francs?)(?!\p{L})`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:${longDay})\p{L}*`, 'giu'),
  /(?<![\d.,:\p{L}\p{Sc}])\d{1,4}(?:[.:,]\d{2})?(?:st|nd|rd|th|\.(?=,|\s)|er|e|º|ª|:[ae])?(?:\s?(?:[ap]m|uhr|h|uur))?(?![\d\p{L}])/giu,
  new RegExp(String.raw`(?<!\p{L})${anyMonth}`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})(?:${numberWords})(?:-(?:${numberWords}))*(?!\p{L})`, 'giu'),
];
