import { act, screen, waitFor, within } from '@testing-library/react';
import { API_VERSION_HEADER } from '../contracts/envelope';
import { conversationCountsContract } from '../contracts/conversation-counts';
import { authContract } from '../contracts/auth';
import { engineContract } from '../contracts/engine';
import { paths } from '../config/paths';
import { HOUR_MS } from '../domain/duration';
import { mockAnalytics } from '../testing/analytics-server';
import { buildCycle } from '../testing/builders/engine';
import { buildSession, buildWorkspace } from '../testing/builders/session';
import { mockInbox } from '../testing/conversations-server';
import { renderApp } from '../testing/render';
import { mockEndpoint, mockReply, refuse } from '../testing/server';

const session = buildSession();
const harbour = buildWorkspace({ id: '11111111-3a27-4b50-8c3e-6a2f3f6b1c02', name: 'Harbour Yoga' });
const open = async (path: string = paths.seo, as = session) => {
  const app = renderApp(path, { session: as });
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
};
const palette = () => screen.findByRole('combobox', { name: 'Search or run a command' });

beforeEach(mockAnalytics);

describe('the sidebar', () => {
  test('lists ten places in four groups, and not the settings', async () => {
    await open();
    const groups = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('list');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('link')
          .map((link) => link.firstChild?.nextSibling?.textContent),
      ),
    ).toEqual([
      ['Overview', 'Conversations'],
      ['AI Creative', 'Content Engine', 'Agent Builder', 'Avatar Videos'],
      ['SEO', 'Analytics'],
      ['Contacts', 'Campaigns'],
    ]);
  });

  test('marks the page that is shown, and only that', async () => {
    const { go } = await open(paths.seo);
    const current = () =>
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent);
    expect(current()).toEqual(['SEO']);
    await go(paths.analytics);
    expect(current()).toEqual(['Analytics']);
  });

  test('shows initial, name and plan of the user', async () => {
    await open();
    expect(screen.getByText('M')).toBeVisible();
    expect(screen.getByText('Maya Okafor')).toBeVisible();
    expect(screen.getByText('Pro Plan')).toBeVisible();
  });

  test('counts the ideas that wait for approval', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Content Engine 3 waiting for you' })).toHaveAttribute(
      'href',
      paths.engine,
    );
  });

  test('counts the conversations that nobody has read', async () => {
    mockEndpoint(conversationCountsContract.getConversationCounts, () => ({
      all: 14,
      unread: 2,
      open: 9,
      closed: 5,
      snoozed: 0,
      mine: 0,
    }));
    await open();
    expect(await screen.findByRole('link', { name: 'Conversations 2 waiting for you' })).toHaveAttribute(
      'href',
      paths.conversations,
    );
  });

  test('slides over the page on phones, and closes when a page is chosen', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Analytics' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(paths.analytics);
  });
});

describe('the header', () => {
  test('leads to the settings', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  test('shows the step of the week, and links to the content engine', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Week 24 · Propose' })).toHaveAttribute('href', paths.engine);
  });

  test('says Done when all four steps are done', async () => {
    mockEndpoint(engineContract.getCycle, () =>
      buildCycle({ beats: buildCycle().beats.map((beat) => ({ ...beat, state: 'done' as const })) }),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Week 24 · Done' })).toBeVisible();
  });

  test('says nothing about a week that could not be loaded', async () => {
    mockEndpoint(engineContract.getCycle, () => refuse('internal', 'Not now.'));
    const { store } = await open();
    await waitFor(() => expect(JSON.stringify(store.getState().api)).toContain('Not now.'));
    expect(screen.queryByRole('link', { name: /Week/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'SEO' })).toBeVisible();
  });

  test('has a link for the keyboard that skips to the content', async () => {
    const { user } = await open();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(document.querySelector(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')!)).toBe(
      screen.getByRole('main'),
    );
  });
});

describe('the command palette', () => {
  test('opens with ⌘K, finds a page by another word for it, and goes there', async () => {
    mockInbox();
    const { user, router } = await open();
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await palette(), 'inbox{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Conversations' })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.conversations);
    expect(screen.queryByRole('combobox', { name: 'Search or run a command' })).not.toBeInTheDocument();
  });

  test('moves with the arrow keys, wrapping round at the ends', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Search or run a command/ }));
    const field = await palette();
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent;
    expect(active()).toBe('Overview');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Conversations');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Log out');
  });

  test('chooses a theme', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'dark{Enter}');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('logs out', async () => {
    mockEndpoint(authContract.logout, () => ({}));
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'sign out{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });

  test('says so when nothing matches', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await palette(), 'zebra');
    expect(await screen.findByText('Nothing found for “zebra”.')).toBeVisible();
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});

describe('workspaces', () => {
  test('are switched in the menu, and everything is refetched', async () => {
    mockEndpoint(authContract.listWorkspaces, () => [session.workspace, harbour]);
    const activated = mockEndpoint(authContract.activateWorkspace, () => buildSession({ workspace: harbour }));
    const { user } = await open();
    const asked = mockEndpoint(engineContract.getCycle, () =>
      buildCycle({ week: { year: 2026, week: 25, startsOn: '2026-06-15' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Workspace: Corner Grill' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Harbour Yoga' }));
    expect(await screen.findByRole('button', { name: 'Workspace: Harbour Yoga' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Week 25 · Propose' })).toBeVisible();
    expect(activated).toEqual([{ workspaceId: harbour.id }]);
    expect(asked).toHaveLength(1);
    expect(localStorage.getItem('userData')).toContain('Harbour Yoga');
  });

  test('that cannot be opened leave the current one active, and say so', async () => {
    mockEndpoint(authContract.listWorkspaces, () => [session.workspace, harbour]);
    mockEndpoint(authContract.activateWorkspace, () => refuse('not_found', 'You are no longer a member of it.'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Workspace: Corner Grill' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Harbour Yoga' }));
    expect(
      (await screen.findAllByText('Harbour Yoga could not be opened. You are no longer a member of it.')).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Workspace: Corner Grill' })).toBeVisible();
  });

  test('are created by name, and opened', async () => {
    const created = mockEndpoint(authContract.createWorkspace, ({ name }) =>
      buildSession({ workspace: { ...harbour, name } }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Workspace: Corner Grill' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New workspace' }));
    await user.click(await screen.findByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByText('Workspace name is required.')).toBeVisible();
    await user.type(screen.getByLabelText('Workspace name'), 'Harbour Yoga');
    await user.click(screen.getByRole('button', { name: 'Create workspace' }));
    expect(await screen.findByRole('button', { name: 'Workspace: Harbour Yoga' })).toBeVisible();
    expect(created).toEqual([{ name: 'Harbour Yoga', zone: expect.any(String) }]);
  });
});

describe('notices', () => {
  const trial = (endsAt: number) =>
    buildSession({ workspace: { plan: 'Trial', endsAt: new Date(Date.now() + endsAt).toISOString() } });

  test('count the days left in a trial, including the last one', async () => {
    await open(paths.seo, trial(5 * HOUR_MS));
    expect(screen.getByRole('complementary', { name: 'Trial' })).toHaveTextContent('Free trial: 1 day left.');
  });

  test('say what is paused when a trial is over', async () => {
    await open(paths.seo, trial(-1000));
    expect(screen.getByRole('complementary', { name: 'Trial' })).toHaveTextContent(
      'Your free trial has ended. Creating and sending are paused; everything you made stays here to read and export.',
    );
  });

  test('are absent on a paid plan', async () => {
    await open();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test('say when the connection is lost, until it is back', async () => {
    await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('complementary', { name: 'Connection' })).toHaveTextContent('You are offline.');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('complementary', { name: 'Connection' })).not.toBeInTheDocument();
    online.mockRestore();
  });
});

test('a reply of another version asks to reload', async () => {
  mockReply(engineContract.getCycle, () =>
    Response.json({ success: true, data: buildCycle() }, { headers: { [API_VERSION_HEADER]: 'next' } }),
  );
  await open();
  expect(
    (await screen.findAllByText('A newer version of Fourbeat is ready. Finish what you are typing, then reload.'))
      .length,
  ).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
