import { clausesOf } from '../english/whole-phrase';
import { cleanLine } from '../writing/profile-words';

/** "Please write a mail about our autumn cakes!! 20% off until Sunday. Keep it short." is about "our autumn cakes", and says one thing more of them. */
export function readRequest(about: string): MailRequest {
  const told = about
    .split(/[\r\n]+/u)
    .flatMap((line) => plain(cleanLine(line)).split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“"‘'$£€])/u))
    .map((line) => line.replace(/^[-–—•\s]+|[\s.!?…]+$/gu, ''));
  const [lead, ...others] = told
    .filter(Boolean)
    .flatMap((line, at) => (at === 0 ? stripLead(line) : forReaders(line)))
    .filter(Boolean);
  const topic = lead ?? 'news from us';
  const offer = [topic, ...others].flatMap(clausesOf).find((clause) => FIGURE.test(clause)) ?? null;
  return {
    topic,
    details: others,
    offer: offer && offer.replace(/^(?:(?:and|but|or|plus|also|that|with|so|get|now) )+/i, ''),
  };
}

/** Braces, brackets and stars would be read as fields, links and emphasis. */
export const plain = (text: string): string =>
  text
    .replace(/[{}[\]<>*_`\\]/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();

function stripLead(line: string): string[] {
  const topic = line
    .replace(LEAD, '')
    .replace(/^(?:say )?thank(?:s| you)?(?: to)? (?=\p{L})/iu, 'thank you to ')
    .trim();
  return topic === '' ||
    /^(?:(?:an?|the|our|my) )?(?:(?:short|quick|friendly|nice|new) )*(?:newsletter|e-?mail|mail|message|campaign)s?$/i.test(
      topic,
    )
    ? []
    : [topic];
}

/** What is said to whoever writes is not for those who read. */
function forReaders(line: string): string[] {
  if (TO_THE_WRITER.test(line)) return [];
  return [
    line.replace(
      /^(?:please |also )*(?:mention|include|add|say|tell (?:them|people|everyone|everybody|customers)|remind (?:them|people|everyone|everybody|customers))(?: also)?(?: that)?:? /i,
      '',
    ),
  ];
}

const LEAD =
  /^(?:please |can you |could you |i (?:want|need|would like) (?:you )?to |let(?:’|')?s )*(?:(?:tell|inform|remind) (?:(?:all|our|my|the) )*[a-z]+ (?:that|about|of) )?(?:(?:write|draft|make|send|create|prepare)(?: me| us)? )?(?:(?:(?:an?|the|our|this|my) )?(?:(?:short|quick|friendly|nice|new|marketing|promotional) )*(?:e-?mail|mail|newsletter|message|campaign|announcement|note|invitation)s? )?(?:(?:to (?:our|my|all|the) [a-z]+ )?(?:about|announcing|for|on|that (?:says|tells)|saying that|telling (?:people|customers|everyone) (?:that|about)|to (?:announce|promote|advertise|invite (?:people|everyone|customers) to|tell (?:people|customers|everyone) (?:that|about)))(?::)? )?(?:(?:announce|promote|advertise)(?: that| the)? )?/i;

const TO_THE_WRITER =
  /^(?:please )?(?:keep (?:it|this|the (?:tone|mail|email|text))|make (?:it|this|the (?:tone|mail|email|text)) (?:sound|feel|(?:a (?:bit|little) )?(?:shorter|short|brief|friendly|warm|funny|personal|nice|formal))|use (?:an?|simple|plain|short|few|no|emojis?) |(?:don[’']?t|do not) (?:mention|use|write|say|include|make it|sound)|be (?:short|brief|friendly|warm|polite|formal|nice)|write (?:it|this|in|as) |sign (?:it|off|as|with) |the tone |tone:|(?:no more than|at most) \d+ (?:words|sentences|lines|paragraphs)|in an? \p{L}+ (?:tone|voice|style))/iu;

/** What an offer is in figures. */
export const FIGURE =
  /\d+ ?(?:%|percent\b)|[$£€¥] ?\d|\b\d+(?:[.,]\d\d)? ?(?:dollars?|euros?|pounds?|usd|eur|gbp|chf)\b|\bhalf price\b|\b(?:two|three|2|3) for (?:one|two|1|2)\b|\bfor the price of (?:one|two|three|\d)\b|\bbuy (?:one|two|\d)\b|\bfor free\b|(?<![-\p{L}]|feel )free (?!from|to|of)\p{L}+/iu;

export interface MailRequest {
  /** Without the asking. */
  topic: string;
  /** What else is said of it, each a sentence without its full stop. */
  details: string[];
  /** The part that says what it costs or saves. */
  offer: string | null;
}
