import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '../../../api/base-api';
import { listTag } from '../../../api/tags';
import { paths } from '../../../config/paths';
import { authContract } from '../../../contracts/auth';
import { settingsContract } from '../../../contracts/settings';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { buildSettings, type BuiltSettings } from '../../../testing/builders/settings';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';

/** A server that keeps what it is sent. */
function serveSettings(partial: Partial<BuiltSettings> = {}) {
  const server = { stored: buildSettings(partial) };
  mockEndpoint(settingsContract.getSettings, () => server.stored);
  const received = mockEndpoint(settingsContract.updateSettings, (change) => {
    server.stored = {
      ...server.stored,
      ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    };
    return server.stored;
  });
  return { server, received };
}
const open = async (session = buildSession()) => {
  const app = renderApp(paths.settings, { session });
  await screen.findByLabelText('Full name');
  return app;
};
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test("what was changed is saved, and only that, and says 'Saved!'; the name shows everywhere", async () => {
  const { received } = serveSettings();
  const { user } = await open();
  await user.type(screen.getByLabelText('Full name'), ' Smith');
  await user.type(screen.getByLabelText(/^Bio/), 'Bakes since 1998.');
  mockEndpoint(authContract.getSession, () => buildSession({ user: { name: 'Maya Okafor Smith' } }));
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(received).toEqual([{ name: 'Maya Okafor Smith', bio: 'Bakes since 1998.' }]);
  expect(await screen.findByText('Maya Okafor Smith')).toBeVisible();
  expect(screen.getByLabelText(/^Bio/)).toHaveValue('Bakes since 1998.');
});

test("'Saved!' stands for three seconds, and goes with the next key", async () => {
  serveSettings();
  const { user } = await open();
  await user.type(screen.getByLabelText('Full name'), 'A');
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved!' });
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription(
    'Nothing has changed.',
  ); // looking for it lets the clock go on
  jest.useRealTimers();
  await user.type(screen.getByLabelText('Full name'), 'B');
  await user.click(save());
  await screen.findByRole('button', { name: 'Saved!' });
  await user.type(screen.getByLabelText('Full name'), 'C');
  expect(save()).toBeVisible();
});

test.each([
  ['Full name', '', 'Full name is required.'],
  ['Bio (optional)', 'x'.repeat(601), 'Bio can be at most 600 characters.'],
])(
  'a faulty %s is named at its field, which keeps it and gets the cursor; nothing is sent',
  async (label, text, sentence) => {
    const { received } = serveSettings();
    const { user } = await open();
    await user.clear(screen.getByLabelText(label));
    if (text) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(received).toEqual([]);
  },
);

test('a fault that only the server finds stands at its field, too', async () => {
  serveSettings();
  mockEndpoint(settingsContract.updateSettings, () =>
    refuse('invalid_request', 'Check the marked fields.', { company: 'This company is not known.' }),
  );
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Company/), ' East');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText(/^Company/)).toHaveAccessibleDescription(
      expect.stringContaining('This company is not known.'),
    ),
  );
  expect(screen.getByLabelText(/^Company/)).toHaveFocus();
  expect(screen.getByLabelText(/^Company/)).toHaveValue('Corner Grill East');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('another refusal stands above, and what was typed stays', async () => {
  serveSettings();
  mockEndpoint(settingsContract.updateSettings, () => refuse('unavailable', 'The database is away.'));
  const { user } = await open();
  await user.type(screen.getByLabelText('Full name'), ' Smith');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  expect(screen.getByLabelText('Full name')).toHaveValue('Maya Okafor Smith');
});

test('what changes elsewhere shows, but for what is being typed', async () => {
  const { server } = serveSettings();
  const { user, store } = await open();
  await user.type(screen.getByLabelText('Full name'), ' Smith');
  server.stored = buildSettings({ name: 'Maya O.', company: 'Grill & Co' });
  act(() => void store.dispatch(baseApi.util.invalidateTags([listTag('Settings')])));
  await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveValue('Grill & Co'));
  expect(screen.getByLabelText('Full name')).toHaveValue('Maya Okafor Smith');
});

test('leaving the page with something unsaved asks first', async () => {
  serveSettings();
  const { user, go, router } = await open();
  await user.type(screen.getByLabelText('Full name'), ' Smith');
  await go(paths.analytics);
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect([router.state.location.pathname, (screen.getByLabelText('Full name') as HTMLInputElement).value]).toEqual([
    paths.settings,
    'Maya Okafor Smith',
  ]);
});

test('the bio is counted as it is typed, and says where it is shown', async () => {
  serveSettings();
  const { user } = await open();
  await user.type(screen.getByLabelText(/^Bio/), 'Grüße 👩‍🍳');
  expect(screen.getByText('9 of 600')).toBeVisible();
  expect(screen.getByRole('link', { name: 'show yourself there' })).toHaveAttribute(
    'href',
    '/dashboard/settings?tab=privacy',
  );
});

test('the address is read here and changed in Security', async () => {
  serveSettings();
  const { user } = await open();
  expect(screen.getByText('maya@cornergrill.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change in Security' })).toHaveAttribute(
    'href',
    '/dashboard/settings?section=security',
  );
  await user.clear(screen.getByLabelText(/^Company/));
  expect(screen.getByLabelText(/^Company/)).toHaveAccessibleDescription('If you leave it empty, we show Corner Grill.');
});

test('a demo is not called an account', async () => {
  serveSettings({ publicPage: null });
  await open(buildDemoSession('jo@bakery.example'));
  expect(screen.getByText('jo@bakery.example (a demo, not an account)')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change in Security' })).not.toBeInTheDocument();
});

test('settings that cannot be read say so and can be asked for again', async () => {
  mockNetworkFailure(settingsContract.getSettings);
  const { user } = renderApp(paths.settings, { session: buildSession() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your settings could not be loaded.');
  serveSettings();
  await pressAgain(user);
  expect(await screen.findByLabelText('Full name')).toHaveValue('Maya Okafor');
});
