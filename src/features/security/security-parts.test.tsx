import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { securityContract, type Security } from '../../contracts/security';
import { loadPasswordJudge } from '../../lib/password-strength';
import { buildSecurity, buildSignIn } from '../../testing/builders/security';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

const here = buildSignIn();
const phone = buildSignIn({
  id: '7c2e1d0f-8b63-4e24-9a7f-2d3e4f5a6b02',
  current: false,
  device: 'Safari on iPhone',
  address: null,
  createdAt: '2025-11-30T09:00:00.000Z',
  seenAt: '2025-12-02T09:00:00.000Z',
});
const WRONG = 'This is not your password.';
const YOURS = 'This is already the address of your account.';

async function open(security: Partial<Security> = {}, items = [here]) {
  const shown = { security: buildSecurity(security), items };
  mockEndpoint(securityContract.getSecurity, () => shown.security);
  mockEndpoint(securityContract.listSignIns, () => ({ items: shown.items }));
  const app = renderApp(`${paths.settings}?section=security`, { session: buildSession() });
  await screen.findByRole('region', { name: 'Password' });
  return { ...app, shown };
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const toast = (text: string) => screen.findByRole('dialog', { name: text });

describe('the password', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, typed: Record<string, string> = {}) => {
    const form = {
      'Current password': 'old secret',
      'New password': 'otter lamp seventeen',
      'Confirm new password': 'otter lamp seventeen',
      ...typed,
    };
    for (const [label, text] of Object.entries(form))
      if (text) await user.type(panel('Password').getByLabelText(label), text);
    await user.click(panel('Password').getByRole('button', { name: 'Change password' }));
  };

  test('is changed, and it is said that other browsers were signed out', async () => {
    const app = await open({}, [here, phone]);
    expect(panel('Password').getByText('Last changed 2 March 2026')).toBeVisible();
    await panel('Where you are signed in').findByText('Safari on iPhone');
    const received = mockEndpoint(securityContract.changePassword, () => {
      app.shown.items = [here];
      app.shown.security = buildSecurity({ passwordChangedAt: '2026-11-21T09:00:00.000Z' });
      return app.shown.security;
    });
    await fill(app);
    expect(await screen.findByText('Your password is changed. Every other browser was signed out.')).toBeVisible();
    expect(received).toEqual([
      { currentPassword: 'old secret', password: 'otter lamp seventeen', confirmPassword: 'otter lamp seventeen' },
    ]);
    expect(await panel('Password').findByText('Last changed 21 November 2026')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  test('that is wrong is told at its field, and everything typed stays', async () => {
    mockEndpoint(securityContract.changePassword, () => refuse('invalid_request', WRONG, { currentPassword: WRONG }));
    await fill(await open());
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(WRONG));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveValue('otter lamp seventeen');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is judged below the new one only, and by name', async () => {
    await loadPasswordJudge();
    const { user } = await open();
    await user.type(screen.getByLabelText('Current password'), 'otter lamp seventeen quarry');
    expect(panel('Password').queryByRole('meter')).not.toBeInTheDocument();
    expect(panel('Password').queryByText(/strong|guess/i)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('New password'), 'loud brass kettle parade');
    expect(await panel('Password').findByText(/^New password: (very )?strong\.$/)).toBeVisible();
  });

  test('says who will be signed out, but not beside a refusal', async () => {
    const { user } = await open();
    mockEndpoint(securityContract.changePassword, () => refuse('invalid_request', WRONG, { currentPassword: WRONG }));
    await user.type(screen.getByLabelText('Current password'), 'old secret');
    expect(screen.getByText('Every other browser will be signed out.')).toBeVisible();
    for (const label of ['New password', 'Confirm new password'])
      await user.type(screen.getByLabelText(label), 'otter lamp seventeen');
    await user.click(panel('Password').getByRole('button', { name: 'Change password' }));
    expect(await panel('Password').findByText(WRONG)).toBeVisible();
    expect(screen.queryByText('Every other browser will be signed out.')).not.toBeInTheDocument();
    mockNetworkFailure(securityContract.changePassword);
    await user.type(screen.getByLabelText('Current password'), '1{Enter}');
    await panel('Password').findByRole('alert');
    expect(screen.queryByText('Every other browser will be signed out.')).not.toBeInTheDocument();
  });

  test('of two words of the workspace is refused here already', async () => {
    await loadPasswordJudge();
    const received = mockEndpoint(securityContract.changePassword, () => buildSecurity());
    await fill(await open(), { 'New password': 'Corner-Grill 2026!', 'Confirm new password': 'Corner-Grill 2026!' });
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        /Your name, address or company is among the first guesses/,
      ),
    );
    expect(received).toEqual([]);
  });

  test('needs all three fields, and nothing is sent before', async () => {
    const received = mockEndpoint(securityContract.changePassword, () => buildSecurity());
    await fill(await open(), { 'Current password': '', 'New password': 'short', 'Confirm new password': '' });
    for (const sentence of ['Type your current password.', 'Use at least 8 characters.', 'Confirm your password.'])
      expect(await screen.findByText(sentence)).toBeVisible();
    expect(received).toEqual([]);
  });

  test('that is easy to guess is refused at the field, with advice', async () => {
    await loadPasswordJudge();
    const received = mockEndpoint(securityContract.changePassword, () => buildSecurity());
    await fill(await open(), { 'New password': 'sunshine1', 'Confirm new password': 'sunshine1' });
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        /among the first guesses|used this password|close to a password/,
      ),
    );
    expect(received).toEqual([]);
  });

  test('is kept on screen while the server cannot be reached', async () => {
    mockNetworkFailure(securityContract.changePassword);
    await fill(await open());
    expect(await panel('Password').findByRole('alert')).toHaveTextContent(
      'We could not reach Fourbeat. Check your connection and try again.What you typed is still here.',
    );
    expect(screen.getByLabelText('Current password')).toHaveValue('old secret');
  });

  test('needs a code as well where two-factor sign-in is on', async () => {
    const app = await open({ twoFactor: true, recoveryCodesLeft: 8 });
    const received = mockEndpoint(securityContract.changePassword, () =>
      refuse('second_factor_required', 'This code is not right.', { code: 'This code is not right.' }),
    );
    await fill(app);
    expect(await panel('Password').findByText('Type the code.')).toBeVisible();
    expect(received).toEqual([]);
    await app.user.type(panel('Password').getByLabelText('Code'), '123456{Enter}');
    await waitFor(() =>
      expect(panel('Password').getByLabelText('Code')).toHaveAccessibleDescription(/This code is not right\./),
    );
    expect(received).toMatchObject([{ code: '123456' }]);
    expect(panel('Password').getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('asks for a code when the account has begun to want one elsewhere', async () => {
    const app = await open();
    mockEndpoint(securityContract.changePassword, ({ code }) =>
      code
        ? buildSecurity({ twoFactor: true })
        : refuse('second_factor_required', 'Type the code of your authenticator app.'),
    );
    await fill(app);
    const code = await panel('Password').findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    expect(screen.getByLabelText('New password')).toHaveValue('otter lamp seventeen');
    await app.user.type(code, '123456{Enter}');
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
  });

  test('is filled in by browsers and can be shown', async () => {
    const { user } = await open();
    const expected = {
      'Current password': 'current-password',
      'New password': 'new-password',
      'Confirm new password': 'new-password',
    };
    for (const [label, autocomplete] of Object.entries(expected))
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
    const reveal = panel('Password').getAllByRole('button', { name: 'Show password' });
    expect(reveal).toHaveLength(3);
    await user.click(reveal[0]!);
    expect(screen.getByLabelText('Current password')).toHaveAttribute('type', 'text');
  });
});

describe('the address', () => {
  const email = () => panel('Email address');
  const ask = async ({ user }: Awaited<ReturnType<typeof open>>, to = 'maya@new.example') => {
    await user.click(email().getByRole('button', { name: 'Change address' }));
    if (to) await user.type(email().getByLabelText('New email address'), to);
    await user.type(email().getByLabelText('Current password'), 'secret');
    await user.click(email().getByRole('button', { name: 'Send the link' }));
  };
  const pending = { email: 'maya@new.example', expiresAt: '2031-06-07T09:30:00.000Z' };

  test('changes by a link sent to the new one, and says which one is pending until when', async () => {
    const app = await open();
    expect(email().getByText('maya@cornergrill.example')).toBeVisible();
    const received = mockEndpoint(
      securityContract.createEmailChange,
      () => (app.shown.security = buildSecurity({ emailChange: pending })),
    );
    await ask(app, 'Maya@New.example');
    await toast('A link is on its way to maya@new.example. Open it there.');
    expect(received).toEqual([{ email: 'maya@new.example', currentPassword: 'secret' }]);
    await waitFor(() =>
      expect(email().getByText(/^Waiting for/)).toHaveTextContent(
        'Waiting for maya@new.example: open the link in the email we sent there by 7 June 2031, 10:30. Until you do, maya@cornergrill.example stays your address.',
      ),
    );
  });

  test('that is invalid or already yours is reported at the field', async () => {
    const app = await open();
    await ask(app, '');
    expect(await email().findByText('Email is required.')).toBeVisible();
    mockEndpoint(securityContract.createEmailChange, () => refuse('invalid_request', YOURS, { email: YOURS }));
    await app.user.type(email().getByLabelText('New email address'), 'maya@cornergrill.example{Enter}');
    expect(await email().findByText(YOURS)).toBeVisible();
    expect(email().getByLabelText('New email address')).toHaveValue('maya@cornergrill.example');
  });

  test('that waits can be sent for again with the password', async () => {
    const app = await open({ emailChange: pending });
    const received = mockEndpoint(securityContract.createEmailChange, () => app.shown.security);
    await app.user.click(email().getByRole('button', { name: 'Send again' }));
    expect(email().getByLabelText('New email address')).toHaveValue('maya@new.example');
    await app.user.type(email().getByLabelText('Current password'), 'secret{Enter}');
    await toast('A link is on its way to maya@new.example. Open it there.');
    expect(received).toHaveLength(1);
  });

  test('that waits can be given up', async () => {
    const app = await open({ emailChange: pending });
    const received = mockEndpoint(securityContract.deleteEmailChange, () => (app.shown.security = buildSecurity()));
    await app.user.click(email().getByRole('button', { name: 'Keep maya@cornergrill.example' }));
    expect(await email().findByRole('button', { name: 'Change address' })).toBeVisible();
    expect(received).toHaveLength(1);
  });
});

describe('where you are signed in', () => {
  const list = async () => within(await screen.findByRole('list', { name: 'Where you are signed in' }));

  test('names device, address, since when to the minute and when it was last seen', async () => {
    await open({}, [here, phone]);
    const rows = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toBe('Firefox on Windows203.0.113.7 · since 3 June, 10:00 · last seen todayThis browser');
    expect(rows[1]).toBe(
      `Safari on iPhoneaddress unknown · since 30 November 2025, 09:00 · last seen on 2 December 2025Sign out`,
    );
  });

  test('signs one browser out', async () => {
    const { user, shown } = await open({}, [here, phone]);
    const received = mockEndpoint(securityContract.deleteSignIn, () => {
      shown.items = [here];
      return {};
    });
    await user.click((await list()).getByRole('button', { name: /^Sign out Safari on iPhone/ }));
    await toast('Safari on iPhone is signed out.');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(received).toEqual([{ signInId: phone.id }]);
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  test('signs all others out', async () => {
    const { user, shown } = await open({}, [here, phone, { ...phone, id: '9d3f2e1a-9c74-4f35-8b80-3e4f5a6b7c03' }]);
    await list();
    mockEndpoint(securityContract.deleteSignIns, () => {
      shown.items = [here];
      return { ended: 2 };
    });
    await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
    await toast('2 other browsers signed out.');
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  });

  test('says why one could not be signed out, and keeps it in the list', async () => {
    const { user } = await open({}, [here, phone]);
    mockNetworkFailure(securityContract.deleteSignIn);
    await user.click((await list()).getByRole('button', { name: /^Sign out Safari/ }));
    await toast('We could not reach Fourbeat. Check your connection and try again.');
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  test('can be asked for again when it could not be fetched', async () => {
    mockNetworkFailure(securityContract.listSignIns);
    mockEndpoint(securityContract.getSecurity, () => buildSecurity());
    const { user } = renderApp(`${paths.settings}?section=security`, { session: buildSession() });
    const region = await screen.findByRole('region', { name: 'Where you are signed in' });
    await within(region).findByRole('alert');
    mockEndpoint(securityContract.listSignIns, () => ({ items: [here] }));
    await pressAgain(user, within(region));
    expect(await within(region).findByText('This browser')).toBeVisible();
  });
});

test('a demo reads why there is nothing to protect, and nothing is asked of the server', async () => {
  const asked = mockEndpoint(securityContract.getSecurity, () => buildSecurity());
  renderApp(`${paths.settings}?section=security`, { session: buildDemoSession() });
  expect(await screen.findByText(/A demo has no account to protect/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('what could not be fetched can be asked for again', async () => {
  mockNetworkFailure(securityContract.getSecurity);
  mockEndpoint(securityContract.listSignIns, () => ({ items: [here] }));
  const { user } = renderApp(`${paths.settings}?section=security`, { session: buildSession() });
  await screen.findByText('We could not reach Fourbeat. Check your connection and try again.');
  mockEndpoint(securityContract.getSecurity, () => buildSecurity());
  await pressAgain(user);
  expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
});
