/** Languages that a business speaks to outsiders in its mails and forms, by their BCP 47 tag. */
export const languages = ['en', 'de', 'fr', 'es', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Each in its own tongue. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  pt: 'Português',
};

/** How days and numbers are written: in English the British way, as everywhere else here, and Portuguese as in Portugal. */
export const localeOf = (language: Language): string => LOCALES.get(language) ?? language;
const LOCALES: ReadonlyMap<Language, string> = new Map([
  ['en', 'en-GB'],
  ['pt', 'pt-PT'],
]);

/** The first of ours in what a browser says of its reader (Accept-Language, RFC 9110, 12.5.4); English where it names none. */
export function preferredLanguage(header: string | null): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return {
        language: languages.find((language) => range === language || range.startsWith(`${language}-`)),
        weight: Number.isNaN(weight) ? 0 : weight,
      };
    });
  return (
    wishes
      .filter(({ language, weight }) => language && weight > 0)
      .toSorted((one, other) => other.weight - one.weight)[0]?.language ?? 'en'
  );
}
