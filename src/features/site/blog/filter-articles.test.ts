import { buildArticleSummary } from '../../../testing/builders/site';
import { filterArticles } from './filter-articles';

const review = buildArticleSummary();
const cafe = buildArticleSummary({
  slug: 'cafe',
  title: 'Posts for a Café',
  excerpt: 'Twelve ideas.',
  category: 'Content Creation',
  tags: ['ideas'],
});
const found = (search: string, category: Parameters<typeof filterArticles>[1]['category'] = 'all') =>
  filterArticles([review, cafe], { search, category }).map(({ slug }) => slug);

test.each([
  ['', ['answer-a-bad-review', 'cafe']],
  ['BAD review', ['answer-a-bad-review']],
  ['cafe', ['cafe']],
  ['Café twelve', ['cafe']],
  ['reputation', ['answer-a-bad-review']],
  ['content creation', ['cafe']],
  ['bad cafe', []],
])('a search for "%s" finds %j', (search, slugs) => expect(found(search)).toEqual(slugs));

test('a category keeps its own articles, and the search applies within it', () => {
  expect(found('', 'Strategy')).toEqual(['answer-a-bad-review']);
  expect(found('twelve', 'Strategy')).toEqual([]);
});
