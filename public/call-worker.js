// Shows that a call rings while no page is open. It has no part in loading pages: there is no handler of requests.
const worker = globalThis;

worker.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const { title, body, url } = event.data.json();
      const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
      // Whoever looks at the dashboard hears it ring there.
      if (pages.some((page) => page.visibilityState === 'visible' && isDashboard(page))) return;
      await worker.registration.showNotification(title, {
        body,
        tag: 'call',
        renotify: true,
        requireInteraction: true,
        icon: '/app-icon-192.png',
        data: { url },
      });
    })(),
  );
});

// Opens the call: in a dashboard that is there, which keeps what was typed in it, or in a new one.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const page = pages.find(isDashboard);
      if (page) await page.focus();
      else await worker.clients.openWindow(event.notification.data.url);
    })(),
  );
});

const isDashboard = ({ url }) => new worker.URL(url).pathname.startsWith('/dashboard');
