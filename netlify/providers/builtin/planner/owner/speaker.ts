import { languageOf } from '../../../../../src/domain/text-language';
import { tongues } from '../material/tongues';

/**
 * Whether one person speaks: who writes "I" more often than "we", in seven languages. Some of the customer's are meant by
 * a "we" ("we talk for an hour"), and a description that says neither is of several.
 */
export function speaksAsOne(what: string): boolean {
  const { ones, severals, isOneFirst } = voicesIn(what);
  return ones > severals || (ones === severals && isOneFirst);
}

/** The same for all that an owner says: where the description speaks of nobody, the answers tell, so that a week has one voice. */
export function speaksAsOneIn(what: string, answers: readonly string[]): boolean {
  const { ones, severals } = voicesIn(what);
  if (ones + severals > 0) return speaksAsOne(what);
  const said = answers.map(voicesIn);
  const sum = (of: (voice: (typeof said)[number]) => number) => said.reduce((all, voice) => all + of(voice), 0);
  return sum((voice) => voice.ones) > sum((voice) => voice.severals);
}

function voicesIn(text: string): { ones: number; severals: number; isOneFirst: boolean } {
  const { single, several } = tongues[languageOf(text) ?? 'en'];
  const count = ({ source, flags }: RegExp) => [...text.matchAll(new RegExp(source, `${flags}g`))].length;
  const ones = count(single);
  return { ones, severals: count(several), isOneFirst: ones > 0 && text.search(single) < text.search(several) };
}

/**
 * A built-in text as one person says it: "ask us" becomes "ask me", "before we come" becomes "before I come". A "we" that
 * means everybody, or the reader and the owner, stays. Never applied to the owner's own sentences.
 */
export const asOne = (text: string): string => (PERSON.test(text) ? said(text, spoken) : text);

/** Of an invitation to ask something, every "we" is the business, but for what two do together. */
export const asOneAsked = (ask: string): string => asOne(PERSON.test(ask) ? said(ask, asked) : ask);

const PERSON = /(?<!\p{L})(?:we|our|ours|us|ourselves)(?!\p{L})/iu;
const said = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((all, [pattern, say]) => all.replace(pattern, say), text);

const capital = (before: string, after: string): string =>
  /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;
const to =
  (after: string) =>
  (before: string): string =>
    capital(before, after);

type Rule = [RegExp, (...found: string[]) => string];

/** What is done by the business wherever it is said. */
const WORK =
  'come|arrive|unload|open it|start|begin|draw|meet|look (?:for|into|at|up)|do|need|want|ask|leave (?:out|behind)|see|pull out|pump|bring|move|can say|have to know|also look|would (?:take home|put|add|buy|name)|are (?:here|glad)|will gladly|use|wish|write|answer|visit|clean|check|weigh|measure|fit|wash|cut|keep';
const spoken: readonly Rule[] = [
  [
    /(?<!\p{L})((?:ask|asks|asking|tell|telling|call|calls|calling|show|send|sending|ring|ringing|text|bring|give|help|write to|worth telling|hear from|speak to|talk to|turn to|come to|from|with|than from|stops|find|leave|reach|join)) us(?!\p{L})(?! (?:all|both|to (?:wait|care)))/giu,
    (_all, before) => `${before!} me`,
  ],
  [/(?<!\p{L})we’ll gladly(?!\p{L})/giu, to('I’ll gladly')],
  [/(?<!\p{L})(?:we’re|we are) (?=here\b|glad\b)/giu, to('I’m ')],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:before|when|while|until|what|why|where|how|which|and|things) )we (?=(?:${WORK})\\b)(?![^.?!,]{0,40} together\\b)`,
      'giu',
    ),
    () => 'I ',
  ],
  [/(?<=^|[.?!] )We (?=also look\b)/gu, () => 'I '],
  [/(?<!\p{L})while we are here(?!\p{L})/giu, to('while I am here')],
  [/(?<=(?:I|me) [^.?!]{0,40})ourselves(?!\p{L})/giu, () => 'myself'],
  [/(?<!\p{L})for your peace and ours(?!\p{L})/giu, to('for your peace and mine')],
  [/(?<!\p{L})yours and which are ours(?!\p{L})/giu, to('yours and which are mine')],
  [/(?<!\p{L})our (?=turn\b|shop\b|workshop\b|studio\b|van\b|day\b|work\b|trade\b|own van\b)/giu, to('my ')],
];

const asked: readonly Rule[] = [
  [/(?<!\p{L})we are(?!\p{L})/giu, to('I am')],
  [/(?<!\p{L})we’re(?!\p{L})/giu, to('I’m')],
  [/(?<!\p{L})we were(?!\p{L})/giu, to('I was')],
  [
    /(?<!\p{L})we(?!\p{L})(?! (?:parted|fit|know (?:about|what)|quarrel)\b| would (?:have to meet|talk)\b| are both\b)/giu,
    () => 'I',
  ],
  [/(?<!\p{L})ourselves(?!\p{L})/giu, to('myself')],
  [/(?<!\p{L})ours(?!\p{L})/giu, to('mine')],
  [/(?<!\p{L})our(?!\p{L})/giu, to('my')],
  [/(?<!\p{L})us(?!\p{L})/giu, () => 'me'],
];
