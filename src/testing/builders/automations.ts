import type { automationsContract, StoredAutomation } from '../../contracts/automations';
import type { Output } from '../../contracts/endpoint';
import { campaignIds } from './campaigns';
import { contactTagIds } from './contacts';

/** A draft without a trigger or steps. */
export const buildAutomation = (partial: Partial<StoredAutomation> = {}): StoredAutomation => ({
  trigger: null,
  steps: [],
  goal: null,
  reentry: 'once',
  revision: 1,
  people: { active: 0, done: 0, goal: 0, ended: 0, left: 0, stopped: 0 },
  waiting: {},
  mails: {},
  ...partial,
});

/** People who sign up get an email; those who do not click in it within two days get a tag. Twelve people wait. */
export const buildWelcome = (partial: Partial<StoredAutomation> = {}): StoredAutomation =>
  buildAutomation({
    trigger: { on: 'form' },
    revision: 4,
    people: { active: 12, done: 40, goal: 0, ended: 3, left: 1, stopped: 0 },
    waiting: { pause: 12 },
    mails: { [campaignIds.email]: { sent: 200, opens: 120, clicks: 30, conversions: 2 } },
    steps: [
      { id: 'hello', do: 'send', emailId: campaignIds.email },
      { id: 'pause', do: 'wait', minutes: 2_880 },
      { id: 'read', do: 'condition', test: { about: 'mail', is: 'not-clicked', stepId: 'hello' }, otherwise: 'end' },
      { id: 'mark', do: 'tag', tagId: contactTagIds.regular, change: 'add' },
    ],
    ...partial,
  });

/** Ada, who waits for her next step until far in the future. */
export const buildRun = (partial: Partial<Run> = {}): Run => ({
  id: runId(1),
  contactId: 'a1b2c3d4-6a1e-4b6f-8b9b-2a3e4d5c6b01',
  name: 'Ada Lovelace',
  state: 'active',
  stepId: 'pause',
  nextStepId: 'read',
  enteredAt: '2026-06-08T09:20:00.000Z',
  wakesAt: '2099-06-10T09:20:00.000Z',
  endedAt: null,
  ...partial,
});

export const buildLogLine = (number: number, partial: Partial<LogLine> = {}): LogLine => ({
  id: runId(100 + number),
  stepId: null,
  did: true,
  sentence: 'Entered: signed up.',
  at: '2026-06-08T09:20:00.000Z',
  until: null,
  ...partial,
});

export const runId = (number: number): string => `f1e2f3a4-6a1e-4b6f-8b9b-000000000${String(number).padStart(3, '0')}`;

type Run = Output<typeof automationsContract.listAutomationRuns>['items'][number];
type LogLine = Output<typeof automationsContract.listRunLog>['items'][number];
