import { draftSentence, whenFact, whenWords } from './when-words';

const now = new Date('2026-11-22T18:00:00.000Z');
const [ahead, over] = ['2026-11-24T14:30:00.000Z', '2026-11-21T14:30:00.000Z'];
const ZONE = 'America/New_York';

test.each([
  [
    'at its time',
    { sendAt: ahead, localHour: null },
    'Not scheduled yet. Press Schedule to send it Tuesday 24 November, 09:30.',
  ],
  [
    'at once when its time is over',
    { sendAt: over, localHour: null },
    'Not sent yet. Its scheduled time, Saturday 21 November, 09:30, has passed. Press Send now to send it immediately.',
  ],
  [
    'at once when it has no time',
    { sendAt: null, localHour: null },
    'Not sent yet. Press Send now to send it immediately.',
  ],
  [
    'at each reader’s hour',
    { sendAt: ahead, localHour: 9 },
    'Not scheduled yet. Press Schedule to send it at 09:00 in each reader’s time zone, from Tuesday 24 November.',
  ],
  [
    'at each reader’s hour, whatever day was before',
    { sendAt: over, localHour: 9 },
    'Not scheduled yet. Press Schedule to send it at 09:00 in each reader’s time zone.',
  ],
])('a draft says that it takes a press, and then goes out %s', (_, when, expected) => {
  expect(draftSentence(when, ZONE, now)).toBe(expected);
});

test('a moment names its day, in another year with it, and as a fact also the clock', () => {
  expect(whenWords({ sendAt: '2027-01-04T14:30:00.000Z', localHour: null }, ZONE, now)).toBe(
    'Monday 4 January 2027, 09:30',
  );
  expect(whenFact({ sendAt: ahead, localHour: null }, ZONE, now)).toBe(
    'Tuesday 24 November, 09:30 (America/New York time)',
  );
  expect(whenFact({ sendAt: ahead, localHour: 17 }, ZONE, now)).toBe(
    'At 17:00 in each reader’s time zone, from Tuesday 24 November',
  );
  expect(whenFact({ sendAt: null, localHour: null }, ZONE, now)).toBe('Immediately');
});
