import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { operatorContract } from '../../contracts/operator';
import { planContract } from '../../contracts/plan';
import { buildSystem } from '../../testing/builders/operator';
import { buildOperatorInvoice, buildSharedUsage } from '../../testing/builders/plan';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

const none = { items: [], nextCursor: null };

beforeEach(() => {
  mockEndpoint(operatorContract.getSystem, () => buildSystem());
  mockEndpoint(operatorContract.listMails, () => none);
});

async function open(search: string) {
  const app = renderApp(`${paths.operator}${search}`, { session: buildSession({ user: { operator: true } }) });
  await screen.findByRole('heading', { level: 1, name: 'Operator' });
  return app;
}

describe('invoices', () => {
  const open2099 = buildOperatorInvoice({ dueAt: '2099-12-05T12:00:00.000Z' });

  test('teach what would stand there, and which settings fill them', async () => {
    mockEndpoint(planContract.listOperatorInvoices, () => none);
    await open('?tab=invoices');
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What your invoices say' })).toHaveTextContent(
      /INVOICE_SELLER=.*INVOICE_PAYMENT=.*INVOICE_TAX_RATE=.*INVOICE_NOTE=/,
    );
  });

  test('say who owes how much for what until when, each with its document', async () => {
    mockEndpoint(planContract.listOperatorInvoices, () => ({
      items: [
        open2099,
        buildOperatorInvoice({
          id: '0197cccc-0000-7000-8000-000000000002',
          number: '2026-0002',
          dueAt: '2026-01-05T12:00:00.000Z',
        }),
        buildOperatorInvoice({
          id: '0197cccc-0000-7000-8000-000000000003',
          number: '2026-0003',
          state: 'paid',
          begunByPayment: false,
          paidAt: '2026-11-23T12:00:00.000Z',
        }),
      ],
      nextCursor: null,
    }));
    await open('?tab=invoices');
    const rows = (await within(await screen.findByRole('list', { name: 'Invoices' })).findAllByRole('listitem')).map(
      (row) => row.textContent,
    );
    expect(rows).toEqual([
      expect.stringMatching(
        /^2026-0001 · \$297\.00 · Corner GrillMaya Okafor, Corner Grill LtdPro, from the day of payment to a month laterIssued on 21 November 2026, due on 5 December 2099.*Mark as paidCancel invoiceOpen$/,
      ),
      expect.stringMatching(/due on 5 January 2026.*Overdue$/),
      expect.stringMatching(
        /Pro, from 21 November 2026 to 20 December 2026Issued on 21 November 2026, paid on 23 November 2026Open documentPaid$/,
      ),
    ]);
    expect(screen.getByRole('link', { name: 'Open document of 2026-0001 (opens in a new tab)' })).toHaveAttribute(
      'href',
      `/api/operator/invoices/${open2099.id}/document`,
    );
  });

  test('are marked as paid after a question that names sum and number', async () => {
    const serverState = { invoice: open2099 };
    mockEndpoint(planContract.listOperatorInvoices, () => ({ items: [serverState.invoice], nextCursor: null }));
    const paid = mockEndpoint(
      planContract.payInvoice,
      () => (serverState.invoice = { ...open2099, state: 'paid', paidAt: '2026-11-23T12:00:00.000Z' }),
    );
    const { user } = await open('?tab=invoices');
    await user.click(await screen.findByRole('button', { name: 'Mark as paid: 2026-0001' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Have you received $297.00 for 2026-0001?' }));
    expect(dialog.getByText(/The Pro plan of Corner Grill will begin or continue right away/)).toBeVisible();
    expect(paid).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByRole('dialog', { name: 'Invoice 2026-0001 is paid.' })).toBeVisible();
    expect(paid).toEqual([{ invoiceId: open2099.id }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as paid/ })).not.toBeInTheDocument());
  });

  test('are taken back, and a refusal stands in the question', async () => {
    mockEndpoint(planContract.listOperatorInvoices, () => ({ items: [open2099], nextCursor: null }));
    const taken = mockEndpoint(planContract.voidInvoice, () => refuse('conflict', 'This invoice is paid already.'));
    const { user } = await open('?tab=invoices');
    await user.click(await screen.findByRole('button', { name: 'Cancel invoice 2026-0001' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel invoice 2026-0001?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel invoice' }));
    expect(await dialog.findByText('This invoice is paid already.')).toBeVisible();
    mockEndpoint(planContract.voidInvoice, () => ({ ...open2099, state: 'void' as const }));
    await user.click(dialog.getByRole('button', { name: 'Cancel invoice' }));
    expect(await screen.findByRole('dialog', { name: 'Invoice 2026-0001 is cancelled.' })).toBeVisible();
    expect(taken).toEqual([{ invoiceId: open2099.id }]);
  });

  test('are filtered by state, which the address keeps', async () => {
    const asked = mockEndpoint(planContract.listOperatorInvoices, ({ state }) => ({
      items: state === 'paid' ? [] : [open2099],
      nextCursor: null,
    }));
    const { user, router } = await open('?tab=invoices');
    await user.click(within(await screen.findByRole('group', { name: 'Show' })).getByText('Paid'));
    expect(await screen.findByRole('heading', { name: 'No invoice is paid yet' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What your invoices say' })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=invoices&state=paid');
    await user.click(screen.getByRole('button', { name: 'Show all invoices' }));
    expect(await screen.findByRole('button', { name: 'Mark as paid: 2026-0001' })).toBeVisible();
    expect(asked.map(({ state }) => state)).toEqual(expect.arrayContaining([undefined, 'paid']));
  });
});

describe('usage', () => {
  test('shows the workspaces that chose to share it, and says that only these are here', async () => {
    mockEndpoint(planContract.listSharedUsage, () => ({
      items: [
        buildSharedUsage(),
        buildSharedUsage({
          id: '1d5c9c35-3a27-4b50-8c3e-6a2f3f6b1c03',
          name: 'Harbour Yoga',
          plan: 'Trial',
          pieces: 0,
          published: 0,
          images: 1_204,
          videos: 2,
          members: 1,
        }),
      ],
      nextCursor: null,
    }));
    await open('?tab=usage');
    const table = await screen.findByRole('table', { name: 'Usage this month' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        ),
    ).toEqual([
      ['Corner Grill', 'Pro', '12', '7', '47', '0', '3'],
      ['Harbour Yoga', 'Trial', '0', '0', '1,204', '2', '1'],
    ]);
    expect(screen.getByText(/Only workspaces that chose to share appear here/)).toBeVisible();
  });

  test('that nobody shares says how it would come here', async () => {
    mockEndpoint(planContract.listSharedUsage, () => none);
    const { user } = await open('?tab=mail');
    await user.click(screen.getByRole('tab', { name: 'Usage' }));
    expect(await screen.findByRole('heading', { name: 'Nobody shares their usage' })).toBeVisible();
  });

  test('that could not be read can be asked for again', async () => {
    mockNetworkFailure(planContract.listSharedUsage);
    const { user } = await open('?tab=usage');
    expect(await screen.findByText('The usage could not be loaded.')).toBeVisible();
    mockEndpoint(planContract.listSharedUsage, () => ({ items: [buildSharedUsage()], nextCursor: null }));
    await pressAgain(user);
    expect(await screen.findByText('Corner Grill', { selector: 'td *' })).toBeVisible();
  });
});
