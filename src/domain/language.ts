/** Languages that a business speaks to outsiders in its mails and forms, by their BCP 47 tag. */
export const languages = ['en', 'de', 'fr', 'es', 'nl', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Each in its own tongue. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', nl: 'Nederlands', pt: 'Português' };
