import { wordsOf } from './profile-words';

it.each([
  ['Elm Street, Bristol BS1', 'Bristol'],
  ['Geylang Lorong 24', null],
  ['Hangar 7, Wanaka 9305', 'Wanaka'],
])('the place in “%s” is %s', (where, city) =>
  expect(
    wordsOf({ name: 'Ours', what: 'Lions', where, audience: '', offers: [], tone: 'friendly' }, () => true).city,
  ).toBe(city),
);
