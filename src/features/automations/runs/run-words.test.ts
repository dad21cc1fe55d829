import { buildRun, buildWelcome } from '../../../testing/builders/automations';
import type { AutomationNames } from '../automation-words';
import { runSentence } from './run-words';

const names: AutomationNames = {
  tag: () => 'Regular',
  field: () => null,
  money: String,
  segment: () => null,
  mail: () => ({ name: 'Welcome', subject: '' }),
};
const context = {
  steps: buildWelcome().steps,
  names,
  zone: 'Europe/London',
  now: new Date('2026-06-09T12:00:00.000Z'),
  isPaused: false,
};

test.each([
  [
    'who waits, until when',
    { wakesAt: '2026-06-10T09:20:00.000Z' },
    'Entered yesterday, 10:20 · at “Wait 2 days” · next step tomorrow, 10:20',
  ],
  [
    'whose time has come',
    { wakesAt: '2026-06-09T11:59:00.000Z' },
    'Entered yesterday, 10:20 · at “Wait 2 days” · next step within minutes',
  ],
  ['who has just entered', { stepId: null, wakesAt: null }, 'Entered yesterday, 10:20 · about to start'],
  [
    'whose step was taken out while they waited at it',
    { stepId: 'gone', nextStepId: 'hello', wakesAt: '2026-06-10T09:20:00.000Z' },
    'Entered yesterday, 10:20 · waiting until tomorrow, 10:20, then gets “Welcome”',
  ],
  [
    'whose step was taken out and who comes to another kind',
    { stepId: 'gone', nextStepId: 'mark', wakesAt: null },
    'Entered yesterday, 10:20 · waiting a few minutes, then “Add the tag “Regular””',
  ],
  [
    'whose step was taken out and who has none left',
    { stepId: 'gone', nextStepId: null, wakesAt: '2026-06-10T09:20:00.000Z' },
    'Entered yesterday, 10:20 · waiting until tomorrow, 10:20, then done',
  ],
  [
    'who left',
    { state: 'left', stepId: null, wakesAt: null, endedAt: '2026-06-09T09:00:00.000Z' },
    'Entered yesterday, 10:20 · left today, 10:00',
  ],
] as const)('says of one %s', (_, run, expected) => expect(runSentence(buildRun(run), context)).toBe(expected));

test('of one that is paused nothing is promised within minutes', () => {
  const due = { wakesAt: '2026-06-09T11:59:00.000Z' };
  expect(runSentence(buildRun(due), { ...context, isPaused: true })).toBe(
    'Entered yesterday, 10:20 · at “Wait 2 days” · next step when the automation resumes',
  );
  expect(runSentence(buildRun({ ...due, stepId: 'gone', nextStepId: 'hello' }), { ...context, isPaused: true })).toBe(
    'Entered yesterday, 10:20 · waiting until the automation resumes, then gets “Welcome”',
  );
});
