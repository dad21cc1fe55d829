import { useCallback, useSyncExternalStore } from 'react';

/** What the browser allows, live, and a function that asks it; call that one from a click only, or browsers hold it against the page. */
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

/** It is changed in the browser's own settings, and nothing says so: it is read again when someone comes back from there. */
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
