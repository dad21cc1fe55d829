import { insertStep, moveStep, newStep, removeStep, replaceStep, sendsBefore, type Step } from './step-list';

const steps: Step[] = [
  { id: 'a', do: 'send', emailId: 'one' },
  { id: 'b', do: 'wait', minutes: 5 },
  { id: 'c', do: 'send', emailId: 'two' },
];
const ids = (list: readonly Step[]) => list.map(({ id }) => id).join('');

test('steps are put in, taken out, changed and moved; the others keep their order', () => {
  expect(ids(insertStep(steps, { id: 'n', do: 'wait', minutes: 1 }, 1))).toBe('anbc');
  expect(ids(removeStep(steps, 'b'))).toBe('ac');
  expect(replaceStep(steps, { id: 'b', do: 'wait', minutes: 9 })[1]).toEqual({ id: 'b', do: 'wait', minutes: 9 });
  expect(
    [
      moveStep(steps, 'c', -1),
      moveStep(steps, 'a', 1),
      moveStep(steps, 'a', -1),
      moveStep(steps, 'c', 1),
      moveStep(steps, 'gone', 1),
    ].map(ids),
  ).toEqual(['acb', 'bac', 'abc', 'abc', 'abc']);
});

test('a new condition asks about the last mail before it, or about the contact where there is none', () => {
  expect(ids(sendsBefore(steps, 2))).toBe('a');
  expect(newStep('condition', steps, 3)).toMatchObject({ test: { about: 'mail', stepId: 'c' } });
  expect(newStep('condition', steps, 0)).toMatchObject({ test: { about: 'contact' } });
});

test('each new step has an id of its own that the server takes', () => {
  const made = (['wait', 'send', 'condition', 'tag'] as const).map((kind) => newStep(kind, steps, 0).id);
  expect(new Set(made).size).toBe(4);
  for (const id of made) expect(id).toMatch(/^[a-z0-9-]{1,40}$/);
});
