import { monthNames } from '../month-names';
import { wholeWords, type Claim, type ClaimLanguage } from './claim-language';

/**
 * Streets, people with a title, and in languages that write nouns small every capital inside a sentence. Where a name
 * begins a sentence, and in German, nothing tells it from another noun.
 */
export function nameClaims(text: string, languages: readonly ClaimLanguage[]): Claim[] {
  const initials = [...text.matchAll(INITIALS)].map(([said]) => said).filter((said) => !COMMON.has(said));
  const streets = [...text.matchAll(STREET), ...text.matchAll(TITLED)].map(([said]) => said);
  const capitals =
    languages.some((language) => language !== 'de') && !languages.includes('de') && !isHeadline(text)
      ? [...text.matchAll(CAPITAL)].map(([said]) => said).filter((said) => !EVERYBODYS.test(said) && !isInitials(said))
      : [];
  return [...streets, ...(initials.length > 3 ? [] : initials), ...capitals].map((said) => ({
    kind: 'name' as const,
    keys: [`name:${said.toLowerCase().replace(/'s$/, '')}`],
    said,
  }));
}

/** A name that was given in any form: "Elm Street, Bristol" gives elm, street, bristol and all of it. */
export const namesIn = (text: string): ((said: string) => boolean) => {
  const lower = text.toLowerCase();
  const words = new Set(lower.match(/[\p{L}'-]+/gu) ?? []);
  return (said) => lower.includes(said) || (words.has(said) && said !== '');
};

/** "A Heading In Capitals" has no names that stand out. */
const isHeadline = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
};

/** What a body or a label is known by: PADI, VDE. Those of common things are no claim. */
const INITIALS = /(?<![\p{L}\p{N}-])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu;
const isInitials = (said: string): boolean => /^\p{Lu}{1,6}(?:'?s)?$/u.test(said);
const COMMON: ReadonlySet<string> = new Set(
  'DIY MUM DAD NAN USA FAQ LED OLED LCD DVD PDF WAV GPS SUV HGV BMX BBQ MOT ASAP SMS USB HDMI SSD SIM PIN RCD GFCI PCB ECU DPF ABS PVC MDF CNC DNA MRI ADHD CBD CEO EUR CHF USD GBP PLZ PKW LKW DIN RSVP TLC WLAN IBAN'.split(
    ' ',
  ),
);

/** A T-shirt and an X-ray have a capital and are no names. */
const CAPITAL = /(?<=\p{Ll}[,;]? )\p{Lu}(?!-\p{Ll})[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}/gu;
const STREET =
  /(?<!\p{L})(?:\p{Lu}[\p{L}'-]+ ){1,3}(?:Street|Road|Lane|Avenue|Square|Drive|Close|Terrace|Boulevard|Way)(?!\p{L})|(?<!\p{L})\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|gasse|allee|platz|straat|laan|plein|gracht|kade)(?!\p{L})|(?<!\p{L})\p{Lu}[\p{L}-]{2,30} (?:Straße|Strasse|Gasse|Allee|Platz)(?!\p{L})|(?<!\p{L})(?:[Rr]ue|[Cc]alle|[Pp]laza|[Vv]ia|[Rr]ua|[Aa]venida|[Pp]lace) (?:(?:de|del|della|la|los|las|des|du|da|do) ){0,2}\p{Lu}[\p{L}'-]+/gu;
const TITLED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Chef|Frau|Herrn?|Familie|Madame|Monsieur|Señora?|Doña|Don|Mevrouw|Meneer|Signora?|Dona)\.? \p{Lu}[\p{L}'-]+/gu;

/** Of languages, peoples and ages: "Latin names", "a Victorian terrace". */
const PEOPLES_AND_AGES =
  'Latin Greek Celtic Roman Welsh Scottish Irish Portuguese Polish Danish Swedish Norwegian Finnish Austrian Swiss Turkish Arabic Hebrew Russian Ukrainian Indian Chinese Japanese Korean Thai Mexican Brazilian African Asian Victorian Edwardian Georgian Gothic Tudor Nordic Scandinavian Mediterranean'.split(
    ' ',
  );

/** Names that belong to everybody. The calendar is read by itself. */
const EVERYBODYS = wholeWords(
  [
    'I*',
    'Internet',
    'Christmas',
    'Easter',
    'New Year*',
    'English',
    'French',
    'German',
    'Spanish',
    'Italian',
    'Dutch',
    'European',
    'British',
    'American',
    ...PEOPLES_AND_AGES,
    'Instagram',
    'Facebook',
    'Mondays?',
    ...monthNames,
  ].concat('Monday* Tuesday* Wednesday* Thursday* Friday* Saturday* Sunday*'.split(' ')),
  'u',
);
