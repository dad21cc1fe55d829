beforeEach(() => {
  jest.resetModules();
  // jsdom paints nothing.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/index.html', '/'],
  ['/index.html?plan=pro#prices', '/?plan=pro#prices'],
  ['/blog', '/blog'],
  ['/blog/index.html', '/blog/index.html'],
])('a prerendered page that was asked for as %s stands at %s', async (asked, shown) => {
  history.replaceState(null, '', asked);
  await import('./page-loader');
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(shown);
});
