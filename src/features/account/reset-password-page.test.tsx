import { screen, waitFor } from '@testing-library/react';
import { accountContract, DEAD_LINK } from '../../contracts/account';
import { authContract } from '../../contracts/auth';
import { paths } from '../../config/paths';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const form = () => screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
const choose = async ({ user }: ReturnType<typeof renderApp>, password: string, confirmation = password) => {
  if (password) await user.type(screen.getByLabelText('Password'), password);
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
};

test.each(['#token=secret-1', '?token=secret-1'])(
  'the token of %s is read once and leaves the address',
  async (link) => {
    const received = mockEndpoint(accountContract.updatePassword, () => ({ email: 'jo@bakery.example' }));
    const app = renderApp(`${paths.resetPassword}${link}`);
    await form();
    await waitFor(() =>
      expect(app.router.state.location).toMatchObject({ pathname: '/reset-password', search: '', hash: '' }),
    );
    expect(app.router.state.historyAction).toBe('REPLACE');
    await choose(app, 'rye-and-barley-7');
    expect(await screen.findByText(/Sign in to jo@bakery.example with the new one/)).toBeVisible();
    expect(received).toEqual([
      { token: 'secret-1', password: 'rye-and-barley-7', confirmPassword: 'rye-and-barley-7' },
    ]);
    await app.user.click(screen.getByRole('link', { name: 'Go to login' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    expect(screen.getByLabelText('Email')).toHaveValue('jo@bakery.example');
  },
);

test('another link in the same tab brings its own token', async () => {
  const received = mockEndpoint(accountContract.updatePassword, () => refuse('rate_limited', 'Later.'));
  const app = renderApp(`${paths.resetPassword}#token=first`);
  await form();
  await app.go(`${paths.resetPassword}#token=second`);
  await waitFor(() => expect(app.router.state.location.hash).toBe(''));
  await choose(app, 'rye-and-barley-7');
  await screen.findByText('Later.');
  expect(received.map(({ token }) => token)).toEqual(['second']);
});

test.each([
  ['short', 'short', 'Use at least 8 characters.'],
  ['rye-and-barley-7', 'rye-and-barley-8', 'Passwords do not match'],
  ['rye-and-barley-7', '', 'Confirm your password.'],
])('%s and %s are told apart at the field, and nothing is sent', async (password, confirmation, sentence) => {
  const received = mockEndpoint(accountContract.updatePassword, () => ({ email: 'x' }));
  const app = renderApp(`${paths.resetPassword}#token=secret-1`);
  await form();
  await choose(app, password, confirmation);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue(password);
  expect(received).toEqual([]);
});

test('a link that is over is explained, with the way to a new one', async () => {
  mockEndpoint(accountContract.updatePassword, () => refuse('not_found', DEAD_LINK));
  const app = renderApp(`${paths.resetPassword}#token=old`);
  await form();
  await choose(app, 'rye-and-barley-7');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
});

test('a reload, which finds no token in the address, calls no good link dead', async () => {
  renderApp(paths.resetPassword);
  expect(await screen.findByText('This page no longer has its link. Open it again from the email.')).toBeVisible();
  expect(screen.queryByText(/no longer works/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ask for a new link' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('signs this browser out too when it was signed in to that account', async () => {
  const sent = mockEndpoint(authContract.logout, () => ({}));
  mockEndpoint(accountContract.updatePassword, () => ({ email: 'maya@cornergrill.example' }));
  const app = renderApp(`${paths.resetPassword}#token=secret-1`, { session: buildSession() });
  await form();
  await choose(app, 'rye-and-barley-7');
  await screen.findByRole('heading', { level: 1, name: 'Your password is changed' });
  expect(sent).toHaveLength(1);
  expect(app.store.getState().session.status).toBe('signed-out');
});

test('leaves somebody else signed in', async () => {
  mockEndpoint(accountContract.updatePassword, () => ({ email: 'jo@bakery.example' }));
  const app = renderApp(`${paths.resetPassword}#token=secret-1`, { session: buildSession() });
  await form();
  await choose(app, 'rye-and-barley-7');
  await screen.findByRole('heading', { level: 1, name: 'Your password is changed' });
  expect(app.store.getState().session.status).toBe('signed-in');
});
