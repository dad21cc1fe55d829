import { act, render, screen, waitFor } from '@testing-library/react';
import { visitsContract } from '../../contracts/visits';
import { authContract } from '../../contracts/auth';
import { engineContract } from '../../contracts/engine';
import { paths } from '../../config/paths';
import { buildCycle } from '../../testing/builders/engine';
import { buildDemoSession, buildSession, buildWorkspace } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import { useAuth } from './auth-parts';
import { storeSession } from './session-storage';

const session = buildSession();
const dashboard = () => screen.findByRole('navigation', { name: 'Main' });
const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' });

test('useAuth outside its provider says so', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = () => <p>{String(useAuth().session)}</p>;
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
  error.mockRestore();
});

describe('the check on load', () => {
  test('shows the dashboard from storage before the server has answered', async () => {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    mockEndpoint(authContract.getSession, async () => {
      await answered;
      return session;
    });
    renderApp(paths.seo, { session });
    expect(await dashboard()).toBeVisible();
    expect(screen.getByText('Maya Okafor')).toBeVisible();
    await act(async () => answer());
  });

  test('takes over what the server knows better', async () => {
    mockEndpoint(authContract.getSession, () => buildSession({ user: { name: 'Maya Renamed' } }));
    renderApp(paths.seo, { session });
    expect(await screen.findByText('Maya Renamed')).toBeVisible();
    expect(localStorage.getItem('userData')).toContain('Maya Renamed');
  });

  test('ends a stored session that the server no longer knows', async () => {
    mockEndpoint(authContract.getSession, () => null);
    const { router } = renderApp(paths.seo, { session });
    await loginPage();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('userData')).toBeNull();
  });

  test('keeps a stored session while the server cannot be reached', async () => {
    mockNetworkFailure(authContract.getSession);
    mockEndpoint(visitsContract.listVisitSites, () => ({ items: [] }));
    renderApp(`${paths.settings}?section=workspace`, { session });
    expect(await screen.findByDisplayValue('Corner Grill')).toBeVisible();
  });

  test.each(['authToken', 'userData'])(
    'takes a visitor without %s for signed out, and asks nobody',
    async (missing) => {
      const asked = mockEndpoint(authContract.getSession, () => session);
      storeSession(session);
      localStorage.removeItem(missing);
      renderApp(paths.seo);
      await loginPage();
      expect(asked).toEqual([]);
    },
  );

  test.each(['{not json', '{"id":1}', 'null'])(
    'asks the server when what is stored is damaged: %s',
    async (damaged) => {
      localStorage.setItem('authToken', 'signed-in');
      localStorage.setItem('userData', damaged);
      mockEndpoint(authContract.getSession, () => session);
      renderApp(paths.seo);
      expect(await dashboard()).toBeVisible();
      expect(localStorage.getItem('userData')).toContain('Maya Okafor');
    },
  );

  test('asks the server when storage is switched off', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    mockEndpoint(authContract.getSession, () => session);
    renderApp(paths.seo);
    expect(await dashboard()).toBeVisible();
    blocked.mockRestore();
  });

  test('stores nothing but what is shown', async () => {
    renderApp(paths.seo, { session });
    await dashboard();
    expect(localStorage.getItem('authToken')).toBe('signed-in');
    expect(JSON.parse(localStorage.getItem('userData')!)).toEqual({
      ...session.user,
      workspace: session.workspace,
      demo: null,
    });
  });
});

describe('the end of a session', () => {
  test('comes with the first 401, and leads to /login', async () => {
    mockEndpoint(engineContract.getCycle, () => refuse('unauthenticated', 'Sign in to go on.'));
    const { router, store } = renderApp(paths.seo, { session });
    await loginPage();
    expect(router.state.location.pathname).toBe('/login');
    expect(store.getState().session.endedBy).toBe('expired');
  });

  test('by logging out clears storage and cache, and leads to /login', async () => {
    const sent = mockEndpoint(authContract.logout, () => ({}));
    const { user, store, router } = renderApp(paths.seo, { session });
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await loginPage();
    expect(sent).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/login');
    expect([localStorage.getItem('authToken'), localStorage.getItem('userData')]).toEqual([null, null]);
    expect(JSON.stringify(store.getState().api)).not.toContain('Maya');
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  test('is told to the server later when it could not be told now', async () => {
    mockNetworkFailure(authContract.logout);
    const { user } = renderApp(paths.seo, { session });
    await dashboard();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await loginPage();
    const sent = mockEndpoint(authContract.logout, () => ({}));
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('logoutPending')).toBeNull());
  });

  test('in another tab ends it here', async () => {
    const { router, store } = renderApp(paths.seo, { session });
    await dashboard();
    localStorage.removeItem('authToken');
    localStorage.removeItem('userData');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null })));
    await loginPage();
    expect([router.state.location.pathname, store.getState().session.endedBy]).toEqual(['/login', 'elsewhere']);
  });
});

describe('another tab', () => {
  test('that signs in takes this one along', async () => {
    const { router } = renderApp(paths.login);
    await loginPage();
    mockEndpoint(authContract.getSession, () => session);
    storeSession(session);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: 'signed-in' })));
    await dashboard();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  test('that moves to another workspace leaves nothing of the first one here', async () => {
    const asked = mockEndpoint(engineContract.getCycle, () => buildCycle());
    renderApp(paths.seo, { session });
    await dashboard();
    await waitFor(() => expect(asked).toHaveLength(1));
    storeSession(buildSession({ workspace: { id: '11111111-3a27-4b50-8c3e-6a2f3f6b1c02', name: 'Harbour Yoga' } }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })));
    expect(await screen.findByRole('button', { name: 'Workspace: Harbour Yoga' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  test('that changes something else changes nothing here', async () => {
    const { store } = renderApp(paths.seo, { session });
    await dashboard();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
    expect(store.getState().session).toMatchObject({ status: 'signed-in', epoch: 0 });
  });
});

describe('a demo', () => {
  test('names the address without an account, and leaves by another email or by registering with it', async () => {
    mockEndpoint(authContract.logout, () => ({}));
    const { user, router } = renderApp(paths.seo, { session: buildDemoSession('jo@bakery.example') });
    expect(await screen.findByRole('complementary', { name: 'Demo workspace' })).toHaveTextContent(
      'No account for jo@bakery.example: this is a demo with sample data.',
    );
    await user.click(screen.getByRole('button', { name: 'register' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Start your free trial' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/register');
    expect(screen.getByLabelText('Email')).toHaveValue('jo@bakery.example');
  });

  test('left for another email comes to an empty login', async () => {
    mockEndpoint(authContract.logout, () => ({}));
    const { user } = renderApp(paths.seo, { session: buildDemoSession() });
    await user.click(await screen.findByRole('button', { name: 'Use another email' }));
    await loginPage();
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  test('does not send guarded pages to /register for ever after', async () => {
    mockEndpoint(authContract.logout, () => ({}));
    const { user, go, router } = renderApp(paths.seo, { session: buildDemoSession() });
    await user.click(await screen.findByRole('button', { name: 'register' }));
    await screen.findByRole('heading', { level: 1, name: 'Start your free trial' });
    await go(paths.seo);
    await loginPage();
    expect(router.state.location.pathname).toBe('/login');
  });
});

test('a workspace of another plan and role is restored as it was', () => {
  const stored = buildSession({ workspace: buildWorkspace({ role: 'member', plan: 'Agency' }) });
  storeSession(stored);
  expect(JSON.parse(localStorage.getItem('userData')!).workspace).toEqual(stored.workspace);
});
