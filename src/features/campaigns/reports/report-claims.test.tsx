import { screen, waitFor, within } from '@testing-library/react';
import { campaignPath, contactPath } from '../../../config/paths';
import { campaignsContract } from '../../../contracts/campaigns';
import type { ConversionClaim } from '../../../contracts/campaign-claims';
import { buildCampaign, buildClaim, buildReport } from '../../../testing/builders/campaign-report';
import { buildCampaignDetail } from '../../../testing/builders/campaigns';
import { buildSession } from '../../../testing/builders/session';
import { mockCampaigns } from '../../../testing/campaign-list-server';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';
import './campaign-report-page'; // the page is lazy: loaded here, no test's patience is spent on it

const burgers = buildCampaign();
const open = (session = buildSession()) => renderApp(campaignPath(burgers.id), { session });
const region = (name: string) => screen.findByRole('region', { name });

/** A campaign with its report, of which nobody reported a sale. */
function mockReport() {
  mockCampaigns([burgers]);
  mockEndpoint(campaignsContract.getCampaign, () => buildCampaignDetail(burgers));
  mockEndpoint(campaignsContract.getCampaignReport, () => buildReport());
  mockEndpoint(campaignsContract.listDeliveries, () => ({ items: [], nextCursor: null }));
  mockEndpoint(campaignsContract.listConversionClaims, () => ({ items: [], waiting: { sales: 0, sum: 0 } }));
}

const large = buildClaim(1, { reference: 'order-1', amount: 999_900, name: 'Ada' });
const erased = buildClaim(2, { reference: 'order-2', amount: 240_100, contactId: null, name: 'Former contact' });
/** As the server keeps them: what was decided stands below what waits. */
function mockClaims(items: ConversionClaim[]) {
  mockReport();
  const serverState = { items };
  mockEndpoint(campaignsContract.listConversionClaims, () => {
    const waiting = serverState.items.filter(({ state }) => state === 'waiting');
    return {
      items: [...waiting, ...serverState.items.filter(({ state }) => state !== 'waiting')],
      waiting: { sales: waiting.length, sum: waiting.reduce((sum, { amount }) => sum + amount, 0) },
    };
  });
  return mockEndpoint(campaignsContract.updateConversionClaim, ({ claimId, counts }) => {
    const state = counts ? ('counted' as const) : ('refused' as const);
    serverState.items = serverState.items.map((claim) => (claim.id === claimId ? { ...claim, state } : claim));
    return { id: claimId, state };
  });
}
const rows = async () => within(await screen.findByRole('list', { name: 'Reported sales' })).getAllByRole('listitem');
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('reported sales that wait are summed up and listed with what an owner can do', async () => {
  mockClaims([large, erased]);
  open();
  const panel = await region('Reported sales');
  expect(within(panel).getByText('2 reported sales need you to check them: $12,400 in all')).toBeVisible();
  const [first, second] = await rows();
  expect(within(first!).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', contactPath(large.contactId!));
  expect(first).toHaveTextContent(/^order-1\$9,999Ada · 8 June.*WaitingCount \$9,999Don’t count the amount$/);
  expect(second).toHaveTextContent(/^order-2\$2,401An erased person · /);
  expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
});

test('an amount is counted or not, and either is undone by choosing the other', async () => {
  const decided = mockClaims([large, erased]);
  const { user } = open();
  await press(user, 'Count $9,999 of order-1');
  expect(await screen.findByText('1 reported sale needs you to check it: $2,401')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Count $9,999 of order-1' })).not.toBeInTheDocument();
  await press(user, 'Don’t count the amount of order-2');
  expect(await screen.findByText('No reported sales need checking.')).toBeVisible();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/CountedDon’t count the amount$/),
    expect.stringMatching(/Not countedCount \$2,401$/),
  ]);
  await press(user, 'Don’t count the amount of order-1');
  await press(user, 'Count $9,999 of order-1');
  await waitFor(() =>
    expect(decided.map(({ claimId, counts }) => [claimId, counts])).toEqual([
      [large.id, true],
      [erased.id, false],
      [large.id, false],
      [large.id, true],
    ]),
  );
});

test('they are shown to members without buttons', async () => {
  mockClaims([large]);
  const session = buildSession();
  open({ ...session, workspace: { ...session.workspace, role: 'member' } });
  const panel = within(await region('Reported sales'));
  expect(panel.getByText('1 reported sale needs an owner to check it: $9,999')).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('one that could not be decided says why and keeps waiting', async () => {
  mockClaims([large]);
  mockEndpoint(campaignsContract.updateConversionClaim, () =>
    refuse('not_found', 'This sale no longer needs checking. Nothing was changed.'),
  );
  const { user } = open();
  await press(user, 'Count $9,999 of order-1');
  expect(await screen.findByText('This sale no longer needs checking. Nothing was changed.')).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

test('they are not spoken of where there are none; what could not be read comes when asked again', async () => {
  mockReport();
  const { unmount } = open();
  await region('Figures');
  expect(screen.queryByRole('region', { name: 'Reported sales' })).not.toBeInTheDocument();
  unmount();
  mockClaims([large]);
  mockNetworkFailure(campaignsContract.listConversionClaims);
  const { user } = open();
  expect(await screen.findByText('Reported sales could not be loaded.')).toBeVisible();
  mockEndpoint(campaignsContract.listConversionClaims, () => ({
    items: [large],
    waiting: { sales: 1, sum: large.amount },
  }));
  await pressAgain(user);
  expect(await rows()).toHaveLength(1);
});
