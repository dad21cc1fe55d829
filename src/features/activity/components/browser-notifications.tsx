import { useBrowserNotifications } from '../hooks/use-browser-notifications';

/** Shows notifications while the page is hidden; rendered once in the shell. */
export function BrowserNotifications() {
  useBrowserNotifications();
  return null;
}
