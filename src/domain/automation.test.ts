import { comingStep, type AutomationStep } from './automation';

const steps: AutomationStep[] = [
  { id: 'hello', do: 'send', emailId: 'a' },
  { id: 'pause', do: 'wait', minutes: 5 },
  { id: 'more', do: 'send', emailId: 'b' },
];

describe('the step that comes next', () => {
  it.each<[string, { stepId: string | null; position: number }, number]>([
    ['of somebody who has just entered is the first', { stepId: null, position: 0 }, 0],
    ['of somebody who waited is the one behind the wait', { stepId: 'pause', position: 1 }, 2],
    ['of somebody who was held at a step is that step', { stepId: 'more', position: 2 }, 2],
    ['follows a step that was moved', { stepId: 'more', position: 0 }, 2],
    ['of somebody at a step that was taken out is what stands there now', { stepId: 'gone', position: 1 }, 1],
    ['is none where the end was taken out', { stepId: 'gone', position: 7 }, 3],
  ])('%s', (_sentence, place, index) => expect(comingStep(steps, place)).toBe(index));
});
