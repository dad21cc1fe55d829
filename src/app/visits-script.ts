/**
 * Measures a website of a business. Its pages, which we did not write, load it from /v.js: it may never throw into them,
 * wait, store anything or send what a visitor typed. 1,000 bytes compressed at most (scripts/visits-script.test.ts), so
 * it only says what happened; what that means is decided where it arrives (src/domain/visit-report.ts).
 */
const page = window as unknown as Page;
const script = document.currentScript as HTMLScriptElement;
const early = page.fourbeat;
const utm = location.search.match(/utm_[smc]\w+=[^&]*/g);
const events: unknown[] = [];
let vitals: Record<string, number> = {};
let observer: PerformanceObserver | undefined;
let path = '';
let shift = 0;
let shiftedAt = 0;

const send = (...more: unknown[]): void => {
  events.push(...more);
  if (!path || !events[0]) return; // not seen yet
  const address = new URL('/api/visits', script.src);
  const body = JSON.stringify({
    site: script.dataset.site,
    path,
    from: document.referrer.split('/')[2],
    utm,
    events: events.splice(0),
  });
  // A text needs no preflight.
  if (!navigator.sendBeacon(address, body)) fetch(address, { method: 'POST', body, keepalive: true }).catch(() => 0);
};

/** Everything comes through here, so that nothing can be thrown into the page. */
const take = ({ type, target, button, persisted, call }: Happening): void => {
  try {
    if (
      navigator.doNotTrack === '1' ||
      (navigator as Asked).globalPrivacyControl ||
      (location.hostname === 'localhost' && !script.dataset.local)
    )
      return;
    if (call) send({ call });
    else if (target && target.closest) {
      const link = target.closest<HTMLAnchorElement>('a[href]');
      // A form's own `id` may be one of its fields.
      if (type === 'submit') send([type, target.getAttribute('id')]);
      else if (link && button! < 2 && (link.host !== location.host || /\.\w+$/.test(link.pathname)))
        send([type, link.host + link.pathname]);
    } else if (document.hidden || persisted || path !== location.pathname) {
      // The page is shown, hidden, back from the browser's memory, or another one to its visitor.
      send(...Object.entries(vitals));
      vitals = {};
      if (observer) observer.disconnect();
      if (document.hidden) return;
      path = location.pathname;
      send(['view']);
      if (!type) observe();
    }
  } catch {
    // the page goes on as if we were not there
  }
};

/**
 * Web vitals (web.dev/articles/vitals) of a page that was seen from the start, until it is hidden or left. INP is the
 * slowest interaction, not the 98th percentile where there are many; a burst of layout shifts ends after a quiet second.
 */
const observe = (): void => {
  observer = new PerformanceObserver((list) =>
    (list.getEntries() as Entry[]).forEach(
      ({ entryType, startTime, value, interactionId, hadRecentInput, duration, responseStart }) => {
        if (hadRecentInput || interactionId === 0) return;
        if (value >= 0) {
          shift = value + (startTime - shiftedAt < 1_000 ? shift : 0);
          shiftedAt = startTime;
        }
        const measured = value >= 0 ? shift : interactionId ? duration : responseStart || startTime;
        if (!(vitals[entryType]! > measured)) vitals[entryType] = measured;
      },
    ),
  );
  for (const type of 'navigation event layout-shift largest-contentful-paint'.split(' '))
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

page.fourbeat = (...call) => take({ call });
for (const type of 'popstate pageshow visibilitychange prerenderingchange click auxclick submit'.split(' '))
  addEventListener(type, take as EventListener, true);
for (const type of 'pushState replaceState'.split(' ') as ('pushState' | 'replaceState')[]) {
  const original = history[type];
  history[type] = function (...sent) {
    original.apply(this, sent);
    take({ type });
  };
}
take({});
if (early && early.q) early.q.forEach((call) => take({ call }));

type Tell = (name: unknown, more?: { value?: unknown; currency?: unknown }) => void;
interface Asked {
  globalPrivacyControl?: boolean;
}
interface Page {
  /** `q` holds calls from before this script loaded. */
  fourbeat?: Tell & { q?: Parameters<Tell>[] };
}
interface Happening {
  type?: string;
  target?: Element | null;
  button?: number;
  persisted?: boolean;
  call?: unknown[];
}
interface Entry extends PerformanceEntry {
  responseStart?: number;
  interactionId?: number;
  hadRecentInput?: boolean;
  value: number;
}

export {};
