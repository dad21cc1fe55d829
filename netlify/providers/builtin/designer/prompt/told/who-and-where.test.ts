import { whoAndWhere } from './who-and-where';

it.each([
  ['Well hi, this is Darlene at the pecan cracking shed on Highway 96', 'pecan cracking shed on Highway 96'],
  ['Hello, Wim and Ineke here, from the potato farm at Kensington', 'potato farm at Kensington'],
  ['Grüezi, hier Ruth Odermatt vom Nähmaschinenservice in Sarnen', 'Nähmaschinenservice in Sarnen'],
  ['Bertus hier van de klompenmakerij in Beltrum', 'klompenmakerij in Beltrum'],
  ["moi c'est Jean-Luc, je répare les accordéons à Tulle", 'je répare les accordéons à Tulle'],
])('a greeting tells trade and place: %s', (greeting, told) => {
  expect(whoAndWhere(greeting)).toBe(told);
});

it.each(['I am Stavros, forty years I fix outboards', 'Hello all, Pete here', 'Nachts und am Wochenende sind wir da'])(
  'what names no place tells none: %s',
  (greeting) => {
    expect(whoAndWhere(greeting)).toBe('');
  },
);
