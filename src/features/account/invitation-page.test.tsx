import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { accountContract, DEAD_LINK } from '../../contracts/account';
import { authContract } from '../../contracts/auth';
import { paths } from '../../config/paths';
import { loadPasswordJudge } from '../../lib/password-strength';
import { buildOffer } from '../../testing/builders/account';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse, server } from '../../testing/server';

const link = `${paths.invitation}#token=secret-1`;
const offered = () => screen.findByRole('heading', { level: 1, name: 'Join Corner Grill' });
const dashboard = () => screen.findByRole('navigation', { name: 'Main' });
const joined = () =>
  buildSession({ user: { name: 'Jo Baker', email: 'jo@bakery.example' }, workspace: { role: 'member' } });

test('somebody new chooses name and password and lands in the workspace', async () => {
  mockEndpoint(accountContract.getInvitation, () => buildOffer());
  const received = mockEndpoint(accountContract.acceptInvitation, () => joined());
  const { user, router } = renderApp(link);
  await offered();
  expect(
    screen.getByText('Maya Okafor invites jo@bakery.example to plan and approve its marketing together.'),
  ).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await user.type(screen.getByLabelText('Full name'), 'Jo Baker');
  await user.type(screen.getByLabelText('Password'), 'rye-and-barley-7');
  await user.type(screen.getByLabelText('Confirm password'), 'rye-and-barley-7');
  await user.click(screen.getByRole('button', { name: 'Create account and join' }));
  await dashboard();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(await screen.findByText('Jo Baker')).toBeVisible();
  expect(received).toEqual([
    { token: 'secret-1', name: 'Jo Baker', password: 'rye-and-barley-7', confirmPassword: 'rye-and-barley-7' },
  ]);
});

test('the name of the workspace is no password, and nothing is sent', async () => {
  await loadPasswordJudge();
  mockEndpoint(accountContract.getInvitation, () => buildOffer());
  const received = mockEndpoint(accountContract.acceptInvitation, () => joined());
  const { user } = renderApp(link);
  await offered();
  await user.type(screen.getByLabelText('Full name'), 'Jo Baker');
  for (const label of ['Password', 'Confirm password'])
    await user.type(screen.getByLabelText(label), 'Corner-Grill 26!');
  await user.click(screen.getByRole('button', { name: 'Create account and join' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Your name, address or company/),
  );
  expect(received).toEqual([]);
});

test('the token travels in no address, neither of the page nor of a call', async () => {
  const asked = mockEndpoint(accountContract.getInvitation, () => buildOffer());
  const addresses: string[] = [];
  server.use(http.all('*', ({ request }) => void addresses.push(request.url)));
  const { router } = renderApp(link);
  await offered();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(asked).toEqual([{ token: 'secret-1' }]);
  expect(addresses).toContainEqual(expect.stringMatching(/\/api\/account\/invitation\/read$/));
  expect(addresses.join()).not.toContain('secret-1');
});

test.each([
  [
    'a newcomer',
    false,
    async ({ user }: App) => {
      await user.type(await screen.findByLabelText('Full name'), 'Jo Baker');
      await user.type(screen.getByLabelText('Password'), 'rye-and-barley-7');
      await user.type(screen.getByLabelText('Confirm password'), 'rye-and-barley-7{Enter}');
    },
  ],
  [
    'somebody who signs in',
    true,
    async ({ user }: App) => user.type(await screen.findByLabelText('Password'), 'right{Enter}'),
  ],
])('an invitation that %s has used up is not asked for again', async (_who, hasAccount, act) => {
  let used = false;
  const asked = mockEndpoint(accountContract.getInvitation, () =>
    used ? refuse('not_found', DEAD_LINK) : buildOffer({ hasAccount }),
  );
  mockEndpoint(authContract.login, () => buildSession({ user: { email: 'jo@bakery.example' } }));
  mockEndpoint(accountContract.acceptInvitation, () => {
    used = true;
    return joined();
  });
  const app = renderApp(link);
  await act(app);
  await dashboard();
  expect(asked).toHaveLength(1);
});

test('an invitation that whoever is signed in has used up is not asked for again', async () => {
  const asked = mockEndpoint(accountContract.getInvitation, () =>
    buildOffer({ email: 'maya@cornergrill.example', signedInAs: 'maya@cornergrill.example' }),
  );
  mockEndpoint(accountContract.acceptInvitation, () => joined());
  const { user } = renderApp(link, { session: buildSession() });
  await user.click(await screen.findByRole('button', { name: 'Join Corner Grill' }));
  await dashboard();
  expect(asked).toHaveLength(1);
});

test('what is missing is named at its field, and what was typed stays', async () => {
  mockEndpoint(accountContract.getInvitation, () => buildOffer());
  const received = mockEndpoint(accountContract.acceptInvitation, () => joined());
  const { user } = renderApp(link);
  await offered();
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Create account and join' }));
  expect(await screen.findByText('Full name is required.')).toBeVisible();
  expect(screen.getByText('Use at least 8 characters.')).toBeVisible();
  expect(screen.getByText('Confirm your password.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
  expect(screen.getByLabelText('Password')).toHaveValue('short');
  expect(received).toEqual([]);
});

test('somebody with an account signs in on the spot and joins', async () => {
  mockEndpoint(accountContract.getInvitation, () => buildOffer({ hasAccount: true }));
  const signedIn = mockEndpoint(authContract.login, () => buildSession({ user: { email: 'jo@bakery.example' } }));
  const received = mockEndpoint(accountContract.acceptInvitation, () => joined());
  const { user, router } = renderApp(link);
  await offered();
  expect(screen.getByLabelText('Email')).toHaveValue('jo@bakery.example');
  await user.type(screen.getByLabelText('Password'), 'right{Enter}');
  await dashboard();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(signedIn).toMatchObject([{ email: 'jo@bakery.example', password: 'right' }]);
  expect(received).toEqual([{ token: 'secret-1' }]);
});

test('an account with two-factor sign-in is asked for its code, then joins', async () => {
  mockEndpoint(accountContract.getInvitation, () => buildOffer({ hasAccount: true }));
  const signedIn = mockEndpoint(authContract.login, ({ code }) => {
    if (code === '123456') return buildSession();
    return refuse(
      'second_factor_required',
      'This code is not right.',
      code ? { code: 'This code is not right.' } : undefined,
    );
  });
  const joined = mockEndpoint(accountContract.acceptInvitation, () => buildSession());
  const { user } = renderApp(link);
  await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect([signedIn.length, joined.length]).toEqual([3, 1]);
});

test('a wrong password is told, and nothing is accepted', async () => {
  mockEndpoint(accountContract.getInvitation, () => buildOffer({ hasAccount: true }));
  mockEndpoint(authContract.login, () => refuse('unauthenticated', 'Login failed.'));
  const received = mockEndpoint(accountContract.acceptInvitation, () => joined());
  const { user } = renderApp(link);
  await offered();
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed.');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(received).toEqual([]);
});

test('whoever is signed in with that address joins with one press', async () => {
  mockEndpoint(accountContract.getInvitation, () =>
    buildOffer({
      hasAccount: true,
      email: 'Maya@CornerGrill.example',
      workspaceName: 'Harbour Yoga',
      signedInAs: 'maya@cornergrill.example',
    }),
  );
  mockEndpoint(accountContract.acceptInvitation, () =>
    buildSession({ workspace: { id: '11111111-3a27-4b50-8c3e-6a2f3f6b1c02', name: 'Harbour Yoga', role: 'member' } }),
  );
  const { user } = renderApp(link, { session: buildSession() });
  await user.click(await screen.findByRole('button', { name: 'Join Harbour Yoga' }));
  expect(await screen.findByRole('button', { name: 'Workspace: Harbour Yoga' })).toBeVisible();
});

test('whoever is signed in as somebody else logs out first, and the invitation is still there', async () => {
  mockEndpoint(accountContract.getInvitation, () => buildOffer({ signedInAs: 'maya@cornergrill.example' }));
  mockEndpoint(authContract.logout, () => ({}));
  const { user, router } = renderApp(link, { session: buildSession() });
  expect(
    await screen.findByText(
      /You are signed in as maya@cornergrill.example, and this invitation is for jo@bakery.example/,
    ),
  ).toBeVisible();
  mockEndpoint(accountContract.getInvitation, () => buildOffer());
  await user.click(screen.getByRole('button', { name: 'Log out and continue' }));
  expect(await screen.findByRole('button', { name: 'Create account and join' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/invitation');
});

test('a refusal to join is told', async () => {
  mockEndpoint(accountContract.getInvitation, () =>
    buildOffer({ email: 'maya@cornergrill.example', signedInAs: 'maya@cornergrill.example' }),
  );
  mockEndpoint(accountContract.acceptInvitation, () => refuse('not_found', DEAD_LINK));
  const { user } = renderApp(link, { session: buildSession() });
  await user.click(await screen.findByRole('button', { name: 'Join Corner Grill' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(DEAD_LINK);
});

test('an invitation that is over is explained', async () => {
  mockEndpoint(accountContract.getInvitation, () => refuse('not_found', DEAD_LINK));
  renderApp(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'This invitation no longer works' })).toBeVisible();
  expect(screen.getByText(/Ask the person who invited you for a new one/)).toBeVisible();
});

test('a reload, which finds no token in the address, calls no good invitation dead', async () => {
  renderApp(paths.invitation);
  expect(await screen.findByText('This page no longer has its link. Open it again from the email.')).toBeVisible();
  expect(screen.queryByText(/no longer works/)).not.toBeInTheDocument();
});

test('an offer that could not be fetched can be asked for again', async () => {
  mockNetworkFailure(accountContract.getInvitation);
  const { user } = renderApp(link);
  await screen.findByRole('alert');
  mockEndpoint(accountContract.getInvitation, () => buildOffer());
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await offered();
});

type App = ReturnType<typeof renderApp>;
