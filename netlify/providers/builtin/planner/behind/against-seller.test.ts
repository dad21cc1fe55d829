import { withoutLosses } from './against-seller';
import type { Rated } from '../choosing/choose';

const idea = (title: string, text = ''): Rated =>
  ({ candidate: { title, hook: 'Look.', entry: { text } }, handicap: 0 }) as unknown as Rated;

it.each([
  ['A visa application: do it yourself or get help?', ''],
  ['A list', 'Try it on, and buy three shirts fewer than you think.'],
  ['Der Einkaufszettel', 'Lieber planen, dann kauft man weniger.'],
  ['Le bon format', 'On peut acheter un peu moins et mieux.'],
  ['La lista', 'Así se puede comprar bastante menos.'],
  ['La spesa', 'Si può comprare molto meno.'],
  ['De lijst', 'Wie meet, koopt koop minder.'],
])('“%s” comes after what sells', (title, text) =>
  expect(withoutLosses([idea(title, text)], 'shop')[0]!.handicap).toBeGreaterThan(0),
);

it.each([
  ['Which drum for how much washing?', 'The wrong drum is the most common mistake.'],
  ['Wie oft gießen?', 'Im Winter weniger oft.'],
  ['Honest words', 'A sofa with a cracked frame is not worth new cloth.'],
  ['Buy what is in season', 'It costs less and tastes of more.'],
])('“%s” stays where it is', (title, text) => expect(withoutLosses([idea(title, text)], 'shop')[0]!.handicap).toBe(0));

it('whoever lives by advice may say that it is not needed', () =>
  expect(withoutLosses([idea('A tax return: do it yourself or get help?')], 'advice')[0]!.handicap).toBe(0));
