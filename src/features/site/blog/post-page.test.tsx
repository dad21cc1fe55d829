import { screen, waitFor, within } from '@testing-library/react';
import { siteContract } from '../../../contracts/site';
import { buildArticle, buildArticleSummary } from '../../../testing/builders/site';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

const newer = buildArticleSummary({ slug: 'newer', title: 'A newer one', date: '2026-09-01' });
const older = buildArticleSummary({ slug: 'older', title: 'An older one', date: '2026-07-01' });

beforeEach(() => mockEndpoint(siteContract.listArticles, () => [newer, buildArticleSummary(), older]));

const open = async (partial: Parameters<typeof buildArticle>[0] = {}) => {
  mockEndpoint(siteContract.getArticle, ({ slug }) =>
    slug === 'older' ? buildArticle({ ...older, body: [] }) : buildArticle(partial),
  );
  const app = renderApp('/blog/answer-a-bad-review');
  await screen.findByRole('heading', { level: 1, name: 'How to answer a bad review' });
  return app;
};

test('an article has its head, its picture and every kind of text', async () => {
  await open({ updated: '2026-11-20' });
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent('By The Fourbeat team13 August 20264 min readUpdated 20 November 2026');
  expect(within(article).getByRole('img', { name: 'Poster with the title and a telephone' })).toHaveAttribute(
    'src',
    '/blog/answer-a-bad-review/cover.webp?v=1',
  );
  expect(within(article).getByRole('heading', { level: 2, name: 'Four replies' })).toHaveAttribute(
    'id',
    'four-replies',
  );
  expect(within(article).getByText('hour').tagName).toBe('STRONG');
  expect(within(article).getByText('We read every word.').closest('blockquote')).not.toBeNull();
  expect(within(article).getByText('Thank them.').closest('ol')).not.toBeNull();
  expect(within(article).getByRole('link', { name: 'the other guide' })).toHaveAttribute(
    'href',
    '/blog/alt-text-that-helps',
  );
  expect(within(article).getByRole('list', { name: 'Tags' })).toHaveTextContent(
    'reviewsreputationcustomer servicereplies',
  );
});

test('a table can be scrolled by keyboard where it is wider than the screen', async () => {
  await open();
  const region = screen.getByRole('region', { name: 'Table: trade, reply' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('columnheader', { name: 'reply' })).toBeVisible();
});

test('sources stand apart from the text', async () => {
  await open();
  const sources = screen.getByRole('region', { name: 'Sources' });
  expect(within(sources).getByRole('link', { name: 'WCAG 2.2' })).toHaveAttribute(
    'href',
    'https://www.w3.org/TR/WCAG22/',
  );
  expect(screen.getAllByRole('heading', { name: 'Sources' })).toHaveLength(1);
});

test('the page is called after its article, which hands the name back when it is left', async () => {
  const { user } = await open();
  await waitFor(() => expect(document.title).toBe('How to answer a bad review · Fourbeat'));
  expect(await screen.findByRole('link', { name: /Next article/ })).toHaveTextContent('A newer one');
  await user.click(screen.getByRole('link', { name: /Previous article/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'An older one' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('An older one · Fourbeat'));
  await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Blog' }));
  await screen.findByRole('searchbox');
  await waitFor(() => expect(document.title).toBe('Blog · Fourbeat'));
});

test('the category leads to the blog with its filter, and feeds are at hand', async () => {
  await open();
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Strategy' }),
  ).toHaveAttribute('href', '/blog?category=Strategy');
  expect(['RSS', 'Atom', 'JSON Feed'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/blog/feed.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
  ]);
});

test('an article that cannot be loaded says why and can be tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  mockEndpoint(siteContract.getArticle, () => refuse('internal', 'The server stumbled.'));
  const { user } = renderApp('/blog/answer-a-bad-review');
  expect(await screen.findByRole('alert')).toHaveTextContent('The article could not be loaded.The server stumbled.');
  warn.mockRestore();
  mockEndpoint(siteContract.getArticle, () => buildArticle());
  await pressAgain(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'How to answer a bad review' })).toBeVisible();
});
