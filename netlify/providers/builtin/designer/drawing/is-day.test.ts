import { isDay } from './is-day';

it.each([
  'This saturday',
  'closed mondays',
  'every tuesday',
  'sat & sun',
  'Tues',
  'weds 7pm',
  'dienstags',
  'montags geschlossen',
  'fermé le lundi',
  'cerrado los lunes',
  'chiuso il lunedì',
  'op maandag gesloten',
  'zamknięte w poniedziałki',
  'toda terça',
  'fechado à segunda-feira',
  'varje lördag',
  'stängt måndagar',
  'lukket på søndager',
])('is a day, however it is typed: %s', (fact) => {
  expect(isDay(fact)).toBe(true);
  expect(isDay(fact.toLowerCase())).toBe(true);
});

it.each([
  'At the yard',
  'Sunny terrace',
  'Cash only',
  'Toda la familia',
  'På torget',
  'Mars bars',
  'Stängt för alltid',
])('is none: %s', (fact) => expect(isDay(fact)).toBe(false));
