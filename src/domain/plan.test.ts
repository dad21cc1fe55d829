import { allowanceOf, capabilities, featuresOf, isTrialOver, paidPlanNames, plans } from './plan';

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

test('every plan advertises the lines of the specification, with the allowances that are enforced', () => {
  const lines = Object.fromEntries(paidPlanNames.map((name) => [name, featuresOf(name).map(({ text }) => text)]));
  expect(lines).toEqual({
    Starter: ['Unified Conversations Inbox', 'Basic AI Content Creation', '50 AI images a month', '5 AI videos a month', 'Email Marketing', 'Basic Analytics'],
    Pro: ['Everything in Starter', 'Autonomous Content Engine', 'AI Voice Agent Calls', '200 AI images a month', '20 AI videos a month', 'Avatar-video provider integration', 'Advanced Analytics', 'Priority Support'],
    Agency: ['Everything in Pro', 'Unlimited AI content', 'White-label', 'Multi-client management', 'Custom integrations', 'Dedicated account manager', 'API access'],
  });
});

test('only Pro is marked Most Popular', () => {
  expect(paidPlanNames.filter((name) => plans[name].popular)).toEqual(['Pro']);
});

test('a line works when its capability does, in every plan that has it', () => {
  for (const name of paidPlanNames) {
    for (const { text, works } of featuresOf(name)) {
      if (/AI images|Content Engine/.test(text)) expect(works).toBe(true);
      if (/AI videos/.test(text)) expect(works).toBe((capabilities.videos as string) === 'works');
    }
  }
});
