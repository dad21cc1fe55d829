import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import GalleryPage from './gallery/gallery-page';
import { MemoryRouter } from 'react-router-dom';
import { theme } from './theme';
import { UiProvider } from './ui-provider';
import { useThemeChoice } from './use-theme-choice';

const read = (...path: string[]) => readFileSync(join(__dirname, ...path), 'utf8');
const tokens = read('tokens.css');

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

test('every name of the theme is a token', () => {
  const used = [...JSON.stringify(theme).matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});

test('light and dark define the same colours', () => {
  const block = (start: string) => {
    const from = tokens.indexOf(start);
    return [
      ...tokens
        .slice(from, tokens.indexOf('\n}', from))
        .matchAll(
          /(--(?:surface|text|border|accent|tone|chart|shadow|on|primary|focus|scrim)[a-z0-9-]*): *(?:oklch|var|0 )/g,
        ),
    ]
      .map(([, name]) => name)
      .filter((name) => !/--text-\d?[a-z]/.test(name ?? ''));
  };
  const light = block(":root, [data-theme='light'] {");
  expect(light.length).toBeGreaterThan(80);
  expect(block("\n[data-theme='dark'] {").sort()).toEqual(light.sort());
  expect(block(':root:not([data-theme').sort()).toEqual(light);
});

test('a choice is applied at once and can be reset to the system’s', () => {
  const { result } = renderHook(useThemeChoice);
  expect(result.current[0]).toBe('system');
  act(() => result.current[1]('dark'));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  act(() => result.current[1]('system'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

test.each([
  ['a stored choice is set before first paint', () => 'dark', 'dark'],
  ['without one the system decides', () => null, undefined],
  ['nonsense is not a theme', () => 'neon', undefined],
  [
    'switched-off storage is no error',
    () => {
      throw new Error('denied');
    },
    undefined,
  ],
])('theme.js: %s', (_, getItem, painted) => {
  const attributes: Record<string, string> = {};
  const documentElement = {
    dataset: {},
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  runInNewContext(read('..', '..', 'public', 'theme.js'), { localStorage: { getItem }, document: { documentElement } });
  expect(attributes['data-theme']).toBe(painted);
});

describe('theme.js, before the first paint', () => {
  const runIn = (root: HTMLElement) =>
    runInNewContext(read('..', '..', 'public', 'theme.js'), { localStorage, document: { documentElement: root } });

  test('sets the theme that the hook has stored', () => {
    const { result } = renderHook(useThemeChoice);
    act(() => result.current[1]('light'));
    const root = document.createElement('html');
    runIn(root);
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('treats visitors with a session as signed in on sign-in pages, and does not know without storage', () => {
    const door = () => {
      const root = document.createElement('html');
      root.dataset.visitors = '';
      return root;
    };
    const [visitor, member, page] = [door(), door(), document.createElement('html')];
    runIn(visitor);
    localStorage.setItem('authToken', 'anything');
    runIn(member);
    runIn(page);
    expect([visitor, member, page].map(({ dataset }) => dataset.session)).toEqual([undefined, 'likely', undefined]);
    const root = door();
    const denied = {
      getItem: () => {
        throw new Error('denied');
      },
    };
    runInNewContext(read('..', '..', 'public', 'theme.js'), {
      localStorage: denied,
      document: { documentElement: root },
    });
    expect(root.dataset.session).toBe('unknown');
  });

  test('delays our fonts until after the first paint unless they are cached', () => {
    const root = document.createElement('html');
    root.setAttribute('data-fonts', 'later');
    runIn(root);
    expect(root).toHaveAttribute('data-fonts', 'later');
    localStorage.setItem('fonts', 'kept');
    runIn(root);
    expect(root).not.toHaveAttribute('data-fonts');
  });
});

test('the gallery renders every component without console errors', async () => {
  render(
    <MemoryRouter>
      <UiProvider>
        <GalleryPage />
      </UiProvider>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('img', { name: 'Fourbeat' })).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
  // Nothing that loads after the page may log an error either. Base UI's button, unlike its stand-in, has an id.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('id'));
});
