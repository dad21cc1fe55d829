import { callPlaces, takeTurn, type DialogueState } from './call-dialogue';
import { keysAt } from './call-keys';

const titles = ['Rye in the morning', 'Buns', 'The oven at four'];
const start: DialogueState = { at: 'ideas', idea: 2, reason: 'done', misses: 0, ideas: 3, confirms: true };

test.each(callPlaces.flatMap((at) => [1, 3].map((ideas) => [at, ideas] as const)))(
  'in “%s” with %d ideas, the keys that are named are those that do something',
  (at, ideas) => {
    const state = { ...start, at, ideas, idea: 1 };
    const works = [...'1234567890*#'].filter((key) => {
      const { lines, effect } = takeTurn(state, { kind: 'key', key });
      return (lines.length > 0 || effect !== null) && !lines.some(({ say }) => say === 'wrong-key');
    });
    expect(
      keysAt(state, titles)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(works.sort());
  },
);

test('a key is named after what it does now', () => {
  const words = (at: DialogueState['at']) =>
    Object.fromEntries(keysAt({ ...start, at }, titles).map(({ key, says }) => [key, says]));
  expect(words('ideas')).toMatchObject({ 2: 'Buns', 5: 'More about 2', 0: 'None' });
  expect(words('confirm')).toMatchObject({ 1: 'Yes', 2: 'No' });
  expect(words('reason')).toMatchObject({ 3: 'Wrong time of year' });
});
