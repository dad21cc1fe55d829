interface Sent {
  site: string;
  path: string;
  from?: string;
  utm: string[] | null;
  events: unknown[];
}
let sent: { address: string; body: Sent }[] = [];
const site = 'fbv_1';
const listen = window.addEventListener;
let ends: (() => void)[] = [];
const { pushState, replaceState } = history;
let observers: { take: (list: { getEntries: () => object[] }) => void; types: string[]; isOver: boolean }[] = [];

beforeEach(() => {
  jest.resetModules();
  sent = [];
  observers = [];
  // The script listens for as long as its page lives: here, for as long as its test.
  setOn(window, 'addEventListener', (type: string, take: EventListener, options: boolean) => {
    listen.call(window, type, take, options);
    ends.push(() => window.removeEventListener(type, take, options));
  });
  delete (window as { fourbeat?: unknown }).fourbeat;
  setOn(navigator, 'sendBeacon', (address: URL, body: string) => {
    sent.push({ address: String(address), body: JSON.parse(body) as Sent });
    return true;
  });
  setOn(document, 'hidden', false);
  setOn(document, 'referrer', '');
  Object.assign(globalThis, {
    PerformanceObserver: class {
      mine: (typeof observers)[number];
      constructor(take: (typeof observers)[number]['take']) {
        observers.push((this.mine = { take, types: [], isOver: false }));
      }
      observe({ type }: { type: string }) {
        this.mine.types.push(type);
      }
      disconnect() {
        this.mine.isOver = true;
      }
    },
  });
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  setOn(window, 'addEventListener', listen);
  Object.assign(history, { pushState, replaceState });
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

const setOn = (thing: object, name: string, value: unknown) =>
  Object.defineProperty(thing, name, { value, configurable: true, writable: true });

/** As if the page had our line in it. Pages of these tests are on localhost. */
async function load({ local = true }: { local?: boolean } = {}) {
  const script = Object.assign(document.createElement('script'), { src: 'https://fourbeat.example/v.js' });
  script.dataset.site = site;
  if (local) script.dataset.local = 'yes';
  setOn(document, 'currentScript', script);
  await import('./visits-script');
}
const mine = () => sent.map(({ body }) => body).filter((body) => body.site === site);
const events = () => mine().flatMap((body) => body.events);
const turn = (hidden: boolean) => {
  setOn(document, 'hidden', hidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const call = (...words: unknown[]) =>
  (window as unknown as { fourbeat: (...words: unknown[]) => void }).fourbeat(...words);

test('a view is sent with its path, the host that linked to it and its campaign, to where the script came from', async () => {
  history.replaceState(null, '', '/menu?utm_source=news&token=secret&utm_campaign=May#top');
  setOn(document, 'referrer', 'https://www.search.example/find?q=grill');
  await load();
  expect(sent.map(({ address }) => address)).toEqual(['https://fourbeat.example/api/visits']);
  expect(mine()).toEqual([
    {
      site,
      path: '/menu',
      from: 'www.search.example',
      utm: ['utm_source=news', 'utm_campaign=May'],
      events: [['view']],
    },
  ]);
});

test('each address of a single-page application is a view once, whichever way it is reached', async () => {
  await load();
  history.pushState(null, '', '/menu');
  history.replaceState({ scroll: 7 }, '', '/menu#starters');
  history.replaceState(null, '', '/jobs?x=1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(mine().map(({ path, events: [event] }) => [path, event])).toEqual([
    ['/', ['view']],
    ['/menu', ['view']],
    ['/jobs', ['view']],
  ]);
});

test('a page that comes back from the browser’s memory is seen again', async () => {
  await load();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(events()).toEqual([['view'], ['view']]);
});

test('a page that is loaded ahead or in the background counts when it is shown, with what happened before', async () => {
  setOn(document, 'hidden', true);
  await load();
  call('Ready');
  expect(events()).toEqual([]);
  turn(false);
  turn(true);
  turn(false);
  expect(events()).toEqual([{ call: ['Ready'] }, ['view']]);
  expect(observers).toEqual([]); // its vitals would be those of nobody who waited
});

test('links that lead out or to a file are sent without their query, others not', async () => {
  await load();
  document.body.innerHTML = `
    <a href="https://maps.example/here?me=ada"><b>Map</b></a> <a href="/menu.pdf?v=1">Menu</a> <a href="/about">About</a>
    <a href="#top">Top</a> <a>Nothing</a> <p>Text</p>`;
  for (const element of document.querySelectorAll('b, a, p')) {
    element.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot go there
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  const right = new MouseEvent('auxclick', { bubbles: true, button: 2 });
  document.querySelector('a')!.dispatchEvent(right);
  expect(events()).toEqual([
    ['view'],
    ['click', 'maps.example/here'],
    ['click', 'maps.example/here'],
    ['click', 'localhost/menu.pdf'],
  ]);
});

test('a form is sent by its id, and nothing of what was typed', async () => {
  await load();
  document.body.innerHTML =
    '<form id="booking"><input name="id" value="a"><input name="email" value="ada@example.com"></form>';
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(mine().at(-1)!.events).toEqual([['submit', 'booking']]);
  expect(JSON.stringify(sent)).not.toContain('ada@example.com');
});

test('a page tells of conversions and events, also before the script has loaded', async () => {
  Object.assign(window, { fourbeat: Object.assign(() => undefined, { q: [['Early', { value: 1 }]] }) });
  await load();
  call('Booked', { value: 49.5, currency: 'EUR' });
  call('Opened the menu');
  expect(events()).toEqual([
    ['view'],
    { call: ['Early', { value: 1 }] },
    { call: ['Booked', { value: 49.5, currency: 'EUR' }] },
    { call: ['Opened the menu'] },
  ]);
});

test('vitals are sent once, when the page is hidden or left, as they were on it', async () => {
  await load();
  const [observer] = observers;
  expect(observer!.types).toEqual(['navigation', 'event', 'layout-shift', 'largest-contentful-paint']);
  const entries = [
    { entryType: 'navigation', startTime: 0, responseStart: 120 },
    { entryType: 'largest-contentful-paint', startTime: 900 },
    { entryType: 'largest-contentful-paint', startTime: 1400 },
    { entryType: 'event', startTime: 2000, duration: 80, interactionId: 7 },
    { entryType: 'event', startTime: 2100, duration: 48, interactionId: 8 },
    { entryType: 'event', startTime: 2100, duration: 900, interactionId: 0 }, // a pointer that moved over something
    { entryType: 'layout-shift', startTime: 100, value: 0.1, hadRecentInput: false },
    { entryType: 'layout-shift', startTime: 600, value: 0.05, hadRecentInput: false },
    { entryType: 'layout-shift', startTime: 3000, value: 0.12, hadRecentInput: false },
    { entryType: 'layout-shift', startTime: 3100, value: 0.5, hadRecentInput: true },
  ];
  observer!.take({ getEntries: () => entries });
  turn(true);
  turn(false);
  turn(true);
  expect(events().slice(1)).toEqual([
    ['navigation', 120],
    ['largest-contentful-paint', 1400],
    ['event', 80],
    ['layout-shift', expect.closeTo(0.15) as number],
  ]);
  expect(observer!.isOver).toBe(true);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('who asks not to be tracked by %s is not, and the page may still call us', async (name, value) => {
  setOn(navigator, name, value);
  await load();
  call('Booked', { value: 1 });
  turn(true);
  expect(mine()).toEqual([]);
});

test('a page on localhost is left alone unless it says otherwise', async () => {
  await load({ local: false });
  call('Booked');
  expect(mine()).toEqual([]);
});

test('what fails is sent another way or lost, and never thrown into the page', async () => {
  await load();
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('blocked'));
  setOn(navigator, 'sendBeacon', () => false);
  call('Booked');
  expect(fetched.mock.calls.filter(([, options]) => String(options?.body).includes(`"${site}"`))).toEqual([
    [new URL('https://fourbeat.example/api/visits'), expect.objectContaining({ method: 'POST', keepalive: true })],
  ]);
  setOn(navigator, 'sendBeacon', () => {
    throw new Error('refused');
  });
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => [call('Booked'), call('x', circle), history.pushState(null, '', '/on'), turn(true)]).not.toThrow();
  expect(location.pathname).toBe('/on');
  fetched.mockRestore();
});

test('a page that loads it as a module, so that it knows no site, is left alone', async () => {
  setOn(document, 'currentScript', null);
  await import('./visits-script');
  expect(() => call('Booked')).not.toThrow();
  expect(sent.filter(({ body }) => body.site === undefined)).toEqual([]);
});
