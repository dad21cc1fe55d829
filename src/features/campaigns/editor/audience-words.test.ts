import { audienceSentence } from './audience-words';

test.each([
  [
    { people: 412, reachable: 398, leftOut: { 'no-consent': 9, bounced: 5, erased: 0 } },
    '412 people, 398 of whom can be emailed; 14 left out: 9 have not agreed and 5 bounced.',
  ],
  [
    { people: 2, reachable: 0, leftOut: { withdrawn: 1, 'no-address': 1 } },
    '2 people, none of whom can be emailed; 2 left out: 1 withdrew consent and 1 has no email address.',
  ],
  [{ people: 1, reachable: 1, leftOut: {} }, '1 person, who can be emailed.'],
  [{ people: 1_248, reachable: 1_248, leftOut: {} }, '1,248 people, all of whom can be emailed.'],
  [{ people: 0, reachable: 0, leftOut: {} }, 'Nobody is in this audience right now.'],
  [
    { people: 5, reachable: 3, leftOut: { constructor: 2 } },
    '5 people, 3 of whom can be emailed; 2 left out: 2 for other reasons.',
  ],
])('an audience is said in one sentence: %j', (count, sentence) => expect(audienceSentence(count)).toBe(sentence));
