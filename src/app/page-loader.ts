/**
 * All the script of a prerendered page. The application is fetched when the visitor begins to do something; pointing at
 * something only prepares it. Until it is there, links are links, and a form waits to be sent.
 */
const { app, preload = '' } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
const page = document.documentElement.dataset;
const ready = new Promise((resolve) => document.addEventListener('app-ready', resolve, { once: true }));
let isReady = false;
let loading: Promise<unknown> | undefined;
void ready.then(() => (isReady = true));

// Hosts that serve files as they lie there know the home page by its file, too: it has one address.
if (location.pathname === '/index.html') history.replaceState(history.state, '', `/${location.search}${location.hash}`);

const load = (): Promise<unknown> | undefined => {
  if (!app) return undefined;
  return (loading ??= import(/* @vite-ignore */ app).catch(() => {
    loading = undefined; // the next touch tries again
    delete page.session; // whoever was taken for signed in gets the form that stands there
  }));
};

const prepare = (): void => {
  for (const href of [app, ...preload.split(' ')])
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

for (const touch of ['pointerdown', 'keydown', 'focusin'])
  document.addEventListener(touch, () => void load(), { passive: true });
// The file of a page knows no query: what it chooses on the blog, and whom it invites, only the application can show.
if (/[?&#](search|category|token)=/.test(location.search + location.hash)) void load();
// Whoever is signed in, or may be, is not kept waiting at the login (theme.js).
if (page.session) void load();
void ready.then(() => delete page.session);
document.addEventListener('pointerover', prepare, { once: true, passive: true });

// What is sent before waits: once, however often the button is pressed.
let waiting: HTMLFormElement | undefined;
document.addEventListener(
  'submit',
  (event) => {
    if (isReady || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    event.preventDefault();
    void load();
    if (waiting !== form) void ready.then(() => waiting === form && form.requestSubmit());
    waiting = form;
  },
  { capture: true },
);

// From the login to the registration and back the typed address goes along, which only the application can carry.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (isReady || !link || !isPlain || !('visitors' in page) || link.origin !== location.origin) return;
  const loaded = [...document.querySelectorAll('input')].some(({ value }) => value) && load();
  if (!loaded) return;
  event.preventDefault();
  void ready.then(() => link.click());
  void loaded.then(() => loading || location.assign(link.href));
});

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
