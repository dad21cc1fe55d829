import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { accountContract } from '../../../contracts/account';
import { settingsContract } from '../../../contracts/settings';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { buildSettings, type BuiltSettings } from '../../../testing/builders/settings';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const shown = jest.fn();
const ask = jest.fn();

/** The browser's own part: what it allows, and what the visitor answers when it asks. */
function browserSays(
  permission: NotificationPermission,
  answer: NotificationPermission = 'granted',
  construct: () => void = () => undefined,
) {
  class FakeNotification {
    static permission = permission;
    static requestPermission = async () => {
      ask();
      return (FakeNotification.permission = answer);
    };
    close = () => undefined;
    constructor(title: string) {
      construct();
      shown(title);
    }
  }
  Object.defineProperty(window, 'Notification', { configurable: true, writable: true, value: FakeNotification });
  return FakeNotification;
}
afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(window, 'Notification');
});

async function open({
  session = buildSession(),
  ...partial
}: Partial<BuiltSettings> & { session?: ReturnType<typeof buildSession> } = {}) {
  let stored = buildSettings(partial);
  mockEndpoint(settingsContract.getSettings, () => stored);
  const received = mockEndpoint(
    settingsContract.updateSettings,
    (change) => (stored = { ...stored, ...(change as Partial<BuiltSettings>) }),
  );
  const app = renderApp(`${paths.settings}?tab=notifications`, { session });
  await screen.findByRole('checkbox', { name: 'News by email' });
  return { ...app, received };
}
const box = (name: string) => screen.getByRole('checkbox', { name });
const save = ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));

describe('the choices', () => {
  test("are shown as they are stored, count when they are saved, and then say 'Saved!'", async () => {
    const app = await open({ weeklyReports: false });
    expect(
      [box('News by email'), box('Weekly report by email'), box('Browser notifications')].map(
        (input) => (input as HTMLInputElement).checked,
      ),
    ).toEqual([true, false, false]);
    await app.user.click(box('News by email'));
    await app.user.click(box('Weekly report by email'));
    expect(app.received).toEqual([]);
    await save(app);
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible();
    expect(app.received).toEqual([{ emailNotifications: false, weeklyReports: true }]);
    expect(
      [box('News by email'), box('Weekly report by email')].map((input) => (input as HTMLInputElement).checked),
    ).toEqual([false, true]);
  });

  test('that are as they were need no saving', async () => {
    const app = await open();
    await app.user.click(box('News by email'));
    await app.user.click(box('News by email'));
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveAccessibleDescription('Nothing has changed.');
  });

  test('stay as they were chosen when they are refused', async () => {
    const app = await open();
    mockEndpoint(settingsContract.updateSettings, () => refuse('unavailable', 'The database is away.'));
    await app.user.click(box('News by email'));
    await save(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
    expect(box('News by email')).not.toBeChecked();
  });

  test('say by whose clock the report comes', async () => {
    await open({ session: buildSession({ workspace: { zone: 'America/New_York' } }) });
    expect(box('Weekly report by email')).toHaveAccessibleDescription(/^On Mondays at eight, America\/New York time/);
  });
});

describe('where mail goes', () => {
  test('is told', async () => {
    await open();
    expect(await screen.findByText('We send email to maya@cornergrill.example.')).toBeVisible();
  });

  test('is the outbox while there is no mail server; whoever runs the installation is led there', async () => {
    mockEndpoint(accountContract.getMailDelivery, () => ({ delivers: false }));
    const app = await open();
    expect(
      await screen.findByText('Email is not set up yet: emails for you wait in your administrator’s outbox.'),
    ).toBeVisible();
    app.unmount();
    await open({ session: buildSession({ user: { operator: true } }) });
    expect(await screen.findByRole('link', { name: 'your outbox' })).toHaveAttribute(
      'href',
      '/dashboard/operator?tab=mail',
    );
  });

  test('is nowhere before the address is confirmed', async () => {
    await open({ session: buildSession({ user: { emailVerified: false } }) });
    expect(screen.getByText(/^We won’t email maya@cornergrill\.example until you confirm/)).toBeVisible();
  });

  test('is nowhere in a demo', async () => {
    await open({ session: buildDemoSession(), publicPage: null });
    expect(screen.getByText(/^Demos do not send email\./)).toBeVisible();
  });

  test('is not told to who wants none', async () => {
    await open({ emailNotifications: false, weeklyReports: false });
    expect(screen.queryByText(/^We send email to/)).not.toBeInTheDocument();
  });
});

describe('notifications of the browser', () => {
  test('are a wish of the person; the browser is asked when it is turned on, and never before', async () => {
    browserSays('default');
    const app = await open();
    expect(ask).not.toHaveBeenCalled();
    await app.user.click(box('Browser notifications'));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('This browser shows notifications from Fourbeat.')).toBeVisible();
    await save(app);
    await screen.findByRole('button', { name: 'Saved!' });
    expect(app.received).toEqual([{ pushNotifications: true }]);
  });

  test('say plainly when they come', async () => {
    await open();
    expect(box('Browser notifications')).toHaveAccessibleDescription(
      'While Fourbeat is open in a tab you are not looking at. They stop once you close its last tab.',
    );
  });

  test('turned off ask nothing, and say nothing about this browser', async () => {
    browserSays('default');
    const app = await open({ pushNotifications: true });
    await app.user.click(box('Browser notifications'));
    expect(ask).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Allow in this browser' })).not.toBeInTheDocument();
  });

  test('chosen elsewhere can be allowed here, and one is shown at once', async () => {
    browserSays('default');
    const { user } = await open({ pushNotifications: true });
    await user.click(screen.getByRole('button', { name: 'Allow in this browser' }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(shown).toHaveBeenCalledWith('Notifications are on');
    expect(await screen.findByText(/^We just showed one\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Allow in this browser' })).not.toBeInTheDocument();
  });

  test('that this browser blocks say how to change it, and who comes back from there finds it changed', async () => {
    const browser = browserSays('denied');
    await open({ pushNotifications: true });
    expect(
      screen.getByText(/^This browser blocks notifications from this site\. Open the site settings/),
    ).toBeVisible();
    browser.permission = 'granted';
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.getByText('This browser shows notifications from Fourbeat.')).toBeVisible());
  });

  test('stay a wish when the answer is no', async () => {
    browserSays('default', 'denied');
    const app = await open();
    await app.user.click(box('Browser notifications'));
    expect(await screen.findByText(/^This browser blocks notifications/)).toBeVisible();
    expect(box('Browser notifications')).toBeChecked();
    expect(shown).not.toHaveBeenCalled();
  });

  test('that a browser has none of are told by the bell', async () => {
    await open({ pushNotifications: true });
    expect(screen.getByText(/^This browser cannot show notifications from an open page\./)).toBeVisible();
  });

  test('that a browser grants and then does not make are not called shown', async () => {
    browserSays('granted', 'granted', () => {
      throw new TypeError('Illegal constructor');
    });
    const { user } = await open({ pushNotifications: true });
    await user.click(screen.getByRole('button', { name: 'Show a test notification' }));
    expect(await screen.findByText(/^This browser cannot show notifications/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show a test notification' })).not.toBeInTheDocument();
  });
});
