import { startPrefetch } from './prefetch';

const page = jest.fn(() => Promise.resolve({ Component: () => null }));
const gone = jest.fn(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
const stop = startPrefetch([
  {
    path: '/',
    children: [
      { path: 'seo', lazy: page },
      { path: 'gone', lazy: gone },
    ],
  },
]);
afterAll(() => stop());

beforeEach(() => {
  document.body.innerHTML =
    '<a id="seo" href="/seo"><b id="inside">SEO</b></a><a id="gone" href="/gone">Gone</a><a id="away" href="https://example.com/seo">Away</a><p id="text">text</p>';
});
const at = (id: string) => document.getElementById(id)!;
const point = (id: string) => at(id).dispatchEvent(new Event('pointerover', { bubbles: true }));

test('pointing at or into a link loads its page once', () => {
  point('inside');
  point('seo');
  at('seo').focus();
  expect(page).toHaveBeenCalledTimes(1);
});

test('other sites and other elements load nothing', () => {
  page.mockClear();
  point('away');
  point('text');
  expect(page).not.toHaveBeenCalled();
});

test('a page that could not be loaded is tried again the next time', async () => {
  point('gone');
  await Promise.resolve();
  await Promise.resolve();
  at('gone').focus();
  expect(gone).toHaveBeenCalledTimes(2);
});
