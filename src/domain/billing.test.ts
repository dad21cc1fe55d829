import {
  addMonth,
  amountsOf,
  book,
  centsInWords,
  decide,
  isBegunByPayment,
  isRenewal,
  isRunning,
  pausesAt,
  periodInWords,
  quoteOf,
  renewalIsDue,
  type Choice,
  type Subscription,
} from './billing';

const pro: Subscription = { plan: 'Pro', periodEnd: '2026-12-15', nextPlan: null, cancelled: false };
const november = { periodStart: '2026-11-15', periodEnd: '2026-12-15', priceCents: 29_700 };
const choose = (wanted: Choice['wanted'], change: Partial<Choice> = {}) =>
  decide({ wanted, today: '2026-11-21', subscription: pro, period: november, prepaid: null, ...change });

test('a month is a calendar month, shortened where the next one is shorter', () => {
  expect(['2026-01-31', '2028-01-31', '2026-03-31', '2026-11-15', '2026-12-31', '2026-12-01'].map(addMonth)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-04-30',
    '2026-12-15',
    '2027-01-31',
    '2027-01-01',
  ]);
});

describe('creating pauses', () => {
  test('at midnight in the zone, fourteen days after the paid period', () => {
    expect(pausesAt(pro, 'America/New_York')).toEqual(new Date('2026-12-29T05:00:00Z'));
    expect(pausesAt({ periodEnd: '2026-03-20', cancelled: false }, 'Europe/Berlin')).toEqual(
      new Date('2026-04-02T22:00:00Z'),
    ); // the clocks go forward in between
  });
  test('without grace when the plan was cancelled', () =>
    expect(pausesAt({ ...pro, cancelled: true }, 'UTC')).toEqual(new Date('2026-12-15T00:00:00Z')));
  test('after the change where midnight itself is skipped', () =>
    expect(pausesAt({ periodEnd: '2026-09-06', cancelled: true }, 'America/Santiago')).toEqual(
      new Date('2026-09-06T04:00:00Z'),
    ));
});

describe('choosing a plan', () => {
  test('a first plan is bought from today', () => {
    expect(choose('Starter', { subscription: null, period: null })).toEqual({
      kind: 'buy',
      periodStart: '2026-11-21',
      credit: null,
    });
    expect(choose('Pro', { today: '2026-12-29' })).toEqual({ kind: 'buy', periodStart: '2026-12-29', credit: null });
  });
  test('a larger one credits the unused days', () => {
    expect(choose('Agency')).toEqual({
      kind: 'buy',
      periodStart: '2026-11-21',
      credit: { for: '24 unused days of Pro', cents: 23_760 },
    });
    expect(choose('Agency', { today: '2026-12-14' })).toEqual({
      kind: 'buy',
      periodStart: '2026-12-14',
      credit: { for: '1 unused day of Pro', cents: 990 },
    });
  });
  test('a larger one in the days of grace is the next month, without credit', () => {
    expect(choose('Agency', { today: '2026-12-20' })).toEqual({ kind: 'buy', periodStart: '2026-12-15', credit: null });
  });
  test('a larger one credits a next month that is already paid', () => {
    expect(choose('Agency', { today: '2026-12-10', prepaid: 'Starter' })).toEqual({
      kind: 'buy',
      periodStart: '2026-12-10',
      credit: { for: '5 unused days of Pro and the paid month of Starter', cents: 4_950 + 9_700 },
    });
  });
  test('a smaller one waits for the next month', () =>
    expect([choose('Starter'), choose('Starter', { today: '2026-12-20' })]).toEqual([
      { kind: 'switch' },
      { kind: 'switch' },
    ]));
  test('the same one continues, without a purchase', () =>
    expect(choose('Pro', { subscription: { ...pro, nextPlan: 'Starter' } })).toEqual({ kind: 'keep' }));
  test('cannot undo a next month that is paid', () =>
    expect(choose('Pro', { prepaid: 'Starter' })).toEqual({ kind: 'prepaid', plan: 'Starter' }));
  test('after a cancelled one has ended is a first one', () =>
    expect(choose('Pro', { today: '2026-12-15', subscription: { ...pro, cancelled: true } })).toMatchObject({
      kind: 'buy',
      credit: null,
    }));
});

describe('a payment', () => {
  const next = { plan: 'Pro', periodStart: '2026-12-15' } as const;
  test('of the next month continues without a gap, early or late', () => {
    for (const today of ['2026-12-09', '2026-12-15', '2026-12-28'])
      expect(book({ invoice: next, subscription: pro, today })).toEqual({
        periodStart: '2026-12-15',
        periodEnd: '2027-01-15',
        later: false,
      });
  });
  test('after the days of grace begins a new period: paused days are not paid for', () => {
    expect(book({ invoice: next, subscription: pro, today: '2026-12-29' })).toEqual({
      periodStart: '2026-12-29',
      periodEnd: '2027-01-29',
      later: false,
    });
  });
  test('for a smaller plan that comes early waits for its day', () => {
    expect(book({ invoice: { ...next, plan: 'Starter' }, subscription: pro, today: '2026-12-10' })).toEqual({
      periodStart: '2026-12-15',
      periodEnd: '2027-01-15',
      later: true,
    });
    expect(book({ invoice: { ...next, plan: 'Starter' }, subscription: pro, today: '2026-12-15' })).toMatchObject({
      later: false,
    });
  });
  test('for a newly chosen plan begins that day', () => {
    expect(
      book({ invoice: { plan: 'Agency', periodStart: '2026-11-21' }, subscription: pro, today: '2026-11-25' }),
    ).toEqual({ periodStart: '2026-11-25', periodEnd: '2026-12-25', later: false });
    expect(
      book({ invoice: { plan: 'Starter', periodStart: '2026-01-30' }, subscription: null, today: '2026-01-31' }),
    ).toEqual({ periodStart: '2026-01-31', periodEnd: '2026-02-28', later: false });
  });
});

test('the next invoice is issued from seven days before the end until the grace is over, but not once cancelled', () => {
  expect(['2026-12-07', '2026-12-08', '2026-12-28', '2026-12-29'].map((today) => renewalIsDue(pro, today))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(renewalIsDue({ ...pro, cancelled: true }, '2026-12-10')).toBe(false);
});

test('a renewal is the next period of the same or a smaller plan', () => {
  expect([
    isRenewal({ plan: 'Starter', periodStart: '2026-12-15' }, pro),
    isRenewal({ plan: 'Agency', periodStart: '2026-12-15' }, pro),
    isRenewal({ plan: 'Pro', periodStart: '2026-12-01' }, pro),
    isRenewal({ plan: 'Pro', periodStart: '2026-12-15' }, null),
  ]).toEqual([true, false, false, false]);
});

test('a plan runs to the end of its grace; a cancelled one to the end of what is paid', () => {
  expect([
    isRunning(pro, '2026-12-28'),
    isRunning(pro, '2026-12-29'),
    isRunning({ ...pro, cancelled: true }, '2026-12-14'),
    isRunning({ ...pro, cancelled: true }, '2026-12-15'),
    isRunning(null, '2026-12-01'),
  ]).toEqual([true, false, true, false, false]);
});

test('tax is rounded once, and an amount is never negative', () => {
  expect(amountsOf({ plan: 'Pro', creditCents: 6_333, taxRate: 1_900 })).toEqual({
    netCents: 23_367,
    taxCents: 4_440,
    totalCents: 27_807,
  });
  expect(amountsOf({ plan: 'Starter', creditCents: 99_999, taxRate: 770 })).toEqual({
    netCents: 0,
    taxCents: 0,
    totalCents: 0,
  });
  expect(centsInWords(159_705, 'USD')).toBe('$1,597.05');
});

describe('the cost of a choice', () => {
  const quote = (wanted: Choice['wanted'], today = '2026-11-21', taxRate = 1_900) =>
    quoteOf({ wanted, today, subscription: pro, period: november, prepaid: null, taxRate });
  test('equals its later invoice: price, credit, tax and total', () => {
    expect(quote('Agency')).toEqual({
      priceCents: 59_700,
      credit: { for: '24 unused days of Pro', cents: 23_760 },
      taxRate: 1_900,
      netCents: 35_940,
      taxCents: 6_829,
      totalCents: 42_769,
    });
    expect(
      quoteOf({ wanted: 'Starter', today: '2026-11-21', subscription: null, period: null, prepaid: null, taxRate: 0 }),
    ).toMatchObject({ credit: null, totalCents: 9_700 });
  });
  test('is zero for a smaller plan, or for the current one', () =>
    expect([quote('Starter'), quote('Pro')]).toEqual([null, null]));
});

describe('the days of an invoice', () => {
  const chosen = { issuedAt: new Date('2026-11-21T23:30:00Z'), periodStart: '2026-11-21', periodEnd: '2026-12-21' };
  test('do not exist before a newly chosen plan is paid, even if it never is', () => {
    expect((['open', 'void', 'paid'] as const).map((state) => isBegunByPayment({ ...chosen, state }, 'UTC'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isBegunByPayment({ ...chosen, state: 'open', periodStart: '2026-11-28' }, 'UTC')).toBe(false);
    expect(isBegunByPayment({ ...chosen, state: 'open', periodStart: '2026-11-22' }, 'Europe/Berlin')).toBe(true);
  });
  test('are its first and its last, or the day of payment', () => {
    expect(periodInWords({ ...chosen, begunByPayment: false })).toEqual({ start: '21 November', end: '20 December' });
    expect(periodInWords({ ...chosen, begunByPayment: false }, { year: true })).toEqual({
      start: '21 November 2026',
      end: '20 December 2026',
    });
    expect(periodInWords({ ...chosen, begunByPayment: true })).toEqual({
      start: 'the day of payment',
      end: 'a month later',
    });
  });
});
