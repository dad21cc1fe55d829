import { usualAutopilot } from './autopilot';
import { autopilotHold, autopilotTime } from './autopilot-guards';
import { mentionsOffer } from './offer-words';
import { usualRhythm } from './posting-rhythm';

const guards = { ...usualAutopilot, mode: 'auto' as const };
const monday = new Date('2027-06-07T06:00:00Z');
const time = (part: Partial<typeof guards> = {}, more: Partial<Parameters<typeof autopilotTime>[2]> = {}) => {
  const { date, time: at } = autopilotTime(monday, 'Europe/London', {
    ...{ guards: { ...guards, ...part }, rhythm: usualRhythm, taken: new Set<number>(), aboutOn: null },
    ...more,
  });
  return `${date} ${at}`;
};

describe('when a post of the autopilot goes out', () => {
  test('is the usual time of posts, or the one that its owner chose', () => {
    expect(time()).toBe('2027-06-10 16:30');
    expect(time({ slot: { weekday: 2, time: '18:00' } })).toBe('2027-06-08 18:00');
  });

  test('leaves a day to stop it, whatever the rhythm', () => {
    expect(time({}, { rhythm: { ...usualRhythm, frequency: 'hourly' } })).toBe('2027-06-08 08:00');
    expect(time({ slot: { weekday: 1, time: '18:00' } })).toBe('2027-06-14 18:00');
  });

  test('is no day off, no day of remembrance and no time that is taken', () => {
    expect(time({ quietWeekdays: [4], quietDays: ['2027-06-11'] })).toBe('2027-06-14 16:30');
    expect(time({}, { taken: new Set([Date.parse('2027-06-10T15:30:00Z')]) })).toBe('2027-06-11 16:30');
    const before = new Date('2027-11-08T08:00:00Z'); // Remembrance Sunday is on 14 November 2027
    const { date } = autopilotTime(before, 'Europe/London', {
      ...{ guards: { ...guards, slot: { weekday: 7, time: '10:00' } }, rhythm: usualRhythm },
      ...{ taken: new Set<number>(), aboutOn: null },
    });
    expect(date).toBe('2027-11-15');
  });

  test('comes before the day that the post is about', () => {
    expect(time({}, { aboutOn: '2027-06-10' })).toBe('2027-06-09 16:30');
  });
});

describe('a guard rail', () => {
  const post = {
    ...{ confidence: 80, kind: 'How-to' as const, text: 'How to keep bread', avoidWords: ['cheap'], aboutOn: null },
    writtenBy: 'builtin',
    ...{ at: { date: '2027-06-10', time: '16:30' }, zone: 'Europe/London', postsInWeek: 0 },
  };

  test.each([
    ['nothing', {}, {}, null],
    ['too little confidence', { leastConfidence: 81 }, {}, 'low-confidence'],
    ['a day of remembrance that it is about', {}, { aboutOn: '2027-11-14' }, 'solemn-day'],
    ['a day of remembrance on which it goes out', {}, { at: { date: '2027-11-14', time: '10:00' } }, 'solemn-day'],
    ['a word to avoid', {}, { text: 'Cheap bread' }, 'avoided-word'],
    ['a price', {}, { text: 'A loaf for £4' }, 'offer'],
    ['a price that is allowed', { withoutOffers: false }, { text: 'A loaf for £4' }, null],
    ['words of a model that nobody has read', {}, { writtenBy: 'writer-1' }, 'model-words'],
    ['a day off', { quietWeekdays: [4] }, {}, 'quiet-day'],
    ['enough posts', { weeklyCap: 2 }, { postsInWeek: 2 }, 'cap'],
    ['a day that has come by then', {}, { aboutOn: '2027-06-10' }, 'short-notice'],
  ])('%s', (_what, change, part, held) => {
    expect(autopilotHold({ ...guards, ...change }, { ...post, ...part })).toBe(held);
  });
});

test.each([
  ['Our rye is 20% off', true],
  ['Zwei Brote zum halben Preis', true],
  ['Une remise pour vous', true],
  ['Esta oferta termina', true],
  ['Ask us about this week’s offers', true],
  ['Rye at 4 EUR a loaf', true],
  ['How to keep bread for 3 days', false],
  ['Feel free to come by', false],
])('“%s” mentions a price or an offer: %s', (text, found) => {
  expect(mentionsOffer(text, 'How-to')).toBe(found);
});

test('an idea of the kind offer is one, whatever its words', () => {
  expect(mentionsOffer('Come and see', 'Offer')).toBe(true);
});
