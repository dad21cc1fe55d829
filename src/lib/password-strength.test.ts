import { LEAST_SCORE, passwordLabels } from '../domain/password';
import { PASSWORD_ADVICE } from '../domain/password-weakness';
import { loadPasswordJudge, passwordJudgeStore, passwordStrength, weakPasswordFault } from './password-strength';
import { processorMs } from '../testing/processor-time';

test('before the dictionary has loaded nothing is judged, and the server decides', async () => {
  expect([passwordStrength('password'), weakPasswordFault('password'), passwordJudgeStore.isThere()]).toEqual([
    null,
    null,
    false,
  ]);
  const heard = jest.fn();
  const stop = passwordJudgeStore.subscribe(heard);
  await loadPasswordJudge();
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(passwordJudgeStore.isThere()).toBe(true);
});

describe('with the dictionary', () => {
  beforeAll(loadPasswordJudge);

  test('an empty field is not a weak password', () => expect(passwordStrength('')).toBeNull());

  test.each([
    ['password', /^This is one of the most used passwords of all\./],
    ['sunshine1', /^This is close to a password|^Many people have used this password/],
    ['aaaaaaaaaa', /^The same character over and over|^Many people have used this password/],
    ['xzxzxzxzxz', /^A repeated piece/],
    ['efghijklm', /^Runs such as abc/],
  ])('%s is refused with a reason and advice', (password, reason) => {
    expect(weakPasswordFault(password)).toMatch(reason);
    expect(weakPasswordFault(password)).toContain(PASSWORD_ADVICE);
  });

  test.each(['loaf-of-rye-42', 'six loaves a day', 'Tq7#mVz9'])('%s is strong enough', (password) =>
    expect(weakPasswordFault(password)).toBeNull(),
  );

  test('known words about the person add nothing', () => {
    expect(weakPasswordFault('carvalhobakery')).toBeNull();
    expect(weakPasswordFault('carvalhobakery', ['ines@bakery.example', 'Ines', 'Carvalho Bakery'])).toMatch(
      /^Your name, address or company is among the first guesses\./,
    );
  });

  test('two words of the company are as weak as one, even with a space between them and without its legal form', () => {
    for (const password of ['Omar Bakery', 'Bakery-Omar-2026!', 'omar bakery ltd'])
      expect(weakPasswordFault(password, ['Omar Bakery GmbH'])).toMatch(/^Your name, address or company/);
    expect(weakPasswordFault('Omar Bakery', [])).toBeNull();
  });

  test('a strong one has a word and no advice, a weak one has both', () => {
    expect(passwordStrength('otter lamp seventeen quarry')).toEqual({
      score: 4,
      word: passwordLabels[4],
      advice: '',
      weakness: null,
    });
    expect(passwordStrength('password')).toMatchObject({
      score: 0,
      word: passwordLabels[0],
      advice: expect.stringMatching(/\.$/),
    });
    expect(LEAST_SCORE).toBeGreaterThan(0);
  });

  test('a very long password is judged quickly, by its beginning', () => {
    expect(processorMs(() => expect(passwordStrength('x7'.repeat(128))).not.toBeNull())).toBeLessThan(2_000);
  });
});
