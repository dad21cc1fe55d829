import type { PostLanguage } from '../../../../../src/domain/text-language';

/** What the built-in writer adds to the sentences of an article. It claims nothing. */
export const articleWords: Record<PostLanguage, { title: (title: string) => string; offers: string }> = {
  en: { title: (title) => `In full: ${title}`, offers: 'At a glance' },
  de: { title: (title) => `Ausführlich: ${title}`, offers: 'Auf einen Blick' },
  fr: { title: (title) => `En détail : ${title}`, offers: 'En bref' },
  es: { title: (title) => `En detalle: ${title}`, offers: 'De un vistazo' },
  nl: { title: (title) => `Uitgebreid: ${title}`, offers: 'In het kort' },
  it: { title: (title) => `Nel dettaglio: ${title}`, offers: 'In breve' },
  pl: { title: (title) => `Szerzej: ${title}`, offers: 'W skrócie' },
  pt: { title: (title) => `Em detalhe: ${title}`, offers: 'Em resumo' },
};
