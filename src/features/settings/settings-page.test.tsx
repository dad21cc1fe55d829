import { act, screen, waitFor, within } from '@testing-library/react';
import { authContract } from '../../contracts/auth';
import { visitsContract } from '../../contracts/visits';
import { paths } from '../../config/paths';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

beforeEach(() => mockEndpoint(visitsContract.listVisitSites, () => ({ items: [] })));
const open = async (session = buildSession(), choice = '?section=workspace') => {
  const app = renderApp(`${paths.settings}${choice}`, { session });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return app;
};
const retype = async ({ user }: Awaited<ReturnType<typeof open>>, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};

test("saving a name and a zone shows them everywhere, and 'Saved!'", async () => {
  const received = mockEndpoint(authContract.updateWorkspace, (change) => buildSession({ workspace: change }));
  const app = await open();
  await retype(app, 'Workspace name', 'Corner Grill East');
  await retype(app, 'Time zone', 'Europe/Berlin');
  mockEndpoint(authContract.getSession, () =>
    buildSession({ workspace: { name: 'Corner Grill East', zone: 'Europe/Berlin' } }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Workspace: Corner Grill East' })).toBeVisible();
  expect(received).toEqual([{ name: 'Corner Grill East', zone: 'Europe/Berlin' }]);
});

test("'Saved!' stands for three seconds", async () => {
  mockEndpoint(authContract.updateWorkspace, (change) => buildSession({ workspace: change }));
  const app = await open();
  await retype(app, 'Workspace name', 'A');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('button', { name: 'Saved!' });
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible(); // looking for it lets the clock go on
  jest.useRealTimers();
});

test('the next change takes the word back', async () => {
  mockEndpoint(authContract.updateWorkspace, (change) => buildSession({ workspace: change }));
  const app = await open();
  await retype(app, 'Workspace name', 'A');
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('button', { name: 'Saved!' });
  await app.user.type(screen.getByLabelText('Workspace name'), 'B');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
});

test('a faulty zone is named at its field, and nothing is sent', async () => {
  const received = mockEndpoint(authContract.updateWorkspace, () => buildSession());
  const app = await open();
  await retype(app, 'Time zone', 'Middle Earth');
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText('We do not know this time zone. Choose one from the list, for example Europe/Berlin.'),
  ).toBeVisible();
  expect(received).toEqual([]);
});

test('a zone stands there as it was stored', async () => {
  mockEndpoint(authContract.updateWorkspace, () => buildSession({ workspace: { zone: 'Europe/Berlin' } }));
  const app = await open();
  mockEndpoint(authContract.getSession, () => buildSession({ workspace: { zone: 'Europe/Berlin' } }));
  await retype(app, 'Time zone', 'europe/berlin');
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.getByLabelText('Time zone')).toHaveValue('Europe/Berlin'));
  expect(app.container.querySelector('option[value="America/New_York"]')).toHaveAttribute('label', 'America/New York');
});

test('says which of the names stands where', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'business name' })).toHaveAttribute('href', `${paths.engine}?tab=settings`);
  expect(screen.getByRole('link', { name: 'your company' })).toHaveAttribute('href', `${paths.settings}?section=you`);
});

test('a refusal is told, and what was typed stays', async () => {
  mockEndpoint(authContract.updateWorkspace, () => refuse('internal', 'It could not be saved.'));
  const app = await open();
  await retype(app, 'Workspace name', 'Corner Grill East');
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be saved.');
  expect(screen.getByLabelText('Workspace name')).toHaveValue('Corner Grill East');
  expect(screen.queryByRole('button', { name: 'Saved!' })).not.toBeInTheDocument();
});

test('without a change there is nothing to save, and the button says so', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription('Nothing has changed.');
});

test('a member reads what an owner can change', async () => {
  await open(buildSession({ workspace: { role: 'member' } }));
  expect(screen.queryByLabelText('Workspace name')).not.toBeInTheDocument();
  expect(
    screen.getByText('Corner Grill, on Europe/London time. An owner of the workspace can change both.'),
  ).toBeVisible();
});

test('the theme is changed at once and remembered', async () => {
  const { user } = await open(buildSession(), '?section=device');
  await user.click(screen.getByText('Dark'));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await user.click(screen.getByText('System'));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
});

test('one-letter shortcuts can be turned off', async () => {
  const { user } = await open(buildSession(), '?section=device');
  await user.click(screen.getByRole('switch', { name: 'One-letter keyboard shortcuts' }));
  expect(localStorage.getItem('shortcuts')).toBe('off');
});

test('the four tabs stand in the address', async () => {
  const app = await open(buildSession(), '');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'API keys',
    'Notifications',
    'Privacy',
  ]);
  await app.user.click(screen.getByRole('tab', { name: 'Notifications' }));
  await screen.findByRole('region', { name: 'What you hear about' });
  expect(app.router.state.location.search).toBe('?tab=notifications');
});

test('what is typed outlives a look at another section', async () => {
  const app = await open(buildSession(), '');
  await app.user.type(await screen.findByLabelText('Full name'), ' Junior');
  await app.user.click(screen.getByRole('button', { name: 'This device' }));
  expect(await screen.findByRole('region', { name: 'Appearance' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'You' })).not.toBeInTheDocument();
  const sections = within(screen.getByRole('navigation', { name: 'Sections of your profile' }));
  expect(sections.getByRole('button', { name: 'You' })).toHaveAccessibleDescription('Not saved yet');
  expect(sections.getByRole('button', { name: 'Workspace' })).toHaveAccessibleDescription('');
  await act(() => app.router.navigate(paths.engine));
  await waitFor(() => expect(screen.getByText('Your changes under You are not saved yet.')).toBeVisible());
  await app.user.click(screen.getByRole('button', { name: 'Stay' }));
  await app.user.click(screen.getByRole('button', { name: 'You' }));
  expect(screen.getByLabelText('Full name')).toHaveValue('Maya Okafor Junior');
});
