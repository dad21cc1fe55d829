/**
 * All the script of a prerendered page. The application is fetched when the visitor begins to do something; pointing at
 * something only prepares it. Until it is there, links are links, and a form waits to be sent.
 */
const { app, preload = '' } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
const ready = new Promise((resolve) => document.addEventListener('app-ready', resolve, { once: true }));
let isReady = false;
let loading: Promise<unknown> | undefined;
void ready.then(() => (isReady = true));

// Hosts that serve files as they lie there know the home page by its file, too: it has one address.
if (location.pathname === '/index.html') history.replaceState(history.state, '', `/${location.search}${location.hash}`);

const load = (): void => {
  if (!app) return;
  loading ??= import(/* @vite-ignore */ app).catch(() => (loading = undefined)); // the next touch tries again
};

const prepare = (): void => {
  for (const href of [app, ...preload.split(' ')])
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

for (const touch of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(touch, load, { passive: true });
// The file of a page knows no query: what it chooses on the blog only the application can show.
if (/[?&](search|category)=/.test(location.search)) load();
document.addEventListener('pointerover', prepare, { once: true, passive: true });
document.addEventListener(
  'submit',
  (event) => {
    if (isReady || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    event.preventDefault();
    load();
    void ready.then(() => form.requestSubmit());
  },
  { capture: true },
);

// Our fonts are fetched after the first paint; until then text stands in the fonts of the machine, as wide and as high.
new PerformanceObserver((_paints, observer) => {
  observer.disconnect();
  document.documentElement.removeAttribute('data-fonts');
  void document.fonts
    .load('1em "Inter Variable"')
    .then(() => localStorage.setItem('fonts', 'kept'))
    .catch(() => undefined); // storage may be switched off
}).observe({ type: 'paint', buffered: true });

export {};
