import { screen, waitFor } from '@testing-library/react';
import { accountContract, DEAD_LINK } from '../../contracts/account';
import { authContract } from '../../contracts/auth';
import { paths } from '../../config/paths';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

const link = `${paths.verifyEmail}?token=secret-1`;
const confirm = () => screen.findByRole('button', { name: 'Confirm this address' });
const readsConfirm = () =>
  mockEndpoint(accountContract.getEmailLink, () => ({ kind: 'confirm' as const, email: 'jo@bakery.example' }));
const unverified = () => buildSession({ user: { emailVerified: false } });

beforeEach(() => void readsConfirm());

test('opening the link confirms nothing; the button does', async () => {
  const received = mockEndpoint(accountContract.updateEmailVerification, () => ({
    email: 'jo@bakery.example',
    changed: false,
  }));
  const { user, router } = renderApp(link);
  const button = await confirm();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByText('Press the button to confirm that jo@bakery.example is yours.')).toBeVisible();
  expect(received).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('jo@bakery.example is confirmed.')).toBeVisible();
  expect(received).toEqual([{ token: 'secret-1' }]);
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeVisible();
});

describe('a link to a new address', () => {
  const changing = () => {
    mockEndpoint(accountContract.getEmailLink, () => ({ kind: 'change' as const, email: 'maya@new.example' }));
    return mockEndpoint(accountContract.updateEmailVerification, () => ({ email: 'maya@new.example', changed: true }));
  };

  test.each([
    ['signed in', buildSession()],
    ['signed out', undefined],
  ])(
    'says before the press that the address to sign in with changes, and from when, and then what it is: %s',
    async (_state, session) => {
      const received = changing();
      const { user } = renderApp(link, session ? { session } : {});
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Change the address you sign in with' }),
      ).toBeVisible();
      expect(screen.getByText(/^Once you press the button, you’ll sign in with maya@new.example/)).toBeVisible();
      expect(screen.queryByText(/mailbox/)).not.toBeInTheDocument();
      expect(received).toEqual([]);
      if (session) mockEndpoint(authContract.getSession, () => buildSession({ user: { email: 'maya@new.example' } }));
      await user.click(screen.getByRole('button', { name: 'Use this address' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Your address is changed' })).toBeVisible();
      expect(screen.getByText('Sign in with maya@new.example from now on. We’ll send your email there.')).toBeVisible();
      expect(received).toEqual([{ token: 'secret-1' }]);
    },
  );

  test('is read once: after the press nobody asks for what is used up', async () => {
    changing();
    const asked = mockEndpoint(accountContract.getEmailLink, () => ({
      kind: 'change' as const,
      email: 'maya@new.example',
    }));
    const { user } = renderApp(link, { session: buildSession() });
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    await screen.findByRole('heading', { level: 1, name: 'Your address is changed' });
    expect(asked).toEqual([{ token: 'secret-1' }]);
  });
});

test('a link that is over is told before anything is pressed, as it may be used up by another browser', async () => {
  mockEndpoint(accountContract.getEmailLink, () => refuse('not_found', DEAD_LINK));
  renderApp(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).not.toBeInTheDocument();
});

test('a link that could not be looked up can be again', async () => {
  mockNetworkFailure(accountContract.getEmailLink);
  const { user } = renderApp(link);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Fourbeat.');
  readsConfirm();
  await pressAgain(user);
  expect(await confirm()).toBeVisible();
});

test("another account's link changes nothing about who is signed in", async () => {
  mockEndpoint(accountContract.updateEmailVerification, () => ({ email: 'jo@bakery.example', changed: false }));
  const asked = mockEndpoint(authContract.getSession, () => buildSession());
  const { user } = renderApp(link, { session: buildSession() });
  await user.click(await confirm());
  expect(await screen.findByText('jo@bakery.example is confirmed.')).toBeVisible();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(screen.queryByText(/from now on/)).not.toBeInTheDocument();
});

test('whoever is signed in goes on to a dashboard that does not ask any more', async () => {
  mockEndpoint(accountContract.updateEmailVerification, () => ({ email: 'maya@cornergrill.example', changed: false }));
  const { user } = renderApp(link, { session: unverified() });
  const button = await confirm();
  mockEndpoint(authContract.getSession, () => buildSession());
  await user.click(button);
  await screen.findByText('maya@cornergrill.example is confirmed.');
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(screen.queryByText(/Confirm your address/)).not.toBeInTheDocument());
});

test('a link that is over offers a new one to whoever is signed in', async () => {
  mockEndpoint(accountContract.updateEmailVerification, () => refuse('not_found', DEAD_LINK));
  const received = mockEndpoint(accountContract.createEmailVerification, () => ({}));
  const { user } = renderApp(link, { session: unverified() });
  await user.click(await confirm());
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('A new link is on its way to maya@cornergrill.example.')).toBeVisible();
  expect(received).toHaveLength(1);
});

test('a link that is over leads everybody else to the login', async () => {
  mockEndpoint(accountContract.updateEmailVerification, () => refuse('not_found', DEAD_LINK));
  const { user } = renderApp(link);
  await user.click(await confirm());
  expect(await screen.findByRole('link', { name: 'Sign in to get a new one' })).toHaveAttribute('href', '/login');
});

test('a used link says that the address is confirmed already where that is known', async () => {
  mockEndpoint(accountContract.updateEmailVerification, () => refuse('not_found', DEAD_LINK));
  const { user } = renderApp(link, { session: buildSession() });
  await user.click(await confirm());
  expect(await screen.findByText('maya@cornergrill.example is confirmed already.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'in your settings' })).toHaveAttribute(
    'href',
    '/dashboard/settings?section=security',
  );
});

test.each([
  ['signed out', undefined],
  ['signed in', unverified()],
])('a reload, which finds no token in the address, calls no good link dead: %s', async (_state, session) => {
  renderApp(paths.verifyEmail, session ? { session } : {});
  expect(await screen.findByText('This page no longer has its link. Open it again from the email.')).toBeVisible();
  expect(screen.queryByText(/no longer works/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
});

test('any other failure is told, and the button stays', async () => {
  mockEndpoint(accountContract.updateEmailVerification, () =>
    refuse('unavailable', 'We cannot reach the database right now.'),
  );
  const { user } = renderApp(link);
  await user.click(await confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the database right now.');
  expect(await confirm()).toBeVisible();
});

describe('the bar on top of the dashboard', () => {
  const bar = () => screen.findByRole('complementary', { name: 'Your address' });

  test('says where the link went, sends it again, and can be put away', async () => {
    const received = mockEndpoint(accountContract.createEmailVerification, () => ({}));
    const { user } = renderApp(paths.seo, { session: unverified() });
    expect(await bar()).toHaveTextContent('Confirm your address: we sent a link to maya@cornergrill.example.');
    await user.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
    await waitFor(async () => expect(await bar()).toHaveTextContent('A new link is on its way'));
    expect(received).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'Your address' })).not.toBeInTheDocument();
  });

  test('tells why no link was sent', async () => {
    mockEndpoint(accountContract.createEmailVerification, () =>
      refuse('rate_limited', 'We sent 3 links in the last hour.'),
    );
    const { user } = renderApp(paths.seo, { session: unverified() });
    await bar();
    await user.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
    await waitFor(async () => expect(await bar()).toHaveTextContent('We sent 3 links in the last hour.'));
    await user.click(screen.getByRole('button', { name: 'not now' }));
    expect(screen.queryByRole('complementary', { name: 'Your address' })).not.toBeInTheDocument();
  });

  test('says where the link waits while there is no mail server, with the way there for whoever runs it', async () => {
    mockEndpoint(accountContract.getMailDelivery, () => ({ delivers: false }));
    renderApp(paths.seo, { session: buildSession({ user: { emailVerified: false, operator: true } }) });
    expect(await screen.findByText(/Email is not set up yet/)).toHaveTextContent(
      'the link that confirms maya@cornergrill.example is in your outbox.',
    );
    expect(screen.getByRole('link', { name: 'your outbox' })).toHaveAttribute('href', '/dashboard/operator?tab=mail');
    expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).not.toBeInTheDocument();
  });

  test('is not there when the address is confirmed', async () => {
    renderApp(paths.seo, { session: buildSession() });
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('complementary', { name: 'Your address' })).not.toBeInTheDocument();
  });
});
