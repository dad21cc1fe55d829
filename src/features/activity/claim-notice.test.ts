import { claimNotice } from './claim-notice';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});

test('of all tabs that hear of the same activity one may announce it, and the next activity is announced again', async () => {
  expect(await Promise.all([1, 2, 3].map(() => claimNotice('n', '2026-06-09 a')))).toEqual([true, false, false]);
  expect(await claimNotice('n', '2026-06-09 b')).toBe(true);
  expect(await claimNotice('n', '2026-06-08 z')).toBe(false);
});

test('tabs wait for each other where the browser lets them', async () => {
  const request = jest.fn(async (_name: string, work: () => boolean) => work());
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  expect(await claimNotice('n', 'a')).toBe(true);
  expect(request).toHaveBeenCalledWith('n', expect.any(Function));
});

test('without storage every tab announces', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await claimNotice('n', 'a')).toBe(true);
});
