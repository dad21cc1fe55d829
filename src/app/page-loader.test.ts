beforeEach(() => {
  jest.resetModules();
  // jsdom has no paint timing.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  history.replaceState(null, '', '/');
  document.dispatchEvent(new Event('app-ready')); // detaches this test's loader, so that it does not touch the forms of the next test
});

test.each([
  ['/index.html', '/'],
  ['/index.html?plan=pro#prices', '/?plan=pro#prices'],
  ['/blog', '/blog'],
  ['/blog/index.html', '/blog/index.html'],
])('a prerendered page that was requested as %s has the address %s', async (asked, shown) => {
  history.replaceState(null, '', asked);
  await import('./page-loader');
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(shown);
});

test('a password is shown and hidden before the application has loaded, which then gets the last press', async () => {
  document.body.innerHTML = '<input type="password"><button type="button" aria-pressed="false"></button>';
  const field = document.querySelector('input')!;
  const button = document.querySelector('button')!;
  await import('./page-loader');
  const states: string[] = [];
  const press = () => {
    button.click();
    states.push(`${field.type} ${button.getAttribute('aria-pressed')}`);
  };
  press();
  press();
  press();
  expect(states).toEqual(['text true', 'password false', 'text true']);
  const taken = jest.fn(() => `${field.type} ${button.getAttribute('aria-pressed')}`);
  button.addEventListener('click', taken);
  document.dispatchEvent(new Event('app-ready'));
  await Promise.resolve();
  expect(taken.mock.results.map(({ value }) => value as string)).toEqual(['password false']);
  press(); // the application's business from now on
  expect(field.type).toBe('password');
  document.body.replaceChildren();
});

test('a form that is sent twice before the application has loaded is sent once when it has', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const sent = jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  await import('./page-loader');
  const send = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect([send(), send()]).toEqual([false, false]);
  expect(sent).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('app-ready'));
  await Promise.resolve();
  expect(sent).toHaveBeenCalledTimes(1);
  form.remove();
});
