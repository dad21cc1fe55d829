import { allowanceOf, isTrialOver, plans } from './plan';

test('the plans are those of the specification; a trial has the allowances of Starter', () => {
  expect(Object.entries(plans).map(([name, { price, allowances }]) => [name, price, allowances.images, allowances.videos])).toEqual([
    ['Trial', null, 50, 5], ['Starter', 97, 50, 5], ['Pro', 297, 200, 20], ['Agency', 597, null, null],
  ]);
  expect(allowanceOf('Agency', 'images')).toBeNull();
});

test('only a trial ends, and at its very moment', () => {
  const endsAt = new Date('2026-12-01T00:00:00Z');
  expect(isTrialOver({ plan: 'Trial', endsAt }, new Date(endsAt.getTime() - 1))).toBe(false);
  expect(isTrialOver({ plan: 'Trial', endsAt }, endsAt)).toBe(true);
  expect(isTrialOver({ plan: 'Pro', endsAt }, endsAt)).toBe(false);
});
