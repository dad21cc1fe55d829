import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UiProvider } from '../ui/ui-provider';
import { isMissingChunk, RouteError } from './route-error';
import { pressAgain } from '../testing/press-again';

// React and the router log what a boundary catches, which these tests provoke.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

function show(page: () => string) {
  const Page = () => <h1>{page()}</h1>;
  const router = createMemoryRouter([
    { path: '/', children: [{ index: true, Component: Page, ErrorBoundary: RouteError }] },
  ]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return userEvent.setup();
}

test('a page that fails says what is safe, and can be tried again in its place', async () => {
  let broken = true;
  const user = show(() => {
    if (broken) throw new Error('secret detail');
    return 'Here it is';
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  broken = false;
  await pressAgain(user);
  expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeVisible();
});

test('a page whose code is gone after a deploy asks to reload', async () => {
  show(() => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/seo-page-x.js');
  });
  expect(await screen.findByRole('heading', { name: 'A newer version is ready' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a page whose code cannot load offline says that, and can be tried again online', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(() => {
    throw new TypeError('error loading dynamically imported module');
  });
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription('You are still offline.');
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'You are online again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled', 'true');
});

test.each([
  'Failed to fetch dynamically imported module: x',
  'error loading dynamically imported module: x',
  'Importing a module script failed.',
  'Unable to preload CSS for /a.css',
])('recognises %s, in the words of Chrome, Firefox, Safari and Vite', (message) =>
  expect(isMissingChunk(new Error(message))).toBe(true),
);
