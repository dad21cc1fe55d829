import { preferredLanguage } from './language';

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pl, fr;q=0.4, nl;q=0.7', 'nl'],
  ['pt-BR', 'pt'],
  ['EN-us, es', 'en'],
  ['da, *;q=0.5', 'en'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['den', 'en'],
  ['de;q=x', 'en'],
  ['', 'en'],
  [null, 'en'],
  [','.repeat(100_000), 'en'],
])('%j asks for %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
