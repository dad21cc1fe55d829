import { nounOf, relatedSuites } from './related-suites';

const imports = [
  { from: 'src/ui/dialog.test.tsx', to: 'src/ui/dialog.tsx' },
  { from: 'src/ui/dialog.tsx', to: 'src/ui/button.tsx' },
  { from: 'src/features/plan/plan-parts.tsx', to: 'src/ui/button.tsx' },
  { from: 'src/features/plan/plan-parts.test.tsx', to: 'src/features/plan/plan-parts.tsx' },
];
const suites = [
  'src/features/plan/plan-parts.test.tsx',
  'src/ui/dialog.test.tsx',
  'netlify/features/plan/plan-handlers.test.ts',
  'src/lib/money.test.ts',
];
const question = { imports, suites, seconds: {}, budget: 100 };

test('whatever imports a changed file is related, over other files too', () => {
  expect(relatedSuites({ ...question, changed: ['src/ui/button.tsx'] }).taken.sort()).toEqual([
    'src/features/plan/plan-parts.test.tsx',
    'src/ui/dialog.test.tsx',
  ]);
});

test('a noun is tested on both sides', () => {
  expect(relatedSuites({ ...question, changed: ['src/contracts/plan.ts'] }).taken.sort()).toEqual([
    'netlify/features/plan/plan-handlers.test.ts',
    'src/features/plan/plan-parts.test.tsx',
  ]);
});

test('a changed suite runs even when nothing imports it, and when it alone is over the budget', () => {
  const changed = ['src/lib/money.test.ts'];
  expect(relatedSuites({ ...question, changed, seconds: { 'src/lib/money.test.ts': 500 } })).toEqual({
    taken: changed,
    left: 0,
  });
});

test('the nearest are taken while the time lasts, and the others are counted', () => {
  const seconds = { 'src/ui/dialog.test.tsx': 4, 'src/features/plan/plan-parts.test.tsx': 5 };
  expect(
    relatedSuites({ ...question, changed: ['src/ui/dialog.tsx', 'src/ui/button.tsx'], seconds, budget: 8 }),
  ).toEqual({ taken: ['src/ui/dialog.test.tsx'], left: 1 });
});

test('a circle of imports ends', () => {
  const circle = [...imports, { from: 'src/ui/button.tsx', to: 'src/ui/dialog.tsx' }];
  expect(relatedSuites({ ...question, imports: circle, changed: ['src/ui/button.tsx'] }).left).toBe(0);
});

test.each([
  ['src/features/plan/components/invoice-list.tsx', 'plan'],
  ['netlify/functions/plan.ts', 'plan'],
  ['netlify/database/schema/plan.ts', 'plan'],
  ['netlify/records/plan/usage.ts', 'plan'],
  ['src/domain/plan.ts', 'plan'],
  ['src/ui/button.tsx', undefined],
  ['netlify/http/serve.ts', undefined],
])('%s belongs to %s', (file, noun) => {
  expect(nounOf(file)).toBe(noun);
});
