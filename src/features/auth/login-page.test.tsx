import { screen, waitFor } from '@testing-library/react';
import { authContract } from '../../contracts/auth';
import { paths } from '../../config/paths';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, mockReply, refuse } from '../../testing/server';

const open = async () => {
  const app = renderApp(paths.login);
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  return {
    ...app,
    signIn: async (email: string, password: string) => {
      if (email) await app.user.type(screen.getByLabelText('Email'), email);
      if (password) await app.user.type(screen.getByLabelText('Password'), password);
      await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    },
  };
};

test('signing in leads to the dashboard', async () => {
  const received = mockEndpoint(authContract.login, () => buildSession());
  const { signIn, router } = await open();
  await signIn('maya@cornergrill.example', 'right');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(received).toEqual([
    { email: 'maya@cornergrill.example', password: 'right', zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  ]);
  expect(localStorage.getItem('userData')).not.toContain('right');
});

test("the button reads 'Signing In...' while busy, and a second press sends nothing", async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const received = mockEndpoint(authContract.login, async () => {
    await answered;
    return buildSession();
  });
  const { signIn, user } = await open();
  await signIn('maya@cornergrill.example', 'right');
  const busy = await screen.findByRole('button', { name: 'Signing In...' });
  await user.click(busy);
  await user.keyboard('{Enter}');
  answer();
  await screen.findByRole('navigation', { name: 'Main' });
  expect(received).toHaveLength(1);
});

test('an email without an account opens a demo', async () => {
  mockEndpoint(authContract.login, ({ email }) => buildDemoSession(email));
  const { signIn } = await open();
  await signIn('nobody@example.com', 'anything');
  expect(await screen.findByText(/No account for nobody@example.com: this is a demo with sample data/)).toBeVisible();
});

test('the help says that any email and password works as a demo', async () => {
  await open();
  expect(await screen.findByText(/Any email and password works as a demo/)).toBeVisible();
});

test('where nobody may register, the page says so and leads nobody to a closed door', async () => {
  mockEndpoint(authContract.getSignInOptions, () => ({ demo: true, registration: 'closed' as const }));
  await open();
  expect(await screen.findByText(/You cannot open a new account here for now/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

test('the help says nothing of a demo where demos are switched off', async () => {
  const asked = mockEndpoint(authContract.getSignInOptions, () => ({ demo: false, registration: 'open' as const }));
  await open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/works as a demo/)).not.toBeInTheDocument();
});

describe('a refused login', () => {
  test('shows the text of the server in a red box, and keeps what was typed', async () => {
    mockEndpoint(authContract.login, () => refuse('rate_limited', 'Too many tries. Wait a minute.'));
    const { signIn } = await open();
    await signIn('maya@cornergrill.example', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait a minute.');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@cornergrill.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test("reads 'Login failed.' when the server says nothing", async () => {
    mockReply(authContract.login, () => Response.json({ success: false }, { status: 401 }));
    const { signIn } = await open();
    await signIn('maya@cornergrill.example', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed.');
  });

  test('says that the server could not be reached when it could not', async () => {
    mockNetworkFailure(authContract.login);
    const { signIn } = await open();
    await signIn('maya@cornergrill.example', 'right');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach Fourbeat. Check your connection and try again.',
    );
  });

  test('is taken back by the next try', async () => {
    mockEndpoint(authContract.login, () => refuse('unauthenticated', 'Login failed.'));
    const { signIn } = await open();
    await signIn('maya@cornergrill.example', 'wrong');
    await screen.findByRole('alert');
    mockEndpoint(authContract.login, () => buildSession());
    await signIn('', '');
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('an account with two-factor sign-in', () => {
  const wantsCode = () =>
    mockEndpoint(authContract.login, ({ code }) => {
      if (code === '123456') return buildSession();
      return code
        ? refuse('second_factor_required', 'This code is not right.', { code: 'This code is not right.' })
        : refuse('second_factor_required', 'Type the code of your authenticator app.');
    });

  test('is asked for a code in a field that gets the focus, while email and password stay', async () => {
    const received = wantsCode();
    const { signIn, user } = await open();
    await signIn('maya@cornergrill.example', 'right');
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription('From your authenticator app, or one of your recovery codes.');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(
      [screen.getByLabelText('Email'), screen.getByLabelText('Password')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['maya@cornergrill.example', 'right']);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(received.map(({ email, password, code: sent }) => [email, password, sent])).toEqual([
      ['maya@cornergrill.example', 'right', undefined],
      ['maya@cornergrill.example', 'right', '123456'],
    ]);
  });

  test('reads at the field that a code is missing or wrong', async () => {
    const received = wantsCode();
    const { signIn, user } = await open();
    await signIn('maya@cornergrill.example', 'right');
    const code = await screen.findByLabelText('Code');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Type the code.')).toBeVisible();
    expect(received).toHaveLength(1);
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('000000');
  });

  test('that has tried too often reads how long to wait', async () => {
    wantsCode();
    const { signIn, user } = await open();
    await signIn('maya@cornergrill.example', 'right');
    mockEndpoint(authContract.login, () => refuse('rate_limited', 'Too many tries. Wait 15 minutes.'));
    await user.type(await screen.findByLabelText('Code'), '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait 15 minutes.');
    expect(screen.getByLabelText('Code')).toHaveValue('111111');
  });

  test('can be left for another one', async () => {
    wantsCode();
    const { signIn, user } = await open();
    await signIn('maya@cornergrill.example', 'right');
    await user.type(await screen.findByLabelText('Code'), '12');
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(
      [screen.getByLabelText('Email'), screen.getByLabelText('Password')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['', '']);
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  });

  test('is not asked for its code any more once another email is typed', async () => {
    wantsCode();
    const { signIn, user } = await open();
    await signIn('maya@cornergrill.example', 'right');
    await screen.findByLabelText('Code');
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });
});

describe('an empty field', () => {
  test('is named at the field, gets the focus, and nothing is sent', async () => {
    const received = mockEndpoint(authContract.login, () => buildSession());
    const { signIn } = await open();
    await signIn('', 'secret');
    const email = screen.getByLabelText('Email');
    expect(await screen.findByText('Email is required.')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Email is required.');
    expect(received).toEqual([]);
  });

  test('loses its sentence as soon as something is typed', async () => {
    const { signIn, user } = await open();
    await signIn('a@b.example', '');
    await screen.findByText('Password is required.');
    await user.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByText('Password is required.')).not.toBeInTheDocument();
  });
});

test('browsers may fill in both fields, and the password can be shown', async () => {
  const { user } = await open();
  const password = screen.getByLabelText('Password');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('leads to register with the email that was typed, and back to home', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'new@example.com');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Register' }));
  await screen.findByRole('heading', { level: 1, name: 'Start your free trial' });
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
});
