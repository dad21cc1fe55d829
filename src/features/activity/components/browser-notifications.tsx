import { useBrowserNotifications } from '../hooks/use-browser-notifications';

/** Tells news while the page is out of sight; stands once in the shell. */
export function BrowserNotifications() {
  useBrowserNotifications();
  return null;
}
