import type { Automation } from '../../contracts/automations';
import {
  enterSentence,
  goalSentence,
  mailWords,
  outsideSentence,
  reentrySentence,
  stepSentence,
  triggerNote,
  triggerSentence,
  waitParts,
  waitWords,
  type AutomationNames,
} from './automation-words';
import type { Step } from './steps/step-list';

const names: AutomationNames = {
  tag: (id) => (id === 'vip' ? 'VIP' : null),
  field: (id) => (id === 'birthday' ? { label: 'Birthday', kind: 'date' } : null),
  money: (hundredths) => `$${hundredths / 100}`,
  segment: (id) => (id === 'quiet' ? 'Quiet guests' : null),
  mail: (id) =>
    ({
      hello: { name: 'Hello', subject: 'Hi' },
      plain: { name: '', subject: 'Only a subject' },
      bare: { name: '', subject: '' },
    })[id] ?? null,
};

test.each<[Automation['trigger'], string]>([
  [null, 'No trigger yet'],
  [{ on: 'form' }, 'Starts when someone signs up on your page and confirms'],
  [{ on: 'tag', tagId: 'vip' }, 'Starts when someone gets the tag “VIP”'],
  [{ on: 'tag', tagId: 'gone' }, 'Starts when someone gets a deleted tag'],
  [{ on: 'segment', segmentId: 'quiet' }, 'Starts when someone joins the segment “Quiet guests”'],
  [
    { on: 'date', fieldId: 'birthday', offsetDays: 0, hour: 9, yearly: true },
    'Starts on the day in the field “Birthday”, at 09:00, every year',
  ],
  [
    { on: 'date', fieldId: 'birthday', offsetDays: -1, hour: 0, yearly: false },
    'Starts 1 day before the day in the field “Birthday”, at 00:00, once',
  ],
  [
    { on: 'date', fieldId: 'gone', offsetDays: 14, hour: 18, yearly: false },
    'Starts 14 days after the day in a deleted field, at 18:00, once',
  ],
])('%o begins as: %s', (trigger, expected) => {
  expect(triggerSentence(trigger, names)).toBe(expected);
  if (trigger)
    for (const stage of ['draft', 'begun', 'changed'] as const) expect(triggerNote(trigger.on, stage)).toMatch(/\.$/);
});

const hello: Step = { id: 'a', do: 'send', emailId: 'hello' };
test.each<[Step, string]>([
  [{ id: 'x', do: 'wait', minutes: 2_880 }, 'Wait 2 days'],
  [hello, 'Send “Hello”'],
  [{ id: 'x', do: 'send', emailId: 'gone' }, 'Send a deleted email'],
  [{ id: 'x', do: 'tag', tagId: 'vip', change: 'add' }, 'Add the tag “VIP”'],
  [{ id: 'x', do: 'tag', tagId: 'gone', change: 'remove' }, 'Remove a deleted tag'],
  [
    { id: 'x', do: 'condition', test: { about: 'mail', is: 'not-clicked', stepId: 'a' }, otherwise: 'end' },
    'Continue only if “Hello” was not clicked – otherwise end here',
  ],
  [
    { id: 'x', do: 'condition', test: { about: 'mail', is: 'opened', stepId: 'gone' }, otherwise: 'skip-next' },
    'Continue only if an email that is no longer sent was opened – otherwise skip the next step',
  ],
  [
    {
      id: 'x',
      do: 'condition',
      test: { about: 'contact', rule: { about: 'tag', is: 'has-not', tagId: 'vip' } },
      otherwise: 'end',
    },
    'Continue only with people who do not have the tag “VIP” – otherwise end here',
  ],
])('a step says: %o', (step, expected) => expect(stepSentence(step, [hello], names)).toBe(expected));

test('a mail is called by its name, else by its subject', () => {
  expect(['hello', 'plain', 'bare'].map((id) => mailWords(id, names))).toEqual([
    '“Hello”',
    '“Only a subject”',
    'an untitled email',
  ]);
});

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [1_440, '1 day'],
  [1_500, '25 hours'],
  [1_441, '1 day 1 minute'],
  [10_080, '1 week'],
  [20_160, '2 weeks'],
  [525_600, '365 days'],
])('%d minutes are %s', (minutes, expected) => {
  expect(waitWords(minutes)).toBe(expected);
});

test('a wait is edited in the largest unit that says it wholly', () => {
  expect([2, 120, 2_880, 20_160].map(waitParts)).toEqual([
    { amount: 2, unit: 'minutes' },
    { amount: 2, unit: 'hours' },
    { amount: 2, unit: 'days' },
    { amount: 2, unit: 'weeks' },
  ]);
});

test('who enters is said of whoever asks before it starts', () => {
  expect(enterSentence({ on: 'form' }, names)).toBe('Anyone who signs up on your page and confirms, from now on.');
  expect(enterSentence({ on: 'date', fieldId: 'birthday', offsetDays: -7, hour: 9, yearly: true }, names)).toBe(
    'Everyone, 7 days before the day in the field “Birthday”, at 09:00, every year, from now on.',
  );
});

test.each<[NonNullable<Automation['trigger']>, string]>([
  [{ on: 'form' }, 'Anyone who confirmed before you start it.'],
  [{ on: 'tag', tagId: 'vip' }, 'Anyone who already has the tag.'],
  [{ on: 'segment', segmentId: 'quiet' }, 'Anyone who is already in the segment.'],
  [
    { on: 'date', fieldId: 'birthday', offsetDays: 0, hour: 9, yearly: true },
    'Anyone whose day has passed when you start it.',
  ],
])('of %o it is said who does not enter', (trigger, expected) => expect(outsideSentence(trigger)).toBe(expected));

test('goal and coming back are said', () => {
  expect(
    [null, { is: 'converted' as const }, { is: 'tag' as const, tagId: 'vip' }].map((goal) => goalSentence(goal, names)),
  ).toEqual([
    'No goal',
    'Leaves early when someone buys something after one of its emails',
    'Leaves early when someone gets the tag “VIP”',
  ]);
  expect([reentrySentence('once'), reentrySentence('again')]).toEqual([
    'Each person once',
    'Every time it happens, at most once a day',
  ]);
});
