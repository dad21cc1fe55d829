import { joins } from './label-joins';

it.each([
  ['have-ready', 'en', 'a photo of the ledge', true],
  ['have-ready', 'en', 'Keep them in a dry shed overnight', false],
  ['have-ready', 'de', 'Halten Sie den Schlüssel bereit', false],
  ['too-late', 'en', 'ring in February', true],
  ['too-late', 'en', 'people ring in June', false],
  ['forgotten-plan', 'pt', 'o nome de quem vai buscar', true],
  ['forgotten-plan', 'pt', 'Esquecem de me avisar', false],
  ['time-of-year', 'it', 'dormono sotto i teli', true],
  ['time-of-year', 'it', 'D’inverno dormono tutte'.replace('’', "'"), false],
  ['time-of-year', 'it', 'D’inverno dormono tutte', false],
  ['time-of-year', 'pl', 'W grudniu połowa aut ma źle ustawione światła', false],
  ['unseen', 'en', 'people ring in June', true],
] as const)('%s, in %s, before “%s”: %s', (label, language, clause, does) =>
  expect(joins(label, clause, language)).toBe(does),
);
