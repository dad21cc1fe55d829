import { stateOf } from './capability';
import { allowanceOf, featuresOf, plans } from './plan';
import { paidPlanNames } from './plan-name';
import { pauseOf } from './plan-pause';

test('the plans are those of the specification; a trial has the allowances of Starter', () => {
  expect(
    Object.entries(plans).map(([name, { price, allowances }]) => [name, price, allowances.images, allowances.videos]),
  ).toEqual([
    ['Trial', null, 50, 5],
    ['Starter', 97, 50, 5],
    ['Pro', 297, 200, 20],
    ['Agency', 597, null, null],
  ]);
  expect(allowanceOf('Agency', 'images')).toBeNull();
});

describe('creating pauses', () => {
  const endsAt = new Date('2026-12-01T00:00:00Z');
  const trial = { kind: 'real', plan: 'Trial', endsAt, deletesAt: null } as const;
  test('when a trial ends, at that very moment', () => {
    expect(pauseOf(trial, new Date(endsAt.getTime() - 1))).toBeNull();
    expect(pauseOf(trial, endsAt)).toBe('trial_ended');
  });
  test('when a paid plan ends, and never where there is no end', () => {
    expect(pauseOf({ ...trial, plan: 'Pro' }, endsAt)).toBe('plan_ended');
    expect(pauseOf({ ...trial, plan: 'Agency', endsAt: null }, endsAt)).toBeNull();
  });
  test('while a workspace waits for its deletion, whatever its plan', () => {
    expect(pauseOf({ ...trial, endsAt: null, deletesAt: endsAt }, new Date(0))).toBe('being_deleted');
  });
  test('never for a demo: one that has ended is deleted', () =>
    expect(pauseOf({ ...trial, kind: 'demo', plan: 'Pro' }, endsAt)).toBeNull());
});

test('every plan lists the lines of the specification, with the enforced allowances', () => {
  const lines = Object.fromEntries(paidPlanNames.map((name) => [name, featuresOf(name).map(({ text }) => text)]));
  expect(lines).toEqual({
    Starter: [
      'Unified Conversations Inbox',
      'Basic AI Content Creation',
      '50 AI images a month',
      '5 AI videos a month',
      'Email Marketing',
      'Basic Analytics',
    ],
    Pro: [
      'Everything in Starter',
      'Autonomous Content Engine',
      'AI Voice Agent Calls',
      '200 AI images a month',
      '20 AI videos a month',
      'Avatar-video provider integration',
      'Advanced Analytics',
      'Priority Support',
    ],
    Agency: [
      'Everything in Pro',
      'Unlimited AI content',
      'White-label',
      'Multi-client management',
      'Custom integrations',
      'Dedicated account manager',
      'API access',
    ],
  });
});

test('only Pro is marked Most Popular', () => {
  expect(paidPlanNames.filter((name) => plans[name].popular)).toEqual(['Pro']);
});

test('what can be made is listed as working, in every plan that has it', () => {
  for (const name of paidPlanNames) {
    for (const { text, state } of featuresOf(name)) {
      if (/AI images|AI videos|Content Engine|Email Marketing/.test(text))
        expect([text, state]).toEqual([text, 'works']);
    }
  }
});

test('a line that stands for a whole plan works only when each of its lines does', () => {
  for (const [name, included] of [
    ['Pro', 'Starter'],
    ['Agency', 'Pro'],
  ] as const) {
    const states = new Set(featuresOf(included).map(({ state }) => state));
    const [line] = featuresOf(name);
    expect(line!.text).toBe(`Everything in ${included}`);
    expect(line!.state).toBe(states.size === 1 ? [...states][0] : 'partly');
  }
  expect(stateOf('inbox') === 'coming' && featuresOf('Pro')[0]!.state === 'works').toBe(false);
});
