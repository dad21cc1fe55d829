import { useCallback, useSyncExternalStore } from 'react';

/**
 * The browser's notification permission, updated live, and a function that asks for it. Call that only from a
 * click, or browsers count it against the site.
 */
export function useNotificationPermission(): [NotificationAllowance, () => Promise<NotificationAllowance>] {
  const permission = useSyncExternalStore(subscribe, read, () => 'unsupported' as const);
  const ask = useCallback(async () => {
    if (read() === 'default') await Notification.requestPermission();
    for (const listener of listeners) listener();
    return read();
  }, []);
  return [permission, ask];
}

const read = (): NotificationAllowance => ('Notification' in window ? Notification.permission : 'unsupported');

/**
 * The permission is changed in the browser's settings without an event, so it is read again when someone returns
 * to the page.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const listeners = new Set<() => void>();

export type NotificationAllowance = NotificationPermission | 'unsupported';
