import { buildRun, buildWelcome } from '../../testing/builders/automations';
import type { AutomationNames } from './automation-words';
import { runSentence } from './run-words';

const names: AutomationNames = { tag: () => 'Regular', field: () => null, money: String, segment: () => null, mail: () => ({ name: 'Welcome', subject: '' }) };
const told = { steps: buildWelcome().steps, names, zone: 'Europe/London', now: new Date('2026-06-09T12:00:00.000Z') };

test.each([
  ['who waits, until when', { wakesAt: '2026-06-10T09:20:00.000Z' }, 'Entered yesterday, 10:20 · at “Wait 2 days” · next step tomorrow, 10:20'],
  ['whose time has come', { wakesAt: '2026-06-09T11:59:00.000Z' }, 'Entered yesterday, 10:20 · at “Wait 2 days” · next step within minutes'],
  ['who has just entered', { stepId: null, wakesAt: null }, 'Entered yesterday, 10:20 · about to begin'],
  ['who was at a step that is gone', { stepId: 'gone', wakesAt: null }, 'Entered yesterday, 10:20 · at a step that was taken out'],
  ['who left', { state: 'left', stepId: null, wakesAt: null, endedAt: '2026-06-09T09:00:00.000Z' }, 'Entered yesterday, 10:20 · left today, 10:00'],
] as const)('says of one %s', (_, run, expected) => expect(runSentence(buildRun(run), told)).toBe(expected));
