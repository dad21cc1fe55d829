import * as z from 'zod/mini';
import { openingLines } from '../../../../../src/domain/business-details';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { languageOf, tongueOf, wordsIn, type PostLanguage } from '../../../../../src/domain/text-language';
import { countryOf } from '../../../../../src/domain/calendar/country';
import type { ProposalRequest } from '../../../../ports/planner';
import { inWordsOf } from '../country-words/country-words';
import { isVosSaid } from '../owner/of-vos';
import { registerOf } from '../material/invitation';
import type { ProfileWords } from '../writing/profile-words';

/** Languages other than English that posts are framed in. */
export type Tongue = Exclude<PostLanguage, 'en'>;

/** Its name in English, as the interface says it. */
export const languageSaid = (tongue: PostLanguage): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tongue)!;

const line = (max: number) => z.string().check(z.minLength(2), z.maxLength(max));
/** A frame: title, headline, the line below it, and the post. Both lines fit a poster. */
export const tongueFileSchema = z.record(z.string(), z.tuple([line(140), line(80), line(80), line(900)]));
export type TongueFile = z.infer<typeof tongueFileSchema>;

const files: Record<PostLanguage, () => Promise<{ default: object }>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  es: () => import('./es.json'),
  nl: () => import('./nl.json'),
  it: () => import('./it.json'),
  pt: () => import('./pt.json'),
  pl: () => import('./pl.json'),
};
const read = new Map<PostLanguage, Promise<TongueFile>>();

/** The frames of a language; each file is loaded when an owner writes it. In English only those that show what a profile says. */
export function framesIn(tongue: PostLanguage): Promise<TongueFile> {
  const known = read.get(tongue) ?? files[tongue]().then((file) => tongueFileSchema.parse(file.default));
  read.set(tongue, known);
  return known;
}

/**
 * The language that an owner writes, where it is one of ours and not English: by the description first, then by all they
 * say, and where that is only foreign words ("peluquería canina") by the country.
 */
export function tongueOfOwner({ profile, material = [], zone }: OwnerSaid): Tongue | null {
  const { what, audience, offers } = profile;
  const all = [what, audience, ...offers].join('. ');
  const country = countryOf(zone) ?? '';
  const there = spokenIn.get(country);
  const tongue =
    tongueOf(what) ??
    tongueOf(all) ??
    tongueOf(material.map(({ text, detail }) => `${text} ${detail}`).join(' ')) ??
    (there && (there === 'pl' || languageOf(what) !== 'other') && wordsIn(all, there) > 0 ? there : null);
  if (tongue === null && there === 'it' && isListOfItalian(what)) return 'it';
  if (tongue === null || tongue === 'en') return null;
  // Where nobody speaks it one word is no language.
  if (tongue === there || spokenAmong.get(country)?.includes(tongue) || wordsIn(all, tongue) > 1) return tongue;
  return there && wordsIn(all, there) > 0 ? there : null;
}

/** The same with English, and 'other' for what we write nothing in. */
export function writtenLanguage(
  { what, audience, offers }: Pick<BusinessProfile, 'what' | 'audience' | 'offers'>,
  zone: string,
): PostLanguage | 'other' {
  const profile = { name: '', where: '', tone: 'friendly' as const, what, audience, offers };
  const isOther = languageOf([what, ...offers].join('. ')) === 'other';
  return tongueOfOwner({ profile, zone }) ?? (isOther ? 'other' : 'en');
}

/** "Autofficina, tagliandi, freni, gomme": a list has no function words to tell its language by, but each of its words ends in a vowel. */
function isListOfItalian(what: string): boolean {
  const words = what.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return (
    words.length >= 4 && words.every((word) => /[aeioàèéìòù]$/u.test(word)) && words.some((word) => /[io]$/u.test(word))
  );
}

type OwnerSaid = Pick<ProposalRequest, 'profile' | 'material' | 'zone'>;

/** Countries with one language of ours, and no other of size. */
const spokenIn: ReadonlyMap<string, Tongue> = new Map(
  Object.entries({
    de: 'DE AT',
    fr: 'FR',
    es: 'ES MX AR CO CL PE UY EC VE BO PY CR PA GT HN SV NI DO CU',
    nl: 'NL',
    it: 'IT',
    pt: 'PT BR',
    pl: 'PL',
  }).flatMap(([tongue, countries]) => countries.split(' ').map((country) => [country, tongue as Tongue] as const)),
);

/** Countries with several languages of ours: which of them an owner writes, their words say. */
const spokenAmong: ReadonlyMap<string, readonly Tongue[]> = new Map<string, readonly Tongue[]>([
  ['CH', ['de', 'fr', 'it']],
  ['BE', ['nl', 'fr', 'de']],
  ['LU', ['fr', 'de']],
  ['LI', ['de']],
]);

/**
 * What a frame says for one business: `{a|b}` is how its readers are spoken to (familiar or polite; in Spanish a third form
 * for the Río de la Plata, in Portuguese Brazil or Portugal), `<we|I>` whether several speak or one, `{slot}` the owner's own words.
 */
export function sayFrame(template: string, voice: FrameVoice, slots: ReadonlyMap<string, string>): string {
  const said = template
    .replace(/<([^<>|]*)\|([^<>|]*)>/gu, (_all, we: string, one: string) => (voice.isOne ? one : we))
    .replace(/\{([^{}|]*\|[^{}]*)\}/gu, (_all, forms: string) => {
      const all = forms.split('|');
      return all[voice.form] ?? all[0]!;
    });
  return (voice.inCountry?.(said) ?? said).replace(/\{(\w+)\}/gu, (slot, name: string) => slots.get(name) ?? slot);
}

export interface FrameVoice {
  isOne: boolean;
  /** Which of a frame's forms of address. */
  form: 0 | 1 | 2;
  /** Our words as the country has them. What the owner wrote stays as it is. */
  inCountry?: (text: string) => string;
}

export function voiceOf(
  tongue: PostLanguage,
  { tone }: Pick<BusinessProfile, 'tone'>,
  words: ProfileWords,
  country: string | null,
): FrameVoice {
  const isPolite = registerOf(tone, words) !== 'warm';
  const inCountry = inWordsOf(tongue, country);
  if (tongue === 'pt') return { isOne: words.isOne, form: country === 'BR' ? 0 : 1, inCountry };
  const isVos = tongue === 'es' && isVosSaid(words.what, country);
  return { isOne: words.isOne, form: isPolite ? 1 : isVos ? 2 : 0, inCountry };
}

/** "lunes – viernes: 09:00–13:00", a line for each group of days; '' where no hours are known. */
export function hoursIn(tongue: PostLanguage, { details }: Pick<BusinessProfile, 'details'>): string {
  const name = new Intl.DateTimeFormat(tongue, { weekday: 'long', timeZone: 'UTC' });
  const day = (number: number) => name.format(new Date(Date.UTC(2024, 0, number))); // 1 January 2024 was a Monday
  return openingLines(details?.hours ?? [])
    .map(({ first, last, times }) => `${day(first)}${last > first ? ` – ${day(last)}` : ''}: ${times}`)
    .join('\n');
}
