import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../../api/base-api';
import { listTag } from '../../api/tags';
import { paths } from '../../config/paths';
import { activityContract, type Bell } from '../../contracts/activity';
import { settingsContract } from '../../contracts/settings';
import { MINUTE_MS } from '../../domain/duration';
import { buildBell, buildLogEntry } from '../../testing/builders/activity';
import { buildSession } from '../../testing/builders/session';
import { buildSettings } from '../../testing/builders/settings';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import { settingsApi } from '../settings/settings-api';

const session = buildSession();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const entry = (number: number, minutes: number, partial = {}) =>
  buildLogEntry({
    id: `e6f4a3b5-8c3a-4d8b-8dbd-4c5a6f7e8d0${number}`,
    title: `Thing ${number} happened`,
    at: minutesAgo(minutes),
    ...partial,
  });
const open = async (path: string = paths.seo) => {
  const app = renderApp(path, { session });
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
};
const newsDialog = () => screen.findByRole('dialog', { name: 'Notifications' });

/** A server that remembers what was seen. */
function serveBell(start: Bell) {
  let bell = start;
  mockEndpoint(activityContract.getBell, () => bell);
  const seen = mockEndpoint(
    activityContract.updateBell,
    ({ seenUntil }) => (bell = { ...bell, seenUntil, unseen: bell.items.filter(({ at }) => at > seenUntil).length }),
  );
  return { seen, ring: (next: Partial<Bell>) => (bell = { ...bell, ...next }) };
}

describe('the bell', () => {
  test('counts what is new, shows it, and then counts it as seen', async () => {
    const items = [entry(1, 90), entry(2, 330, { actorName: 'Sam Reed' }), entry(3, 3000)];
    const { seen } = serveBell(buildBell({ unseen: 2, items, seenUntil: minutesAgo(400) }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));

    const rows = within(await newsDialog()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Thing 1 happened1 hour agoNew',
      'Thing 2 happenedSam Reed · 5 hours agoNew',
      'Thing 3 happened2 days ago',
    ]);
    await waitFor(() => expect(seen).toEqual([{ seenUntil: items[0]!.at }]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus());
    expect(seen).toHaveLength(1);
  });

  test('closes when an entry is followed, even to the current page', async () => {
    serveBell(buildBell({ items: [entry(1, 5, { link: paths.avatar })] }));
    const { user, router } = await open();
    for (const from of [paths.seo, paths.avatar]) {
      expect(router.state.location.pathname).toBe(from);
      await user.click(screen.getByRole('button', { name: 'Notifications' }));
      await user.click(await within(await newsDialog()).findByRole('link', { name: 'Thing 1 happened' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument());
    }
    expect(router.state.location.pathname).toBe(paths.avatar);
  });

  test('closes what it opened, and its first press counts however late the rest loads', async () => {
    serveBell(buildBell());
    const { user } = await open();
    const bell = screen.getByRole('button', { name: 'Notifications' });
    await user.click(bell);
    await newsDialog();
    expect(bell).toHaveAttribute('aria-expanded', 'true');
    await user.click(bell);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument());
    await user.click(bell);
    await newsDialog();
    await user.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Notifications' })).toBe(bell);
  });

  test('leads to all activity', async () => {
    mockEndpoint(activityContract.listActivities, () => ({ items: [], nextCursor: null }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    await user.click(within(await newsDialog()).getByRole('link', { name: 'See all activity' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  });

  test('says what it is for while it is empty', async () => {
    const { seen } = serveBell(buildBell());
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await within(await newsDialog()).findByText(/Nothing new\. When ideas are ready/)).toBeVisible();
    expect(seen).toEqual([]);
  });

  test('keeps its count when the server refuses, and does not retry for ever', async () => {
    mockEndpoint(activityContract.getBell, () => buildBell({ unseen: 1, items: [entry(1, 5)] }));
    const asked = mockEndpoint(activityContract.updateBell, () => refuse('internal', 'Not now.'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    await newsDialog();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('that cannot be loaded says why, and can be retried', async () => {
    mockNetworkFailure(activityContract.getBell);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await within(await newsDialog()).findByRole('alert')).toHaveTextContent(
      'Your notifications could not be loaded.',
    );
    serveBell(buildBell({ items: [entry(1, 5)] }));
    await pressAgain(user, within(await newsDialog()));
    expect(await within(await newsDialog()).findByText('Thing 1 happened')).toBeVisible();
  });

  test('of the phone slides over the page', async () => {
    serveBell(buildBell({ unseen: 100, items: [entry(1, 5)] }));
    const { user } = await open();
    const bells = await screen.findAllByRole('button', { name: 'Notifications, 99+ new', hidden: true });
    await user.click(bells.find((bell) => bell.closest('header')!.querySelector('[aria-label="Open menu"]'))!);
    expect(within(await newsDialog()).getByText('Thing 1 happened')).toBeVisible();
  });
});

describe('browser notifications', () => {
  class FakeNotification {
    static permission: NotificationPermission = 'granted';
    static shown: FakeNotification[] = [];
    onclick: (() => void) | null = null;
    close = jest.fn();
    constructor(
      readonly title: string,
      readonly options: { body: string; tag: string },
    ) {
      FakeNotification.shown.push(this);
    }
  }
  const hide = (hidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  beforeEach(() => {
    FakeNotification.shown = [];
    FakeNotification.permission = 'granted';
    Object.defineProperty(window, 'Notification', { configurable: true, writable: true, value: FakeNotification });
    mockEndpoint(settingsContract.getSettings, () => buildSettings({ pushNotifications: true }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'Notification');
  });

  /** Opens a page with one known activity, in a hidden tab. */
  async function openHidden() {
    const old = entry(1, 60);
    const { ring } = serveBell(buildBell({ unseen: 1, items: [old] }));
    const app = await open();
    await screen.findByRole('button', { name: 'Notifications, 1 new' });
    if (FakeNotification.permission === 'granted')
      await waitFor(() =>
        expect(settingsApi.endpoints.getSettings.select(undefined)(app.store.getState()).data).toBeDefined(),
      );
    hide(true);
    const happen = async (...items: ReturnType<typeof entry>[]) => {
      const all = [...items, old];
      ring({ items: all, unseen: all.length });
      act(() => void app.store.dispatch(baseApi.util.invalidateTags(['Activity'])));
      await screen.findByRole('button', { name: `Notifications, ${all.length} new` });
    };
    return { ...app, happen };
  }
  const shown = () => FakeNotification.shown.map(({ title, options }) => [title, options.body, options.tag]);

  test('announce what arrives while the page is hidden, not what was there', async () => {
    const { happen } = await openHidden();
    expect(shown()).toEqual([]);
    const second = entry(2, 1);
    await happen(second);
    await waitFor(() => expect(shown()).toEqual([['Corner Grill', 'Thing 2 happened.', second.id]]));
    await happen(entry(4, 0), entry(3, 0.5), second);
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(shown()[1]).toEqual(['Corner Grill', 'Thing 4 happened. And 1 more.', entry(4, 0).id]);
  });

  test('link to what they announce', async () => {
    const { happen, router } = await openHidden();
    await happen(entry(2, 1, { link: paths.avatar }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    act(() => FakeNotification.shown[0]!.onclick!());
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.avatar));
    expect(focus).toHaveBeenCalled();
    expect(FakeNotification.shown[0]!.close).toHaveBeenCalled();
  });

  test.each([
    ['while the page is in sight', () => void hide(false)],
    [
      'when they are switched off',
      () => void mockEndpoint(settingsContract.getSettings, () => buildSettings({ pushNotifications: false })),
    ],
    ['when the browser blocks them', () => void (FakeNotification.permission = 'denied')],
    ['when another tab has told it', () => localStorage.setItem(`notified:${session.workspace.id}`, '9')],
  ])('are not shown %s', async (_case, arrange) => {
    const { happen, store } = await openHidden();
    arrange();
    // The browser's permission is read again on focus, the setting when it has changed elsewhere.
    act(() => void window.dispatchEvent(new Event('focus')));
    await act(async () => void store.dispatch(baseApi.util.invalidateTags([listTag('Settings')])));
    await waitFor(() =>
      expect(settingsApi.endpoints.getSettings.select(undefined)(store.getState()).status).not.toBe('pending'),
    );
    await happen(entry(2, 1));
    await act(async () => void store.dispatch(baseApi.util.invalidateTags([listTag('Activity')])));
    expect(shown()).toEqual([]);
  });

  test('do not fetch the settings in a browser that does not allow them', async () => {
    FakeNotification.permission = 'default';
    const asked = mockEndpoint(settingsContract.getSettings, () => buildSettings({ pushNotifications: true }));
    const { happen } = await openHidden();
    await happen(entry(2, 1));
    expect([asked, shown()]).toEqual([[], []]);
  });

  test('that the browser cannot show from a page are left to the bell', async () => {
    const { happen } = await openHidden();
    const refused = jest.fn(() => {
      throw new TypeError('Illegal constructor');
    });
    Object.assign(refused, { permission: 'granted' });
    Object.defineProperty(window, 'Notification', { configurable: true, writable: true, value: refused });
    await happen(entry(2, 1));
    await waitFor(() => expect(refused).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  });
});
