import { screen, waitFor } from '@testing-library/react';
import { authContract } from '../../contracts/auth';
import { paths } from '../../config/paths';
import { DAY_MS } from '../../domain/duration';
import { passwordLabels } from '../../domain/password';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, mockReply, refuse } from '../../testing/server';

const FORM = {
  'Full name': 'Ines Carvalho',
  Email: 'ines@bakery.example',
  'Company name': 'Carvalho Bakery',
  Password: 'six loaves a day',
  'Confirm password': 'six loaves a day',
};

const open = async () => {
  const app = renderApp(paths.register);
  await screen.findByRole('heading', { level: 1, name: 'Start your free trial' });
  return {
    ...app,
    submit: async (form: Partial<typeof FORM> = FORM) => {
      for (const [label, text] of Object.entries(form)) await app.user.type(screen.getByLabelText(label), text);
      await app.user.click(screen.getByRole('button', { name: 'Start Free Trial' }));
    },
  };
};

test('registering opens an empty trial workspace and leads to the dashboard', async () => {
  const trial = buildSession({
    user: { name: 'Ines Carvalho', plan: 'Trial' },
    workspace: {
      name: 'Carvalho Bakery',
      plan: 'Trial',
      endsAt: new Date(Date.now() + 13.5 * DAY_MS).toISOString(),
    },
  });
  const received = mockEndpoint(authContract.register, () => trial);
  const { submit, router } = await open();
  await submit();
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(screen.getByText('Trial Plan')).toBeVisible();
  expect(screen.getByText('Free trial: 14 days left.')).toBeVisible();
  expect(received).toEqual([
    {
      name: 'Ines Carvalho',
      email: 'ines@bakery.example',
      company: 'Carvalho Bakery',
      password: 'six loaves a day',
      confirmPassword: 'six loaves a day',
      zone: expect.any(String),
    },
  ]);
  expect(localStorage.getItem('userData')).not.toContain('loaves');
});

test('advertises the free trial', async () => {
  await open();
  for (const promise of ['14-day free trial', 'No credit card', 'Cancel anytime'])
    expect(screen.getByText(promise)).toBeVisible();
});

describe('passwords that differ', () => {
  test('are told apart at the field, and no call is made', async () => {
    const received = mockEndpoint(authContract.register, () => buildSession());
    const { submit } = await open();
    await submit({ ...FORM, 'Confirm password': 'seven loaves' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Confirm password')).toHaveFocus());
    expect(received).toEqual([]);
    expect(screen.getByLabelText('Password')).toHaveValue('six loaves a day');
  });

  test('are told together with what else is missing', async () => {
    const { submit } = await open();
    await submit({ Password: 'six loaves a day', 'Confirm password': 'seven' });
    for (const sentence of [
      'Full name is required.',
      'Email is required.',
      'Company name is required.',
      'Passwords do not match',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
  });
});

describe('how strong the password is', () => {
  const meter = () => screen.findByRole('meter', { name: 'Password strength' });

  test('is told while it is typed, and never before', async () => {
    const { user } = await open();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'sunshine');
    await waitFor(async () => expect(await meter()).toHaveAttribute('aria-valuetext', passwordLabels[0]));
    expect(screen.getByText(/Many people have used this password|most used passwords/)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), ' otter lamp seventeen');
    await waitFor(async () => expect(await meter()).toHaveAttribute('aria-valuetext', passwordLabels[4]));
    expect(screen.queryByText(/Many people have used this password|most used passwords/)).not.toBeInTheDocument();
  });

  test('refuses what is easy to guess at the field, typed as it was, before anything is sent', async () => {
    const received = mockEndpoint(authContract.register, () => buildSession());
    const { submit, user } = await open();
    await submit({ ...FORM, Password: 'carvalhobakery', 'Confirm password': 'carvalhobakery' });
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        /Your name, address or company is among the first guesses\. Three or four unrelated words/,
      ),
    );
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveValue('carvalhobakery');
    expect(received).toEqual([]);
    await user.type(screen.getByLabelText('Password'), ' otter lamp');
    await user.type(screen.getByLabelText('Confirm password'), ' otter lamp{Enter}');
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('is left to the server where it knows more, whose sentence stands at the field', async () => {
    mockEndpoint(authContract.register, () =>
      refuse('invalid_request', 'Check the marked field.', { password: 'One word alone is among the first guesses.' }),
    );
    const { submit } = await open();
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        /One word alone is among the first guesses\./,
      ),
    );
  });
});

describe('a refused registration', () => {
  test('shows the sentence at the field that caused it, and keeps everything typed', async () => {
    mockEndpoint(authContract.register, () =>
      refuse('invalid_request', 'Check the marked field.', { email: 'There is an account with this email already.' }),
    );
    const { submit } = await open();
    await submit();
    expect(await screen.findByText('There is an account with this email already.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Check the marked field.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('There is an account with this email already.');
    for (const [label, text] of Object.entries(FORM)) expect(screen.getByLabelText(label)).toHaveValue(text);
  });

  test("reads 'Registration failed.' when the server says nothing", async () => {
    mockReply(authContract.register, () => Response.json({ success: false }, { status: 500 }));
    const { submit } = await open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed.');
  });

  test('says that the server could not be reached when it could not', async () => {
    mockNetworkFailure(authContract.register);
    const { submit } = await open();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach Fourbeat. Check your connection and try again.',
    );
  });
});

test('browsers may fill in the fields', async () => {
  await open();
  const expected = {
    'Full name': 'name',
    Email: 'email',
    'Company name': 'organization',
    Password: 'new-password',
    'Confirm password': 'new-password',
  };
  for (const [label, autocomplete] of Object.entries(expected))
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
});

test('leads to login and back to home', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

describe('where not everybody may register', () => {
  const only = (registration: 'invitation' | 'closed') =>
    mockEndpoint(authContract.getSignInOptions, () => ({ demo: true, registration }));

  test.each([
    ['closed', 'Registration is closed', /You cannot open a new account here for now/],
    ['invitation', 'Registration is by invitation', /You need an invitation to open an account here/],
  ] as const)('says so instead of a form: %s', async (mode, title, sentence) => {
    only(mode);
    renderApp(paths.register);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start Free Trial' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test('an invitation’s link opens the form and goes along with it', async () => {
    only('invitation');
    const received = mockEndpoint(authContract.register, () =>
      refuse('forbidden', 'This invitation does not work for this address.'),
    );
    const { user, router } = renderApp(`${paths.register}#token=secret-1`);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    for (const [label, text] of Object.entries(FORM)) await user.type(await screen.findByLabelText(label), text);
    await user.click(screen.getByRole('button', { name: 'Start Free Trial' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation does not work for this address.');
    expect(received).toEqual([expect.objectContaining({ email: 'ines@bakery.example', invitation: 'secret-1' })]);
  });
});
