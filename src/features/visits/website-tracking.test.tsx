import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { visitsContract, type VisitSite } from '../../contracts/visits';
import { DAY_MS, HOUR_MS } from '../../domain/duration';
import { buildSession } from '../../testing/builders/session';
import { buildVisitSite } from '../../testing/builders/visits';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';
import './components/website-tracking'; // loaded after the page; importing it here keeps that out of the tests' time

let stored: VisitSite[];
beforeEach(() => {
  stored = [];
  mockEndpoint(visitsContract.listVisitSites, () => ({ items: stored }));
  mockEndpoint(visitsContract.checkVisitSite, () => stored[0] ?? buildVisitSite());
});
const open = async (sites: VisitSite[] = [], session = buildSession()) => {
  stored = sites;
  const app = renderApp(`${paths.settings}?section=workspace`, { session });
  return { ...app, panel: within(await screen.findByRole('region', { name: /Your websites?/ })) };
};
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

test('a first website is added by its domain, and its line can be copied', async () => {
  const { user, panel } = await open();
  const sent = mockEndpoint(visitsContract.createVisitSite, ({ hosts }) => {
    stored = [buildVisitSite({ hosts })];
    return stored[0]!;
  });
  await user.type(await panel.findByLabelText(/Domain/), 'https://www.corner-grill.example/menu');
  await user.click(panel.getByRole('button', { name: 'Add website' }));
  expect(await panel.findByText('Waiting for the first visit')).toBeVisible();
  expect(sent).toEqual([{ hosts: ['corner-grill.example'] }]);
  const line = `<script defer src="${location.origin}/v.js" data-site="${buildVisitSite().key}"></script>`;
  expect(panel.getByText(line)).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(panel.getByRole('button', { name: 'Copy line' }));
  expect(copied).toHaveBeenCalledWith(line);
});

test('the line for a website on this computer asks to be counted there', async () => {
  const { panel } = await open([buildVisitSite({ hosts: ['localhost'] })]);
  expect(await panel.findByText(/^<script.* data-local="yes"><\/script>$/)).toBeVisible();
});

test('an invalid domain gets an error at the field and keeps what was typed', async () => {
  const { user, panel } = await open();
  const sent = mockEndpoint(visitsContract.createVisitSite, () => buildVisitSite());
  const field = await panel.findByLabelText(/Domain/);
  await user.type(field, 'facebook.com');
  await user.click(panel.getByRole('button', { name: 'Add website' }));
  expect(await panel.findByText(/the domain of your own website/)).toBeVisible();
  expect(field).toHaveValue('facebook.com');
  expect(sent).toEqual([]);
});

test('the first visit is told as it arrives, without a reload', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { panel } = await open([buildVisitSite()]);
  expect(await panel.findByText('Waiting for the first visit')).toBeVisible();
  stored = [buildVisitSite({ seenAt: ago(12_000), seenPage: 'corner-grill.example/menu' })];
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(await panel.findByText('Visited just now')).toBeVisible();
  expect(panel.getByText(/^Seen/)).toHaveTextContent(/^Seen 1\d seconds ago on \/menu\.$/);
  jest.useRealTimers();
});

test.each([
  [HOUR_MS, 'Measuring', 'Seen 1 hour ago on /menu.'],
  [4 * DAY_MS, 'No visits lately', /^Seen 4 days ago on \/menu\. Check that the line is still in your pages/],
])('how long ago the last visit was says whether it works: %d ms', async (ms, badge, sentence) => {
  const { panel } = await open([buildVisitSite({ seenAt: ago(ms), seenPage: 'corner-grill.example/menu' })]);
  expect(await panel.findByText(badge)).toBeVisible();
  expect(panel.getByText(/^Seen/)).toHaveTextContent(sentence);
});

test('domains are changed one per line, and a refusal keeps what was typed', async () => {
  const { user, panel } = await open([buildVisitSite()]);
  let refuses = true;
  const sent = mockEndpoint(visitsContract.updateVisitSite, ({ hosts }) =>
    refuses ? refuse('unavailable', 'We cannot reach our database.') : buildVisitSite({ hosts }),
  );
  await user.click(await panel.findByText('Domains'));
  const field = panel.getByLabelText(/Allowed domains/);
  await user.type(field, '\nshop.example');
  await user.click(panel.getByRole('button', { name: 'Save domains' }));
  expect(await panel.findByText('We cannot reach our database.')).toBeVisible();
  expect(field).toHaveValue('corner-grill.example\nshop.example');
  refuses = false;
  await user.click(panel.getByRole('button', { name: 'Save domains' }));
  expect(await panel.findByRole('button', { name: 'Saved' })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ hosts: ['corner-grill.example', 'shop.example'] });
});

test('a domain is shown in its own script', async () => {
  const { user, panel } = await open([buildVisitSite({ hosts: ['xn--bckerei-5wa.example'] })]);
  expect(await panel.findByRole('heading', { name: 'bäckerei.example' })).toBeVisible();
  await user.click(panel.getByText('Domains'));
  expect(panel.getByLabelText(/Allowed domains/)).toHaveValue('bäckerei.example');
});

test('a website is removed once that is confirmed', async () => {
  const { user, panel } = await open([buildVisitSite()]);
  const removed = mockEndpoint(visitsContract.deleteVisitSite, ({ siteId }) => {
    stored = [];
    return { id: siteId };
  });
  await user.click(await panel.findByText('Domains'));
  await user.click(panel.getByRole('button', { name: 'Remove website' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop measuring corner-grill.example?' });
  expect(removed).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove website' }));
  expect(await panel.findByRole('button', { name: 'Add website' })).toBeVisible();
  expect(removed).toEqual([{ siteId: buildVisitSite().id }]);
});

test.each([
  ['member', buildSession({ workspace: { role: 'member' } }), 'Only an owner of the workspace can change this.'],
  ['demo', buildSession({ workspace: { kind: 'demo' } }), 'A demo cannot measure a website.'],
])('a %s sees all of it and changes nothing', async (_who, session, why) => {
  const { panel } = await open([buildVisitSite()], session);
  expect(await panel.findByText('Waiting for the first visit')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Remove website', hidden: true })).toHaveAccessibleDescription(
    expect.stringContaining(why) as string,
  );
});

test('a list that cannot be read says so and is read again', async () => {
  let fails = true;
  mockEndpoint(visitsContract.listVisitSites, () =>
    fails ? refuse('unavailable', 'We cannot reach our database.') : { items: [buildVisitSite()] },
  );
  const { user, panel } = await open();
  expect(await panel.findByText('We cannot reach our database.')).toBeVisible();
  fails = false;
  await pressAgain(user, panel);
  await waitFor(() => expect(panel.getByText('Waiting for the first visit')).toBeVisible());
});
