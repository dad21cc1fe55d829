/**
 * The only script of a prerendered page. It loads the application when the visitor starts to act; pointing at
 * something only prefetches it. Until then links work as links, and a form that is sent waits.
 */
const { app, preload = '' } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
const page = document.documentElement.dataset;
const ready = new Promise((resolve) => document.addEventListener('app-ready', resolve, { once: true }));
let isReady = false;
let loading: Promise<unknown> | undefined;
void ready.then(() => (isReady = true));

// Static hosts also serve the home page as /index.html; it should have one address.
if (location.pathname === '/index.html') history.replaceState(history.state, '', `/${location.search}${location.hash}`);

const load = (): Promise<unknown> | undefined => {
  if (!app) return undefined;
  return (loading ??= import(/* @vite-ignore */ app).catch(() => {
    loading = undefined; // lets the next interaction try again
    delete page.session; // a visitor wrongly taken for signed in gets the prerendered form
  }));
};

const prepare = (): void => {
  for (const href of [app, ...preload.split(' ')])
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};

for (const touch of ['pointerdown', 'keydown', 'focusin'])
  document.addEventListener(touch, () => void load(), { passive: true });
// A prerendered file does not know the query: only the application can show a filtered blog or an invitation.
if (/[?&#](search|category|token)=/.test(location.search + location.hash)) void load();
// Whoever is or may be signed in (theme.js) should not wait at the login page.
if (page.session) void load();
void ready.then(() => delete page.session);
document.addEventListener('pointerover', prepare, { once: true, passive: true });

// A form that was sent before the application is ready waits here; it is sent once, however often the button is
// pressed.
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

// A password can be shown before the application is ready, which then takes that over by a press on the same button.
const shown = new Map<HTMLElement, HTMLInputElement>();
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[aria-pressed]');
  if (isReady || !button) return;
  const field = button.previousElementSibling;
  if (!(field instanceof HTMLInputElement)) return;
  if (!shown.delete(button)) shown.set(button, field);
  reveal(button, field, shown.has(button));
});
const reveal = (button: HTMLElement, field: HTMLInputElement, isShown: boolean): void => {
  field.type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
};
void ready.then(() =>
  shown.forEach((field, button) => {
    reveal(button, field, false); // as the application believes it to be
    button.click();
  }),
);

// The typed address is carried between login and registration, which only the application can do.
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

// Our fonts load after the first paint; until then text is set in system fonts with the same metrics, so that
// nothing shifts.
new PerformanceObserver((_paints, observer) => {
  observer.disconnect();
  document.documentElement.removeAttribute('data-fonts');
  void document.fonts
    .load('1em "Inter Variable"')
    .then(() => localStorage.setItem('fonts', 'kept'))
    .catch(() => undefined); // storage may be switched off
}).observe({ type: 'paint', buffered: true });

export {};
