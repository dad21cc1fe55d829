import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { pluralise } from '../../../lib/pluralise';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ArticleCard } from './components/article-card';
import { BlogFilters } from './components/blog-filters';
import { BlogSkeleton } from './components/blog-skeleton';
import { FeedLinks } from './components/feed-links';
import { NewsletterBox } from './components/newsletter-box';
import { SiteFrame } from '../components/site-frame';
import { SiteHeading } from '../components/site-heading';
import { filterArticles } from './filter-articles';
import { useHydrated } from '../hooks/use-hydrated';
import { useListArticlesQuery } from '../site-api';
import { filtersCleared, selectCategory, selectSearch } from '../site-slice';

export function BlogPage() {
  const dispatch = useDispatch();
  const hydrated = useHydrated();
  const chosen = { search: useSelector(selectSearch), category: useSelector(selectCategory) };
  const { search, category } = hydrated ? chosen : ({ search: '', category: 'all' } as const);
  const { data, error, isFetching, refetch } = useListArticlesQuery(undefined, { refetchOnMountOrArgChange: true });
  // The specification shows an empty blog when loading fails; the retry button is ours.
  const articles = error ? [] : data;
  const found = articles && filterArticles(articles, { search, category });
  const [featured, ...others] = found ?? [];

  return (
    <SiteFrame>
      <SiteHeading title="Blog">
        Marketing for small businesses, a little every week: what to post, what to check and how to tell whether it
        worked.
      </SiteHeading>
      <BlogFilters search={search} category={category} />
      <VisuallyHidden as="p" role="status">
        {found && (search !== '' || category !== 'all') ? `${pluralise(found.length, 'article')} found` : ''}
      </VisuallyHidden>
      {!found && <BlogSkeleton />}
      {found && !featured && (
        <EmptyState
          level={2}
          ghost={<GhostRows count={3} />}
          title="No articles found"
          sentence="Try adjusting your search terms or category filter"
          action={
            error ? (
              <Button onClick={() => void refetch()} busy={isFetching}>
                Try again
              </Button>
            ) : (
              <Button onClick={() => dispatch(filtersCleared())}>Show all articles</Button>
            )
          }
        />
      )}
      {featured && <ArticleCard article={featured} featured />}
      {others.length > 0 && (
        <Grid aria-label="More articles">
          {others.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </Grid>
      )}
      <NewsletterBox />
      <Foot>
        <FeedLinks />
      </Foot>
    </SiteFrame>
  );
}

const Grid = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[12]} ${theme.space[8]};
  margin-top: ${theme.space[16]};
  @media (max-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[10]};
    margin-top: ${theme.space[12]};
  }
`;

const Foot = styled.div`
  padding: ${theme.space[8]} 0 ${theme.space[4]};
`;
