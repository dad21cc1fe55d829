import { tongueOf } from '../../../../../src/domain/text-language';
import type { ImageBrief } from '../../../../ports/image';
import { isMourning } from '../prompt/wishes/mourning';
import { exactSubjects, namedOnly } from './exact-subjects';
import { findMeaning } from './find-meaning';
import { findSubject, type Subject } from './find-subject';
import { heroOfNoun } from './hero-nouns';
import { matterBeforeWord } from './matter-before-word';
import { isRefused } from './refused-thing';
import type { Topic } from './topic';
import { topicTable } from './topic-table';
import { wishedThing } from './wished-thing';
import { formsIn, splitWords } from './word-forms';

/**
 * The topic to draw, or null when nothing is sure. What a person named wins, and '' draws none; a prompt that is only a
 * thing's name gives exactly that thing. Else the texts decide in their order: a trade or a product of any of them before
 * an occasion, and where the table knows no word of them, the meaning of their words.
 */
export function subjectOf(
  { subject, prompt, headline = '', brand = '' }: Pick<ImageBrief, 'subject' | 'prompt' | 'headline' | 'brand'>,
  matter: readonly string[],
): Topic | null {
  if (subject !== undefined) return subject === '' ? null : chooseSubject(subject);
  // a thing of the trade beside a death notice would be a joke
  if (isMourning(prompt)) return null;
  const topic = topicOf({ prompt, headline, brand }, matter);
  return topic && isRefused(topic, prompt) ? null : topic;
}

function topicOf(
  { prompt, headline, brand }: Record<'prompt' | 'headline' | 'brand', string>,
  matter: readonly string[],
): Topic | null {
  const wished = wishedThing(prompt);
  if (wished?.topic) return namedThing(wished.phrase) ?? asNamed(wished.topic, wished.phrase, wished.text);
  const said = [...(matter.length > 0 ? matter : [besideDenial(prompt)]), headline];
  // a removal firm aside, nobody moves to show a lorry: what they do is shown, or nothing
  const texts = said.filter((text) => !announcements.has(findSubject(text)?.phrase ?? ''));
  if (texts.length < said.length) return chosenByName(brand, prompt, texts) ?? tradeOf([...texts, brand, prompt]);
  return chosenByName(brand, prompt, texts) ?? chooseSubject(prompt, texts) ?? namedByBusiness(brand, prompt, texts);
}

/** Of news about the business itself: what the texts name, or else its name. */
function tradeOf(texts: readonly string[]): Topic | null {
  const named = texts.map((text) => ({ text, subject: findSubject(text) }));
  const trade = named.find(({ subject }) => subject !== null && subject.weight >= PLAIN);
  return trade?.subject?.topic ? asNamed(trade.subject.topic, trade.subject.phrase, trade.text) : null;
}
const announcements: ReadonlySet<string> = new Set([
  'we are moving',
  'weve moved',
  'we have moved',
  'new premises',
  'new address',
  'new location',
  'find us',
  'grand opening',
  'hiring',
  'now hiring',
  'jobs',
  'vacancy',
  'staff wanted',
  'join our team',
  'join the team',
]);

/**
 * "Fresh oysters straight off the boat" of Pell Point Oysters is about oysters: where something comes from yields to what both name, and
 * so does the birthday that is held there.
 */
function chosenByName(brand: string, prompt: string, texts: readonly string[]): Topic | null {
  const ofName = findSubject(brand);
  if (!ofName?.topic || ofName.weight < PLAIN || origins.has(ofName.phrase)) return null;
  const ofTexts = texts.map((text) => findSubject(text)).find((subject) => subject !== null);
  return ofTexts && (origins.has(ofTexts.phrase) || birthdays.has(ofTexts.phrase)) && isSaid(ofName.phrase, prompt)
    ? asNamed(ofName.topic, ofName.phrase, prompt)
    : null;
}
const origins: ReadonlySet<string> = new Set(
  'farm farms barn boat boats beach garden gardens orchard park workshop studio house houses cottage'.split(' '),
);
const birthdays: ReadonlySet<string> = new Set([
  ...[
    'birthday',
    'birthdays',
    'birthday party',
    'kids party',
    'geburtstag',
    'kindergeburtstag',
    'cumpleanos',
    'anniversaire',
  ],
  ...['compleanno', 'verjaardag', 'urodzin*', 'urodziny', 'aniversario'],
]);

/** Where the words name nothing: what the business's name calls its trade, or shares with them; the names of foxes and roses are none. */
function namedByBusiness(brand: string, prompt: string, texts: readonly string[]): Topic | null {
  const ofName = findSubject(brand);
  if (!ofName?.topic || ofName.weight < PLAIN || texts.some((text) => findSubject(text))) return null;
  if (!ofName.phrase.includes(' ') && !isSaid(ofName.phrase, prompt)) return null;
  const topic = matterBeforeWord(ofName, [], prompt);
  return topic && asNamed(topic, ofName.phrase, brand);
}

function isSaid(phrase: string, text: string): boolean {
  const typed = typedForms(text);
  return phrase.split(' ').every((word) => typed.has(word));
}

const typedForms = (text: string): ReadonlySet<string> =>
  new Set(splitWords(text).flatMap(({ text: word }) => [...formsIn(topicTable().words, word, tongueOf(text))]));

/**
 * "Wasp nest gone or you don't pay" still is about the nest, "vaccination sans rendez-vous" about the vaccination, and "senza
 * gatti, solo cani" about dogs.
 */
function besideDenial(prompt: string): string {
  if (!denial.test(prompt)) return '';
  const before = prompt.split(denial)[0]!;
  return /\p{L}/u.test(before)
    ? before
    : prompt
        .split(/[.,;:!?\n–—|]/)
        .filter((clause) => !denial.test(clause))
        .join(', ');
}
const denial =
  /\b(?:or|and|but) (?:you|we|i|they) (?:don['’]t|do not|won['’]t|never)\b|(?<!\p{L})(?:without|no|sans|ohne|sin|senza|zonder|bez|sem)(?!\p{L})/iu;

/** `texts`: what is said, the most important first. */
export function chooseSubject(prompt: string, texts: readonly string[] = [prompt]): Topic | null {
  const named = namedThing(prompt);
  if (named) return named;
  const found = texts.flatMap((text) => {
    const subject = findSubject(text);
    return subject ? [{ ...subject, text }] : [];
  });
  const isOccasion = found[0]?.topic?.sector === 'events';
  const subject = found.find(({ weight }) => weight >= PLAIN) ?? (isOccasion ? null : openingOf(prompt)) ?? found[0];
  if (subject) {
    const topic = matterBeforeWord(subject, found, prompt);
    return topic && (topic === subject.topic ? asNamed(topic, subject.phrase, subject.text) : topic);
  }
  return texts.map((text) => findMeaning(text)).find((topic) => topic !== null) ?? null;
}

/**
 * What the first words name where the message names nothing, or an occasion only: "closed for lambing, back 20 April", "Fresh prawn from
 * our boat, never frozen. Cooked $28 kilo". A question and what somebody tells of themselves may be about anything.
 */
function openingOf(prompt: string): (Subject & { text: string }) | null {
  const [text = '', mark] = /^[^.,;:!?\n–—|]+(.)?/su.exec(prompt.trim()) ?? [];
  if (
    mark === '?' ||
    denial.test(text) ||
    selves.test(text) ||
    toDesigner.test(text) ||
    text.split(/\s+/).length > OPENING_WORDS
  )
    return null;
  const subject = findSubject(text);
  return subject && subject.weight >= PLAIN ? { ...subject, text } : null;
}
const OPENING_WORDS = 9;
/** "Something for the window that says kilts". */
const toDesigner =
  /(?<!\p{L})(?:something|make|sign|poster|flyer|banner|leaflet|advert|notice|etwas|plakat|aushang|affiche|quelque chose|cartel|algo|locandina|qualcosa|iets|kaart|maak|cartaz|plakat\p{L}*|affisch|skylt|skilt|noget|noe)(?!\p{L})/iu;
const selves =
  /(?<!\p{L})(?:i|i['’]m|my|me|ich|mein\p{L}*|je|j['’]ai|mon|ma|yo|mi|io|mio|mia|ik|mijn|eu|meu|minha|jag|jeg|mi[nt]t?)(?!\p{L})/iu;

/** "Sewing machines" are drawn as a sewing machine, though a spool of thread is right for sewing; of antiques the clock that is named. */
function asNamed(topic: Topic, phrase: string, text: string): Topic {
  if (topic.heroes.length < 2) return topic;
  const icon = exactSubjects.get(phrase) ?? phrase.replaceAll(' ', '-');
  if (topic.heroes.includes(icon)) return { ...topic, heroes: [icon] };
  const typed = typedForms(text);
  const named = topic.heroes.filter((hero) =>
    hero.split('-').some((word) => word.length >= LONG_ENOUGH && typed.has(word)),
  );
  return named.length > 0 ? { ...topic, heroes: named } : topic;
}
const LONG_ENOUGH = 4;

/** Every icon that can be drawn. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set([
    ...topicTable().topics.flatMap((topic) => [...topic.heroes, ...topic.extras]),
    ...exactSubjects.values(),
    ...namedOnly.split(' '),
  ]);
  return names;
}

function namedThing(prompt: string): Topic | null {
  const name = prompt
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .replace(/^(?:an?|the|some) /, '');
  const dashed = name.replaceAll(' ', '-');
  const icon = exactSubjects.get(name) ?? (iconNames().has(dashed) ? dashed : heroOfNoun(prompt));
  if (!icon) return null;
  const kin =
    topicTable().topics.find((topic) => topic.heroes[0] === icon) ??
    topicTable().topics.find((topic) => topic.heroes.includes(icon) || topic.extras.includes(icon));
  return {
    sector: 'shop',
    hue: PLAIN_HUE,
    mood: 'fresh',
    ...kin,
    name,
    heroes: [icon],
    extras: kin?.extras.filter((extra) => extra !== icon) ?? [],
  };
}

let names: ReadonlySet<string> | undefined;
const PLAIN_HUE = 40;
/** Of a phrase that yields to none. */
const PLAIN = 0.9;
