import { screen, waitFor } from '@testing-library/react';
import { accountContract } from '../../contracts/account';
import { paths } from '../../config/paths';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

const open = async () => {
  const app = renderApp(paths.forgotPassword);
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  return app;
};
const send = () => screen.getByRole('button', { name: 'Send the link' });

test('asking says where to look, without saying whether there is an account', async () => {
  const received = mockEndpoint(accountContract.createPasswordReset, () => ({}));
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'Jo@Bakery.example{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
  expect(screen.getByText(/If there is an account for Jo@Bakery.example, a link is on its way/)).toBeVisible();
  expect(received).toEqual([{ email: 'jo@bakery.example' }]);
});

test('the login page leads here with the address that was typed, and back again', async () => {
  const { user } = renderApp(paths.login);
  await user.type(await screen.findByLabelText('Email'), 'jo@bakery.example');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  expect(screen.getByLabelText('Email')).toHaveValue('jo@bakery.example');
  await user.type(screen.getByLabelText('Email'), '.org');
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  expect(screen.getByLabelText('Email')).toHaveValue('jo@bakery.example.org');
});

test('the focus goes to what came instead of the form', async () => {
  mockEndpoint(accountContract.createPasswordReset, () => ({}));
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'jo@bakery.example{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('without a mail server it says whom to ask for the link, and nothing that only whoever runs the installation can do', async () => {
  mockEndpoint(accountContract.getMailDelivery, () => ({ delivers: false }));
  mockEndpoint(accountContract.createPasswordReset, () => ({}));
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'jo@bakery.example{Enter}');
  expect(await screen.findByText(/Ask your administrator; they can give you a link\./)).toBeVisible();
  expect(document.body).not.toHaveTextContent('npm run');
  expect(screen.queryByText(/inbox/)).not.toBeInTheDocument();
});

test.each([
  ['', 'Email is required.'],
  ['jo', 'This does not look like an email address.'],
])("'%s' is refused at the field, which gets the focus", async (typed, sentence) => {
  const received = mockEndpoint(accountContract.createPasswordReset, () => ({}));
  const { user } = await open();
  if (typed) await user.type(screen.getByLabelText('Email'), typed);
  await user.click(send());
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(received).toEqual([]);
});

test('a limit is told, and the address stays', async () => {
  mockEndpoint(accountContract.createPasswordReset, () =>
    refuse('rate_limited', 'That was too often in a short time. Try again in 40 minutes.'),
  );
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'jo@bakery.example');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 40 minutes.');
  expect(screen.getByLabelText('Email')).toHaveValue('jo@bakery.example');
});

test('without a connection it says so, and another try works', async () => {
  mockNetworkFailure(accountContract.createPasswordReset);
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'jo@bakery.example');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Fourbeat.');
  mockEndpoint(accountContract.createPasswordReset, () => ({}));
  await user.click(send());
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
});

test('a second press while it is sent sends nothing more', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const received = mockEndpoint(accountContract.createPasswordReset, async () => {
    await answered;
    return {};
  });
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'jo@bakery.example');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Sending…' }));
  await user.keyboard('{Enter}');
  answer();
  await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(received).toHaveLength(1);
});
