import type { Automation } from '../../contracts/automations';
import { automationFaults } from './automation-faults';
import type { AutomationNames } from './automation-words';
import type { Step } from './steps/step-list';

const names: AutomationNames = {
  tag: (id) => (id === 'vip' ? 'VIP' : null),
  field: (id) => (id === 'birthday' ? { label: 'Birthday', kind: 'date' } : null),
  money: String,
  segment: (id) => (id === 'quiet' ? 'Quiet guests' : null),
  mail: (id) => ({ hello: { name: 'Hello', subject: 'Hi' }, empty: { name: 'Empty', subject: ' ' } })[id] ?? null,
};
const faults = (change: Partial<Automation>) =>
  automationFaults(
    { trigger: { on: 'form' }, steps: [hello, wait, hello2], goal: null, reentry: 'once', ...change },
    names,
  );
const hello: Step = { id: 'hello', do: 'send', emailId: 'hello' };
const hello2: Step = { id: 'again', do: 'tag', tagId: 'vip', change: 'add' };
const wait: Step = { id: 'pause', do: 'wait', minutes: 60 };
const asks = (stepId: string, otherwise: 'end' | 'skip-next' = 'end'): Step => ({
  id: 'ask',
  do: 'condition',
  test: { about: 'mail', is: 'clicked', stepId },
  otherwise,
});

test('an automation that is whole has none', () => expect(faults({})).toEqual([]));

test('what was not chosen or was deleted keeps it from starting', () => {
  expect(faults({ trigger: null, steps: [] })).toEqual([
    { at: 'trigger', sentence: 'Choose what starts it: a sign-up, a tag, a segment or a day.', grave: true },
    { at: 'steps', sentence: 'It has no steps yet.', grave: true },
  ]);
  const triggers: Automation['trigger'][] = [
    { on: 'tag', tagId: 'gone' },
    { on: 'segment', segmentId: 'gone' },
    { on: 'date', fieldId: 'gone', offsetDays: 0, hour: 9, yearly: true },
  ];
  expect(triggers.map((trigger) => faults({ trigger })[0]?.sentence)).toEqual([
    'The tag that starts it was deleted. Choose another.',
    'The segment that starts it was deleted. Choose another.',
    'The field that starts it was deleted. Choose another.',
  ]);
  const gone: Step[] = [
    { id: 'a', do: 'send', emailId: 'gone' },
    { id: 'b', do: 'tag', tagId: 'gone', change: 'add' },
    {
      id: 'c',
      do: 'condition',
      test: { about: 'contact', rule: { about: 'tag', is: 'has', tagId: 'gone' } },
      otherwise: 'end',
    },
  ];
  expect(faults({ steps: gone, goal: { is: 'tag', tagId: 'gone' } }).map(({ at, grave }) => [at, grave])).toEqual([
    ['a', true],
    ['b', true],
    ['c', true],
    ['goal', true],
  ]);
});

test('a mail without a subject is named', () => {
  expect(faults({ steps: [{ id: 'a', do: 'send', emailId: 'empty' }] })).toEqual([
    { at: 'a', sentence: '“Empty” has no subject yet. Write the email first.', grave: true },
  ]);
});

test('a condition asks only about mails that are sent before it', () => {
  expect(faults({ steps: [asks('hello'), hello] })[0]).toEqual({
    at: 'ask',
    sentence: 'It checks “Hello”, which is sent later. Move one of the two steps.',
    grave: true,
  });
  expect(faults({ steps: [hello, wait, asks('gone')] })[0]).toMatchObject({
    sentence: 'It checks an email that is no longer sent. Choose another.',
    grave: true,
  });
  expect(faults({ steps: [hello, wait, asks('hello')] })).toEqual([]);
});

test('two mails with no wait between them are said to go out in the same minute', () => {
  const second: Step = { id: 'second', do: 'send', emailId: 'hello' };
  expect(faults({ steps: [hello, second] })).toEqual([
    {
      at: 'second',
      sentence: 'It would be sent in the same minute as “Hello”. Add a wait between them.',
      grave: false,
    },
  ]);
  expect(faults({ steps: [hello, hello2, second] })).toHaveLength(1);
  expect(faults({ steps: [hello, wait, second] })).toEqual([]);
});

test('what makes no sense is said, and lets it start', () => {
  expect(faults({ steps: [hello, asks('hello', 'skip-next')] })).toEqual([
    {
      at: 'ask',
      sentence: 'It is checked right after “Hello” is sent. Add a wait between them so people have time to read it.',
      grave: false,
    },
    { at: 'ask', sentence: 'There is no next step to skip.', grave: false },
  ]);
  expect(faults({ steps: [hello, wait] })).toEqual([
    { at: 'pause', sentence: 'Nothing comes after this wait.', grave: false },
  ]);
});
