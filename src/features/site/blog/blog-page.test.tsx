import { screen, waitFor, within } from '@testing-library/react';
import { CONNECTION_FAILED } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { siteContract } from '../../../contracts/site';
import { NEWSLETTER_ASKED, NEWSLETTER_CONSENT } from '../../../domain/newsletter';
import { buildArticleSummary } from '../../../testing/builders/site';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';

const articles = [
  buildArticleSummary(),
  buildArticleSummary({
    slug: 'quiet-week',
    title: 'What to post in a quiet week',
    category: 'Content Creation',
    tags: ['ideas'],
    date: '2026-08-01',
  }),
  buildArticleSummary({
    slug: 'ai-pictures',
    title: 'AI pictures, used honestly',
    category: 'AI Marketing',
    tags: ['ai'],
    date: '2026-07-01',
  }),
];
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
/** The radio button itself is visually hidden below its label. */
const label = (category: string) => screen.getByRole('radio', { name: category }).closest('label')!;
const open = (path: string = paths.blog) => {
  mockEndpoint(siteContract.listArticles, () => articles);
  return renderApp(path);
};

test('the newest article is featured, the rest follow, each a link with reading time, author and date', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: articles[0]!.title })).toBeVisible();
  expect(titles()).toEqual(articles.map(({ title }) => title));
  const [featured, second] = screen.getAllByRole('article');
  expect(within(featured!).getByText('Featured')).toBeVisible();
  expect(within(second!).queryByText('Featured')).not.toBeInTheDocument();
  expect(within(second!).getByRole('link')).toHaveAttribute('href', '/blog/quiet-week');
  expect(second).toHaveTextContent('4 min read');
  expect(second).toHaveTextContent('The Fourbeat team, 1 August 2026');
});

test('a card shows at most three tags', async () => {
  open();
  const [featured] = await screen.findAllByRole('article');
  expect(
    within(featured!)
      .getAllByRole('listitem')
      .map((tag) => tag.textContent),
  ).toEqual(['reviews', 'reputation', 'customer service']);
});

test('a category and a search leave what fits, feature the first of it, and stand in the address', async () => {
  const { user, router } = open();
  await screen.findAllByRole('article');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All',
    'Strategy',
    'Content Creation',
    'Technology',
    'AI Marketing',
  ]);

  await user.click(label('Content Creation'));
  expect(titles()).toEqual(['What to post in a quiet week']);
  expect(screen.getByText('Featured')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?category=Content+Creation'));

  await user.click(label('All'));
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'pictures');
  expect(titles()).toEqual(['AI pictures, used honestly']);
  expect(screen.getByText('1 article found')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?search=pictures'));
});

test('an address with a filter opens filtered', async () => {
  open('/blog?category=Strategy&search=review');
  await waitFor(() => expect(titles()).toEqual(['How to answer a bad review']));
  expect(screen.getByRole('searchbox')).toHaveValue('review');
});

test('where nothing fits it says so in the specified words and offers all articles', async () => {
  const { user } = open('/blog?search=zebra');
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms or category filter')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(titles()).toHaveLength(3);
});

test('a blog that cannot be loaded is empty, logs why, and can be tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  mockEndpoint(siteContract.listArticles, () => refuse('internal'));
  const { user } = renderApp(paths.blog);
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith('The blog could not be loaded.', expect.objectContaining({ code: 'internal' }));
  warn.mockRestore();

  mockEndpoint(siteContract.listArticles, () => articles);
  await pressAgain(user);
  expect(await screen.findByRole('heading', { name: articles[0]!.title })).toBeVisible();
});

describe('the newsletter', () => {
  const subscribe = async (email: string) => {
    const app = open();
    await app.user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
    await app.user.click(screen.getByRole('button', { name: 'Subscribe' }));
    return app;
  };

  test('shows what is agreed to, sends the address, and asks to look into the mailbox', async () => {
    const received = mockEndpoint(siteContract.createSubscription, () => ({}));
    await subscribe('ada@example.com');
    expect(await screen.findByText(NEWSLETTER_ASKED)).toBeVisible();
    expect(received).toEqual([{ email: 'ada@example.com', website: '' }]);
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  });

  test('tells what is wrong with an address at its field, before anything is sent', async () => {
    await subscribe('ada');
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toHaveAccessibleDescription('Enter an email address, for example ada@example.com.');
    expect(field).toHaveFocus();
    expect(screen.getByText(new RegExp(NEWSLETTER_CONSENT))).toBeVisible();
  });

  test('keeps the address where the server cannot be reached, and says so at the field', async () => {
    mockNetworkFailure(siteContract.createSubscription);
    await subscribe('ada@example.com');
    const field = await screen.findByRole('textbox', { name: 'Email', description: CONNECTION_FAILED });
    expect(field).toHaveValue('ada@example.com');
  });
});
