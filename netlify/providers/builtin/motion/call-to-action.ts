import { drawable } from '../designer/prompt/letters/drawable';
import { sentenceCase } from '../designer/prompt/letters/sentence-case';
import { promptContacts, reachedBy } from '../designer/prompt/facts/prompt-contacts';

/** What to do next in few words: a way to reach the business, else what the prompt asks people to do, else null. Nothing is invented. */
export function callToAction(prompt: string, facts: readonly string[]): string | null {
  const contacts = facts.filter((fact) => fact.length <= LONGEST_CONTACT && isContact(fact));
  // people can call a number at once, and find a street later
  const contact = contacts.find((fact) => reachedBy(fact) || isDialled.test(fact)) ?? contacts[0];
  // in "Hafenstraße 12, 0341 555 01 42" the number is what to act on
  if (contact) return contact.split(', ').find((part) => isBareNumber.test(part)) ?? contact;
  const asked = askedFor.exec(prompt)?.[0];
  if (asked) return sentenceCase(asked.toLowerCase().replace(/\s+/g, ' '));
  const deadline = withDeadline.exec(prompt)?.[0].trim();
  return deadline && deadline.length <= LONGEST_ACTION ? sentenceCase(deadline.replace(/\s+/g, ' ')) : null;
}

/** "End on: Ask for Sam", "ending with “See you at seven”": the words for the last beat as typed, without signs that cannot be drawn, and the prompt without the wish. */
export function wishedEnding(prompt: string): { words: string | null; rest: string } {
  for (const pattern of wishes) {
    const found = pattern.exec(prompt);
    const words = drawable(found?.groups?.words ?? '');
    if (found && words)
      return {
        words,
        rest: `${prompt.slice(0, found.index)}${prompt.slice(found.index + found[0].length).replace(/^\s*[.,;]/, '')}`.trim(),
      };
  }
  return { words: null, rest: prompt };
}

export const isContact = (fact: string): boolean => promptContacts(fact).contacts.length > 0 || isDialled.test(fact);
/** "Tel. 601 555 142": digits that only the word before them makes a number to ring. */
const isDialled =
  /^(?:tel|tél|téléphone|tlf|fon|gsm|telef[oó]n[oe]?|telefon|phone|mobile?|handy|whatsapp)[.:]{0,2}\s?\+?\d[\d\s()/.-]{6,16}$/iu;

const isBareNumber = /^\+?\(?\d[\d\s()/.-]{6,16}$/u;

export const LONGEST_ACTION = 28;
/** Letters of "Book online at …", in two lines. */
export const LONGEST_CONTACT = 56;
const askedFor =
  /(?<!\b(?:not|no|never|don['’]t)\s)\b(?:(?:book|order|shop|call|apply|register|enquire|sign up|subscribe|reserve|buy) (?:now|online|today)|book your (?:table|place|seat|spot|visit|appointment|room|stay)|join us|visit us|sign up|save the date|get in touch|come and see us)\b/i;
const withDeadline =
  /(?<!\b(?:not|no|never|don['’]t|to|you|can)\s)\b(?:pre-?order|order|book|apply|register|reserve|enter|enrol|subscribe) (?:by|before) [^,.;:!?\n]{3,}/i;
const order = String.raw`(?:(?<![\p{L}\p{N}])(?:[Aa]nd|[Tt]hen|[Pp]lease)\s+|[,;]\s*)*(?<![\p{L}\p{N}])(?:[Ee]nd|[Ee]nds|[Ee]nding|END)\s+(?:on|with|ON|WITH)\s*`;
const theWords = String.raw`the\s+(?:words?|text|line|slogan|message)\s*`;
const untilTheClauseEnds = String.raw`(?:[^.!?;\n]|\.(?=\S)){1,80}[!?]?`;
/** In quotes; after a colon; else only after an order and with a large first letter: "end with a close-up" and "ends on Sunday" are no words to set. */
const wishes = [
  new RegExp(String.raw`${order}(?:${theWords}|:\s*)*["“„«”](?<words>[^"“”„«»\n]{1,80})["“”»]`, 'u'),
  new RegExp(String.raw`${order}(?:${theWords})?:\s*["']?(?<words>${untilTheClauseEnds})`, 'u'),
  new RegExp(
    String.raw`(?:^|[.!?;,\n]\s*|\b(?:and|then)\s+)(?:[Pp]lease\s+)?[Ee]nd\s+(?:on|with)\s+(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2}\s|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))(?<words>[\p{Lu}@]${untilTheClauseEnds})`,
    'u',
  ),
];
