import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { accountContract } from '../../contracts/account';
import { planContract, type Invoice, type PlanState } from '../../contracts/plan';
import { dayInWords } from '../../domain/day-in-words';
import { featuresOf } from '../../domain/plan';
import { paidPlanNames } from '../../domain/plan-name';
import { buildAllowances, buildInvoice, buildPaid, buildPlan, buildTrial, dayIn } from '../../testing/builders/plan';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import { lastDay } from './plan-words';

const ZONE = { zone: 'UTC' };

/** Opens the section against a server with one plan, which a test may change. */
async function open(
  plan: PlanState,
  {
    session = buildSession({ workspace: ZONE }),
    invoices = [],
    styles,
  }: { session?: ReturnType<typeof buildSession>; invoices?: Invoice[]; styles?: 'all' } = {},
) {
  const serverState = { plan, invoices };
  mockEndpoint(planContract.getPlan, () => serverState.plan);
  const asked = mockEndpoint(planContract.listInvoices, () => ({ items: serverState.invoices, nextCursor: null }));
  const app = renderApp(`${paths.settings}?section=plan`, { session, styles });
  await screen.findByRole('region', { name: 'Plans' });
  await screen.findByRole('region', { name: 'Plan' });
  return { ...app, serverState, asked };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const card = (name: string) => within(screen.getByRole('article', { name }));
const toast = (text: string) => screen.findByRole('dialog', { name: text });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('usage', () => {
  test('says what is used of what and when it is back', async () => {
    await open(buildPlan());
    expect(region('Plan').getByRole('meter', { name: 'Images' })).toHaveAttribute(
      'aria-valuetext',
      '47 of 200 images used this month. Resets on 1 December.',
    );
    expect(region('Plan').queryByText(/Only|are used/)).not.toBeInTheDocument();
  });

  test.each([
    [159, 'var(--text-1)', null],
    [160, 'var(--tone-amber-dot)', 'Only 40 of 200 images left this month.'],
    [200, 'var(--tone-red-dot)', 'You have used this month’s 200 images. You get new ones on 1 December.'],
  ])('of %i of 200 has a bar in %s, and a warning leads to the plans', async (used, colour, warning) => {
    const { user } = await open(buildPlan({ allowances: buildAllowances({ images: { used, limit: 200 } }) }), {
      styles: 'all',
    });
    expect(getComputedStyle(region('Plan').getByRole('meter', { name: 'Images' }).firstElementChild!).background).toBe(
      colour,
    );
    expect(region('Plan').queryByRole('button', { name: 'See plans' }) !== null).toBe(warning !== null);
    if (warning === null) return;
    expect(region('Plan').getByText(warning)).toBeVisible();
    await user.click(region('Plan').getByRole('button', { name: 'See plans' }));
    expect(screen.getByRole('group', { name: 'All plans' })).toHaveFocus();
  });

  test('counts videos as it counts images: both can be made', async () => {
    await open(buildTrial());
    expect(region('Plan').getByRole('meter', { name: 'Videos' })).toBeVisible();
    expect(region('Plan').queryByText(/coming/i)).not.toBeInTheDocument();
  });

  test('without a limit has no meter', async () => {
    await open(
      buildPlan({
        plan: 'Agency',
        subscription: buildPaid({ plan: 'Agency' }),
        allowances: buildAllowances({ images: { used: 1_204, limit: null }, videos: { used: 0, limit: null } }),
      }),
    );
    expect(region('Plan').getByText('1,204 images this month, unlimited')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  test('of a trial says with how many workspaces it is shared', async () => {
    await open(buildTrial({ allowances: buildAllowances({ sharedBy: 2 }) }));
    expect(region('Plan').getByText(/^Shared by your 2 trial workspaces/)).toBeVisible();
  });
});

describe('the plans', () => {
  test('are those of the domain table, each line marked as on the landing page', async () => {
    await open(buildTrial());
    for (const name of paidPlanNames) {
      expect(
        card(name)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(
        featuresOf(name).map(
          ({ text, state }) => text + { works: '', partly: ' (works in part)', coming: ' (coming)' }[state],
        ),
      );
      for (const line of card(name).getAllByRole('listitem'))
        expect(line.querySelector('.lucide-check') !== null).toBe(
          !/\((works in part|coming)\)$/.test(line.textContent),
        );
      expect(card(name).queryByText('Most Popular') !== null).toBe(name === 'Pro');
    }
    expect(card('Agency').getByText('$597')).toBeVisible();
  });

  test('one is chosen after a question that names its price, and its invoice appears at once', async () => {
    const { user, serverState } = await open(buildTrial());
    const received = mockEndpoint(planContract.updatePlan, () => {
      serverState.invoices = [buildInvoice()];
      return (serverState.plan = buildTrial({ openInvoice: buildInvoice() }));
    });
    await user.click(card('Pro').getByRole('button', { name: 'Choose Pro' }));
    const dialog = await question('Choose Pro for $297 a month?');
    expect(dialog.getByText(new RegExp(serverState.plan.payments.sentence))).toBeVisible();
    expect(dialog.getByText('To pay: $297.00.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Choose Pro' }));
    await toast('Invoice 2026-0001 is ready. Pro begins once it is paid.');
    expect(received).toEqual([{ plan: 'Pro' }]);
    expect(within(await screen.findByRole('region', { name: 'Payment due' })).getByText('$297.00')).toBeVisible();
    expect(await card('Pro').findByText('Waiting for payment')).toBeVisible();
    expect(
      await within(screen.getByRole('list', { name: 'Invoices' })).findByText('2026-0001 · $297.00'),
    ).toBeVisible();
  });

  test('nothing is chosen by opening the question and leaving it', async () => {
    const received = mockEndpoint(planContract.updatePlan, () => buildPlan());
    const { user } = await open(buildTrial());
    await user.click(card('Starter').getByRole('button', { name: 'Choose Starter' }));
    await user.click((await question('Choose Starter for $97 a month?')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(received).toEqual([]);
  });

  test('a refusal stands in the question', async () => {
    mockEndpoint(planContract.updatePlan, () => refuse('conflict', 'The next month of Starter is paid already.'));
    const { user } = await open(buildPlan());
    await user.click(card('Agency').getByRole('button', { name: 'Choose Agency' }));
    const dialog = await question('Choose Agency for $597 a month?');
    await user.click(dialog.getByRole('button', { name: 'Choose Agency' }));
    expect(await dialog.findByText('The next month of Starter is paid already.')).toBeVisible();
  });

  test('a smaller one begins with the next period, and can be undone until then', async () => {
    const periodEnd = dayIn(20);
    const { user, serverState } = await open(buildPlan({ subscription: buildPaid({ periodEnd }) }));
    mockEndpoint(
      planContract.updatePlan,
      ({ plan }) => (serverState.plan = buildPlan({ subscription: buildPaid({ periodEnd, nextPlan: plan }) })),
    );
    await user.click(card('Starter').getByRole('button', { name: 'Change to Starter' }));
    const dialog = await question(`Change to Starter from ${dayInWords(periodEnd)}?`);
    await user.click(dialog.getByRole('button', { name: 'Change to Starter' }));
    const less = `From ${dayInWords(periodEnd)}: 50 images and 5 videos a month instead of 200 and 20.`;
    await toast(`Starter begins on ${dayInWords(periodEnd)}. ${less}`);
    expect(await region('Plan').findByText(less)).toBeVisible();
    expect(region('Plan').getByRole('button', { name: `End everything after ${lastDay(periodEnd)}` })).toBeVisible();
    expect(await card('Starter').findByText(`From ${dayInWords(periodEnd)}`)).toBeVisible();
    const kept = mockEndpoint(
      planContract.resumePlan,
      () => (serverState.plan = buildPlan({ subscription: buildPaid({ periodEnd }) })),
    );
    await user.click(region('Plan').getByRole('button', { name: 'Stay on Pro, without Starter' }));
    await toast('You keep the Pro plan.');
    expect(kept).toHaveLength(1);
    expect(await card('Starter').findByRole('button', { name: 'Change to Starter' })).toBeVisible();
  });
});

describe('cancelling', () => {
  test('says what stays, ends with the period, and can be undone', async () => {
    const { user, serverState } = await open(buildPlan());
    mockEndpoint(
      planContract.cancelPlan,
      () => (serverState.plan = buildPlan({ subscription: buildPaid({ cancelled: true }) })),
    );
    await user.click(region('Plan').getByRole('button', { name: 'Cancel the plan' }));
    const dialog = await question('Cancel the Pro plan?');
    expect(dialog.getByText(/Everything you made stays here to read and export/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
    expect(await within(await screen.findByRole('region', { name: 'Plan' })).findByText('Cancelled')).toBeVisible();
    mockEndpoint(planContract.resumePlan, () => (serverState.plan = buildPlan()));
    const ends = await screen.findByRole('dialog', { name: /^Pro ends after/ });
    await user.click(region('Plan').getByRole('button', { name: 'Keep Pro' }));
    expect(await region('Plan').findByText('Active')).toBeVisible();
    await toast('You keep the Pro plan.');
    await waitFor(() => expect(ends).not.toBeInTheDocument());
  });

  test('a change to a smaller plan too says that this does not follow', async () => {
    const { user } = await open(buildPlan({ subscription: buildPaid({ nextPlan: 'Starter' }) }));
    await user.click(region('Plan').getByRole('button', { name: /^End everything after/ }));
    expect((await question('Cancel the Pro plan?')).getByText(/Starter will not follow/)).toBeVisible();
  });

  test('is all that is offered where the smaller plan’s month is paid already', async () => {
    await open(
      buildPlan({
        subscription: buildPaid({ nextPlan: 'Starter' }),
        pricing: { period: null, prepaid: 'Starter', taxRate: 0 },
      }),
    );
    expect(region('Plan').getByRole('button', { name: /^End everything after/ })).toBeVisible();
    expect(region('Plan').queryByRole('button', { name: /^(Stay on|Keep)/ })).not.toBeInTheDocument();
  });

  test('is not offered where nothing is paid for', async () => {
    await open(buildTrial());
    expect(screen.queryByRole('button', { name: /Cancel the plan|^Keep/ })).not.toBeInTheDocument();
  });
});

describe('how to pay', () => {
  const paragraphs = (sentence: string) => screen.getAllByText(new RegExp(sentence));
  test('is shown once on the page, beside the amount due', async () => {
    const state = buildTrial({ openInvoice: buildInvoice() });
    await open(state);
    expect(paragraphs(state.payments.sentence)).toHaveLength(1);
    expect(region('Payment due').getByText(state.payments.sentence)).toBeVisible();
  });

  test.each([
    [true, /by email and here/],
    [false, /for one month here\. You pay/],
  ])('promises a mail only where mail is sent: %s', async (delivers, words) => {
    mockEndpoint(accountContract.getMailDelivery, () => ({ delivers }));
    const { user } = await open(buildTrial());
    expect(await region('Plans').findByText(words)).toBeVisible();
    await user.click(card('Pro').getByRole('button', { name: 'Choose Pro' }));
    expect((await question('Choose Pro for $297 a month?')).getByText(words)).toBeVisible();
  });
});

describe('an open invoice', () => {
  test('says what, how much and until when, opens in a new tab and can be cancelled', async () => {
    const invoice = buildInvoice({ dueAt: '2099-12-05T09:00:00.000Z' });
    const { user, serverState } = await open(buildTrial({ openInvoice: invoice }), { invoices: [invoice] });
    const toPay = region('Payment due');
    expect(toPay.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2026-0001',
      '$297.00',
      '5 December 2099',
      'Pro, from the day of payment to a month later',
    ]);
    expect(toPay.getByRole('link', { name: /Open invoice/ })).toHaveAttribute(
      'href',
      `/api/plan/invoices/${invoice.id}/document`,
    );
    expect(toPay.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('target', '_blank');
    const received = mockEndpoint(planContract.cancelPlan, () => (serverState.plan = buildTrial()));
    await user.click(toPay.getByRole('button', { name: 'Cancel invoice' }));
    await user.click((await question('Cancel invoice 2026-0001?')).getByRole('button', { name: 'Cancel invoice' }));
    await toast('Invoice 2026-0001 is cancelled. There is nothing to pay.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Payment due' })).not.toBeInTheDocument());
    expect(received).toHaveLength(1);
  });

  test('for the next month cannot be cancelled apart from its plan', async () => {
    const subscription = buildPaid({ periodEnd: '2099-12-05' });
    await open(
      buildPlan({
        subscription,
        openInvoice: buildInvoice({ periodStart: '2099-12-05', periodEnd: '2100-01-05', begunByPayment: false }),
        endsAt: '2099-12-19T00:00:00.000Z',
      }),
    );
    expect(region('Payment due').getByText('Pro, from 5 December to 4 January')).toBeVisible();
    expect(region('Payment due').queryByRole('button', { name: 'Cancel invoice' })).not.toBeInTheDocument();
    expect(card('Pro').getByText('Your plan')).toBeVisible();
  });

  test('whose day is over says so', async () => {
    await open(buildTrial({ openInvoice: buildInvoice({ dueAt: '2026-01-05T09:00:00.000Z' }) }));
    expect(region('Payment due').getByText('Overdue')).toBeVisible();
  });
});

test('past invoices say what became of them, each with its document', async () => {
  await open(buildPlan(), {
    invoices: [
      buildInvoice({ state: 'paid', begunByPayment: false, paidAt: '2026-11-23T09:00:00.000Z' }),
      buildInvoice({ id: '0197cccc-0000-7000-8000-000000000002', number: '2026-0000', state: 'void' }),
    ],
  });
  const rows = await within(await screen.findByRole('list', { name: 'Invoices' })).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^2026-0001 · \$297\.00Pro, from 21 November to 20 DecemberPaid on 23 November 2026Paid/),
    expect.stringMatching(/^2026-0000 · \$297\.00Pro, from the day of payment to a month laterFrom .*Cancelled/),
  ]);
  expect(screen.getByRole('link', { name: 'View invoice 2026-0000 (opens in a new tab)' })).toBeVisible();
});

describe('who may not choose', () => {
  const offered = () =>
    within(screen.getByRole('region', { name: 'Plans' })).queryAllByRole('button', { name: /^(Choose|Change)/ });

  test('a member reads the plan and who chooses it, and no invoices are asked for', async () => {
    const { asked } = await open(buildTrial({ openInvoice: buildInvoice() }), {
      session: buildSession({ workspace: { ...ZONE, role: 'member' } }),
    });
    expect(region('Plans').getByText('Owners of Corner Grill choose its plan.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel invoice/ })).not.toBeInTheDocument();
    expect([offered(), asked]).toEqual([[], []]);
  });

  test('a demo is told to register', async () => {
    await open(buildPlan({ subscription: null }), { session: buildDemoSession() });
    expect(region('Plans').getByText(/A demo has nothing to pay/)).toBeVisible();
    expect(region('Plans').getByRole('button', { name: 'Register' })).toBeVisible();
    expect(offered()).toEqual([]);
  });

  test('a workspace that another one pays for has nothing to choose', async () => {
    await open(buildPlan({ plan: 'Agency', subscription: null, coveredBy: 'Okafor & Co' }));
    expect(region('Plan').getByText(/The Agency plan of Okafor & Co covers this workspace/)).toBeVisible();
    expect(card('Agency').getByText('Your plan')).toBeVisible();
    expect(offered()).toEqual([]);
  });

  test('an agency names itself for its clients’ reports, and a covered workspace cannot', async () => {
    const agency = { name: '', contact: '' };
    const { user, serverState } = await open(buildPlan({ plan: 'Agency', agency }));
    const received = mockEndpoint(
      planContract.updateAgency,
      (wish) => (serverState.plan = buildPlan({ plan: 'Agency', agency: { ...agency, ...wish } })),
    );
    const form = within(screen.getByRole('form', { name: 'Your agency in reports' }));
    await user.type(form.getByRole('textbox', { name: /Agency name/ }), 'Aurora');
    await user.type(form.getByRole('textbox', { name: /Contact/ }), 'hello@aurora.example');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await form.findByRole('button', { name: 'Saved!' })).toBeVisible();
    expect(received).toEqual([{ name: 'Aurora', contact: 'hello@aurora.example' }]);
  });

  test('nobody is asked for an agency’s name where no other workspace can be covered', async () => {
    await open(buildPlan({ plan: 'Agency', subscription: null, coveredBy: 'Okafor & Co' }));
    expect(screen.queryByRole('form', { name: 'Your agency in reports' })).not.toBeInTheDocument();
  });

  test('whoever runs the installation changes their own plan without an invoice', async () => {
    const { user, serverState } = await open(buildPlan({ plan: 'Agency', subscription: null, endsAt: null }), {
      session: buildSession({ user: { operator: true }, workspace: ZONE }),
    });
    const received = mockEndpoint(
      planContract.updatePlan,
      ({ plan }) => (serverState.plan = buildPlan({ plan, subscription: null, endsAt: null })),
    );
    expect(card('Agency').getByText('Your plan')).toBeVisible();
    await user.click(card('Pro').getByRole('button', { name: 'Choose Pro' }));
    await user.click((await question('Put this workspace on Pro?')).getByRole('button', { name: 'Change to Pro' }));
    await toast('You are on the Pro plan.');
    expect(received).toEqual([{ plan: 'Pro' }]);
  });

  test('a workspace whose plan never ends has nothing to choose', async () => {
    await open(buildPlan({ plan: 'Agency', subscription: null, endsAt: null }));
    expect(offered()).toEqual([]);
  });
});

test('after a trial has ended every plan can be chosen, and what still works is said', async () => {
  await open(buildTrial({ endsAt: '2026-01-05T09:00:00.000Z' }));
  expect(region('Plan').getByText('Paused')).toBeVisible();
  expect(region('Plan').getByText(/You can read, edit and export it as before/)).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Plans' })).getAllByRole('button', { name: /^Choose/ }),
  ).toHaveLength(3);
});

test('a plan that could not be read can be asked for again', async () => {
  mockNetworkFailure(planContract.getPlan);
  const { user } = renderApp(`${paths.settings}?section=plan`, { session: buildSession() });
  await screen.findByText('The plan could not be loaded.');
  mockEndpoint(planContract.getPlan, () => buildPlan());
  mockEndpoint(planContract.listInvoices, () => ({ items: [], nextCursor: null }));
  await pressAgain(user);
  expect(await screen.findByRole('region', { name: 'Plans' })).toBeVisible();
  expect(await screen.findByText(/No invoices yet/)).toBeVisible();
});
