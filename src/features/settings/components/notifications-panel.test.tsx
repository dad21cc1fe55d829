import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../ui/ui-provider';
import { NotificationsPanel } from './notifications-panel';

const shown = jest.fn();
const ask = jest.fn();

/** The browser's own part: what it allows, and what the visitor answers when it asks. */
function browserSays(permission: NotificationPermission, answer: NotificationPermission = 'granted', construct: () => void = () => undefined) {
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

const open = () => {
  render(<UiProvider><NotificationsPanel /></UiProvider>);
  return { user: userEvent.setup(), toggle: screen.getByRole('switch', { name: 'Show browser notifications while Fourbeat is open' }) };
};

afterEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(window, 'Notification');
});

test('the browser is asked when the switch is turned on, and never before', async () => {
  browserSays('default');
  const { user, toggle } = open();
  expect(toggle).not.toBeChecked();
  expect(ask).not.toHaveBeenCalled();
  await user.click(toggle);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(toggle).toBeChecked();
  expect(shown).toHaveBeenCalledWith('Notifications are on');
  expect(localStorage.getItem('notifications')).toBe('on');
});

test('turned off they are off, and turned on again nobody is asked twice', async () => {
  browserSays('granted');
  const { user, toggle } = open();
  await user.click(toggle);
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(localStorage.getItem('notifications')).toBeNull();
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(ask).not.toHaveBeenCalled();
});

test('a no leaves them off and says how to change it', async () => {
  browserSays('default', 'denied');
  const { user, toggle } = open();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(toggle).toBeDisabled();
  expect(toggle).toHaveAccessibleDescription(/Your browser blocks notifications from this site\. Open the site settings/);
  expect(localStorage.getItem('notifications')).toBeNull();
});

test('someone who comes back from the browser’s settings finds the switch as they left those', () => {
  const browser = browserSays('denied');
  const { toggle } = open();
  expect(toggle).toBeDisabled();
  browser.permission = 'granted';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(toggle).toBeEnabled();
});

test('a choice that was made before the browser blocked them does not look as if it worked', () => {
  localStorage.setItem('notifications', 'on');
  browserSays('denied');
  expect(open().toggle).not.toBeChecked();
});

test('a browser that has none says so', () => {
  const { toggle } = open();
  expect(toggle).toBeDisabled();
  expect(toggle).toHaveAccessibleDescription(/cannot show notifications/);
});

test('a browser that grants them and then makes none says so, and the switch stays off', async () => {
  browserSays('default', 'granted', () => {
    throw new TypeError('Illegal constructor');
  });
  const { user, toggle } = open();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(toggle).toHaveAccessibleDescription(/cannot show notifications/);
  expect(localStorage.getItem('notifications')).toBeNull();
});
