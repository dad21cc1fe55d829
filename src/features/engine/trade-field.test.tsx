import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import { buildCycle, buildProfile } from '../../testing/builders/engine';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';
import type { BusinessReading } from '../../contracts/engine-trades';
import type { Trade, TradeReading } from '../../domain/trade';

const sweep: Trade = { id: 'chimney-sweep', name: 'Chimney sweep', kind: 'home-visits', pack: 'chimney-sweep' };
const tuner: Trade = { id: 'piano-tuner', name: 'Piano tuner', kind: 'home-visits', pack: null };
const nursery: Trade = { id: 'nursery', name: 'Nursery', kind: 'care', pack: 'nursery' };
const plants: Trade = { id: 'plant-nursery', name: 'Plant nursery', kind: 'shop', pack: 'garden-centre' };

/** The first run, with the reading that a description gets; a choice is read as known. */
function firstRun(understood: TradeReading, language = 'en') {
  mockEndpoint(engineContract.getCycle, () => buildCycle({ hasProfile: false, ideas: [] }));
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.listTrades, ({ name }) => ({ trades: name === 'qq' ? [] : [sweep, tuner] }));
  const asked = mockEndpoint(engineContract.getTradeReading, ({ trade }): BusinessReading => {
    const chosen = [sweep, tuner, nursery, plants].find(({ id }) => id === trade);
    return { ...(chosen ? { state: 'known', by: 'owner', trades: [chosen] } : understood), language };
  });
  return { asked, ...renderApp(paths.engine, { session: buildSession() }) };
}
const describeAs = async ({ user }: ReturnType<typeof firstRun>, what: string) => {
  await user.type(await screen.findByLabelText('What you do'), what);
  return within(await screen.findByRole('group', { name: 'Your trade' }));
};

test('shows the trade that it understood, and nothing before anything is said', async () => {
  const page = firstRun({ state: 'known', by: 'words', trades: [sweep] });
  await screen.findByLabelText('What you do');
  expect(screen.queryByRole('group', { name: 'Your trade' })).not.toBeInTheDocument();
  const trade = await describeAs(page, 'Chimney sweep');
  expect(trade.getByText('Chimney sweep')).toBeInTheDocument();
  expect(trade.getByText(/use what we know about this trade/)).toBeInTheDocument();
  await waitFor(() => expect(page.asked.at(-1)).toMatchObject({ what: 'Chimney sweep', trade: '' }));
});

test('is corrected by a search, which Enter answers without saving the form, and taken back', async () => {
  const page = firstRun({ state: 'known', by: 'words', trades: [sweep] });
  const trade = await describeAs(page, 'Tuning');
  await page.user.click(trade.getByRole('button', { name: 'Change the trade' }));
  const search = await trade.findByLabelText('Find your trade');
  expect(search).toHaveFocus();
  await page.user.type(search, 'piano');
  await page.user.click(await trade.findByRole('button', { name: /Piano tuner/ }));
  expect(await trade.findByText(/know little about this trade yet/)).toBeInTheDocument();
  expect(page.asked.at(-1)).toMatchObject({ trade: 'piano-tuner' });
  await page.user.click(trade.getByRole('button', { name: 'Use my description' }));
  expect(await trade.findByText('Chimney sweep')).toBeInTheDocument();
  await page.user.click(trade.getByRole('button', { name: 'Change the trade' }));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(trade.getByRole('button', { name: 'Change the trade' })).toHaveFocus());
});

test('asks where two could be meant, and one press answers', async () => {
  const page = firstRun({ state: 'asked', candidates: [nursery, plants], near: [] });
  const trade = await describeAs(page, 'Nursery');
  expect(trade.getByText('Which trade fits best?')).toBeInTheDocument();
  await page.user.click(trade.getByRole('button', { name: 'Plant nursery' }));
  expect(await trade.findByText(/Shop\. Your ideas use what we know/)).toBeInTheDocument();
  expect(trade.queryByText('Which trade fits best?')).not.toBeInTheDocument();
});

test('says plainly that it does not know a trade, and lets it be chosen', async () => {
  const page = firstRun({ state: 'unknown', near: [] });
  const trade = await describeAs(page, 'We do what we love');
  expect(trade.getByText('not known yet')).toBeInTheDocument();
  await page.user.click(trade.getByRole('button', { name: 'Choose your trade' }));
  await page.user.type(await trade.findByLabelText('Find your trade'), 'qq');
  expect(await trade.findByText(/No trade of that name/)).toBeInTheDocument();
  await page.user.clear(trade.getByLabelText('Find your trade'));
  await page.user.click(await trade.findByRole('button', { name: /Chimney sweep/ }));
  expect(await trade.findByText('Chimney sweep')).toBeInTheDocument();
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  const page = firstRun({ state: 'unknown', near: [] });
  let down = true;
  mockEndpoint(engineContract.listTrades, () => (down ? refuse('unavailable') : { trades: [sweep] }));
  const trade = await describeAs(page, 'Soot');
  await page.user.click(trade.getByRole('button', { name: 'Choose your trade' }));
  expect(await trade.findByText(/could not be loaded/)).toBeInTheDocument();
  down = false;
  await pressAgain(page.user, trade);
  expect(await trade.findByRole('button', { name: /Chimney sweep/ })).toBeInTheDocument();
});

test('the choice is saved with the profile', async () => {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getProfile, () => buildProfile({ what: 'Nursery' }));
  mockEndpoint(engineContract.getTradeReading, ({ trade }): BusinessReading =>
    trade === plants.id
      ? { state: 'known', by: 'owner', trades: [plants], language: 'en' }
      : { state: 'asked', candidates: [nursery, plants], near: [], language: 'en' },
  );
  const saved = mockEndpoint(engineContract.updateProfile, (input) => buildProfile(input));
  const { user } = renderApp(`${paths.engine}?tab=settings`, { session: buildSession() });
  await user.click(await screen.findByRole('button', { name: 'Plant nursery' }));
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(saved[0]).toMatchObject({ trade: 'plant-nursery' }));
});

test('says that it could not work out the trade, and tries again', async () => {
  const page = firstRun({ state: 'known', by: 'words', trades: [sweep] });
  mockEndpoint(engineContract.getTradeReading, () => refuse('unavailable'));
  const trade = await describeAs(page, 'Chimney sweep');
  expect(await trade.findByText('We could not work out your trade.')).toBeVisible();
  mockEndpoint(engineContract.getTradeReading, (): BusinessReading => ({
    state: 'known',
    by: 'words',
    trades: [sweep],
    language: 'en',
  }));
  await pressAgain(page.user, trade);
  expect(await trade.findByText(/use what we know about this trade/)).toBeVisible();
  expect(trade.queryByText('We could not work out your trade.')).not.toBeInTheDocument();
});

test.each([
  ['de', 'Your posts will be in German, the language you use here. To change it, write here in another one.'],
  ['other', /does not write in your language yet, so its own ideas come in English/],
])('says in which language posts come, and why (%s)', async (language, sentence) => {
  const page = firstRun({ state: 'known', by: 'words', trades: [sweep] }, language);
  expect(await screen.findByText('Write in your own language. Your posts will be in it, too.')).toBeVisible();
  await describeAs(page, 'Schornsteine');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(/Write in your own language/)).not.toBeInTheDocument();
});
