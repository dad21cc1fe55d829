/** Languages in which a business can address outsiders in its emails and forms, as BCP 47 tags. */
export const languages = ['en', 'de', 'fr', 'es', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Each language's own name for itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  pt: 'Português',
};

/** Locale for dates and numbers: British for English, as everywhere in the product, and European for Portuguese. */
export const localeOf = (language: Language): string => LOCALES.get(language) ?? language;
const LOCALES: ReadonlyMap<Language, string> = new Map([
  ['en', 'en-GB'],
  ['pt', 'pt-PT'],
]);

/**
 * The first language of ours that a browser prefers (Accept-Language, RFC 9110, 12.5.4); English when it names
 * none.
 */
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
