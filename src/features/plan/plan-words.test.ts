import type { PlanState } from '../../contracts/plan';
import { buildInvoice, buildPaid, buildPlan, buildTrial } from '../../testing/builders/plan';
import { choiceWords, invoiceFor, lessWords, orderWords, planWords, stepTo, type PlanPlace } from './plan-words';

const now = new Date('2026-11-21T12:00:00Z');
const place: PlanPlace = { kind: 'real', zone: 'Europe/London', deletesAt: null, givesPlans: false };
const paid = buildPaid({ periodEnd: '2026-12-15' });
const pro = (partial: Partial<PlanState> = {}) =>
  buildPlan({ endsAt: '2026-12-29T00:00:00.000Z', subscription: paid, ...partial });
const said = (state: PlanState, at: Partial<PlanPlace> = {}, when = now) => {
  const { badge, sentences } = planWords(state, { ...place, ...at }, when);
  return [badge, ...sentences].join(' ');
};

describe('what a plan means now', () => {
  test('of a trial: the days that are left, and what happens then', () => {
    const trial = buildTrial({ endsAt: '2026-11-30T12:00:00.000Z' });
    expect(said(trial)).toBe(
      '9 days left Free until 30 November. Every screen is open, with the allowances of Starter. After that, creating and sending pause until you choose a plan. You can always read and export.',
    );
    expect(said(trial, {}, new Date('2026-11-30T11:00:00Z'))).toMatch(/^1 day left/);
    expect([
      planWords(trial, place, now).status,
      planWords(trial, place, new Date('2026-11-28T12:00:00Z')).status,
    ]).toEqual(['active', 'warning']);
  });

  test('of a trial that has ended: since when, and what still works', () => {
    expect(said(buildTrial({ endsAt: '2026-11-05T12:00:00.000Z' }))).toMatch(
      /^Paused Your free trial ended on 5 November\. Creating and sending have been paused since then\. Everything you made stays\. You can read, edit and export it/,
    );
  });

  test('of a plan that is paid: through which day, and what comes after', () => {
    expect(said(pro())).toBe('Active Paid through 14 December. It continues from 15 December, for $297 a month.');
    expect(said(pro({ subscription: { ...paid, nextPlan: 'Starter' } }))).toBe(
      'Active Paid through 14 December. From 15 December you are on Starter, for $97 a month. From 15 December: 50 images and 5 videos a month instead of 200 and 20.',
    );
    expect(said(pro({ endsAt: '2026-12-15T00:00:00.000Z', subscription: { ...paid, cancelled: true } }))).toMatch(
      /^Cancelled Paid through 14 December\. It ends then: creating and sending will pause/,
    );
  });

  test('whose next month is paid already counts that too', () => {
    expect(said(pro({ endsAt: '2027-01-29T00:00:00.000Z' }))).toBe(
      'Active Paid through 14 January. It continues from 15 January, for $297 a month.',
    );
    expect(said(pro({ endsAt: '2027-01-29T00:00:00.000Z', subscription: { ...paid, nextPlan: 'Starter' } }))).toMatch(
      /Paid through 14 January\. From 15 December you are on Starter/,
    );
  });

  test('in the days of grace: that nothing has stopped, and until when', () => {
    expect(said(pro(), {}, new Date('2026-12-15T12:00:00Z'))).toBe(
      'Payment due Pro was paid through 14 December. Nothing stops before 29 December: pay by then and your plan continues.',
    );
    expect(said(pro(), {}, new Date('2026-12-14T23:00:00Z'))).toMatch(/^Active/);
  });

  test('after the days of grace: paused since', () => {
    expect(said(pro(), {}, new Date('2026-12-29T00:00:00Z'))).toMatch(/^Paused The Pro plan ended on 29 December/);
  });

  test('of one that another workspace pays: where it is chosen', () => {
    expect(said(pro({ plan: 'Agency', subscription: null, coveredBy: 'Okafor & Co' }))).toBe(
      'Covered The Agency plan of Okafor & Co covers this workspace: there is nothing to pay here. It is chosen and cancelled in Okafor & Co.',
    );
  });

  test('of the operator’s own: that it never ends', () =>
    expect(said(pro({ subscription: null, endsAt: null }))).toMatch(/It never ends, and there is nothing to pay\.$/));
  test('of a demo: what it is on', () =>
    expect(said(pro({ subscription: null, endsAt: '2026-11-22T10:00:00.000Z' }), { kind: 'demo' })).toBe(
      'Demo A demo is on the Pro plan, so that you can try everything. It ends tomorrow, 10:00.',
    ));
  test('of a workspace that is being deleted: when', () =>
    expect(said(pro(), { deletesAt: '2026-12-05T12:00:00.000Z' })).toMatch(
      /^Paused This workspace will be deleted on 5 December/,
    ));
});

describe('choosing', () => {
  const ask = (plan: 'Starter' | 'Pro' | 'Agency', state: PlanState) => choiceWords(plan, state, place, now, true);

  test('a first plan names its price and how one pays', () => {
    const trial = buildTrial();
    expect(stepTo('Pro', trial, place, now)).toBe('first');
    const { title, sentence, confirm } = ask('Pro', trial);
    expect([title, confirm]).toEqual(['Choose Pro for $297 a month?', 'Choose Pro']);
    expect(sentence).toContain(trial.payments.sentence);
    expect(sentence).not.toMatch(/takes the place/);
    expect(ask('Pro', trial).sum).toBe('To pay: $297.00.');
  });

  test('a larger one says what is to be paid and what unused days are worth', () => {
    expect(stepTo('Agency', pro(), place, now)).toBe('larger');
    const paidFor = { periodStart: '2026-11-15', periodEnd: '2026-12-15', priceCents: 29_700 };
    expect(ask('Agency', pro({ pricing: { period: paidFor, prepaid: null, taxRate: 0 } })).sum).toBe(
      'To pay: $359.40. That is $597.00 less $237.60 for 24 unused days of Pro.',
    );
    expect(ask('Agency', pro({ pricing: { period: paidFor, prepaid: null, taxRate: 1_900 } })).sum).toBe(
      'To pay: $427.69. That is $597.00, less $237.60 for 24 unused days of Pro, and $68.29 tax (19%).',
    );
  });

  test('a smaller one costs nothing now and begins with the next period', () => {
    expect(stepTo('Starter', pro(), place, now)).toBe('smaller');
    expect(ask('Starter', pro())).toEqual({
      title: 'Change to Starter from 15 December?',
      confirm: 'Change to Starter',
      sentence:
        'Until then you keep Pro, which is already paid for. From that day, Starter is $97 a month. From 15 December: 50 images and 5 videos a month instead of 200 and 20. There is nothing to pay now.',
    });
  });

  test('a smaller one takes the place of the invoice that is open, also when nothing is paid any more', () => {
    const owing = pro({ openInvoice: buildInvoice({ number: '2026-0007' }) });
    expect(ask('Starter', owing).sentence).toMatch(/Invoice 2026-0007 will be replaced by one for Starter\.$/);
    expect(choiceWords('Starter', owing, place, new Date('2026-12-16T12:00:00Z'), true)).toMatchObject({
      title: 'Continue with Starter?',
      sentence: expect.stringMatching(
        /^Your paid time on Pro is over: the month from 15 December will be Starter, for \$97\./,
      ),
    });
  });

  test('costs whoever runs the installation nothing', () => {
    expect(choiceWords('Agency', buildTrial(), { ...place, givesPlans: true }, now, true)).toEqual({
      title: 'Put this workspace on Agency?',
      confirm: 'Change to Agency',
      sentence: 'You run this installation, so there is nothing to pay: the plan starts right away and never ends.',
    });
  });

  test('another one while an invoice is open says which it replaces', () => {
    expect(ask('Agency', buildTrial({ openInvoice: buildInvoice({ number: '2026-0007' }) })).sentence).toContain(
      'It replaces invoice 2026-0007.',
    );
  });

  test('after a plan has ended is a first one again, whatever it was', () => {
    const ended = pro({ endsAt: '2026-11-20T00:00:00.000Z', subscription: buildPaid({ periodEnd: '2026-11-06' }) });
    expect([stepTo('Starter', ended, place, now), stepTo('Pro', ended, place, now)]).toEqual(['first', 'first']);
  });
});

test('an invoice has its days when they are certain, and says so where they are not', () => {
  expect(invoiceFor(buildInvoice({ begunByPayment: true, state: 'void' }))).toBe(
    'Pro, from the day of payment to a month later',
  );
  expect(invoiceFor(buildInvoice({ begunByPayment: false }))).toBe('Pro, from 21 November to 20 December');
});

test('a mail is promised only where mail is sent', () => {
  expect(orderWords(true)).toContain('by email and here');
  expect(orderWords(false)).toBe('When you choose a plan, you get an invoice for one month here.');
});

test('what becomes less is told from the allowances that are enforced, also of a plan without a limit', () => {
  expect(lessWords('Agency', 'Pro', '2026-12-21')).toBe(
    'From 21 December: 200 images and 20 videos a month instead of no limit.',
  );
});
