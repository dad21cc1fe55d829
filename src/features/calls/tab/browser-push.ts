import { ownWorker } from '../../../lib/own-worker';

/** Whether this browser can be woken while its page is closed. On an iPhone only from the Home Screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && typeof PushManager !== 'undefined' && typeof Notification !== 'undefined';

/** Asks for permission and subscribes. `publicKey`: the server's, base64url. */
export async function subscribeToPush(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { failed: 'denied' };
  try {
    const registration = await navigator.serviceWorker.register(ownWorker('/call-worker.js'), { scope: '/dashboard/' });
    await untilActive(registration);
    // One of a former key would be refused.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const { endpoint, keys } = (
      await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    ).toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { target: { endpoint, p256dh, auth } } : { failed: 'unreachable' };
  } catch {
    return { failed: 'unreachable' }; // its maker's push service, which every browser has of its own
  }
}

/** The browser forgets it, too; the server has already. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration('/dashboard/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
}

/** Subscribing is refused before. */
async function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve());
  });
}

type Subscribed = { target: { endpoint: string; p256dh: string; auth: string } } | { failed: 'denied' | 'unreachable' };
