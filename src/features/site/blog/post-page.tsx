import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError, messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { Banner } from '../../../ui/banner';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { ArticleView } from './components/article-view';
import { NewsletterBox } from './components/newsletter-box';
import { SiteFrame } from '../components/site-frame';
import { SiteHeading } from '../components/site-heading';
import { useGetArticleQuery, useListArticlesQuery } from '../site-api';

export function PostPage() {
  const { slug = '' } = useParams();
  const {
    currentData: article,
    error,
    isFetching,
    refetch,
  } = useGetArticleQuery({ slug }, { refetchOnMountOrArgChange: true });
  const { data: articles = [] } = useListArticlesQuery();
  useOwnTitle(article?.title);

  // The address of an unknown article is treated like any other unknown address.
  if (isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_request'))
    return <Navigate to={paths.home} replace />;
  return (
    <SiteFrame>
      {article && <ArticleView article={article} articles={articles} />}
      {!article && (
        <Column>
          {error && !isFetching ? (
            <>
              <SiteHeading title="Blog" />
              <Banner title="The article could not be loaded." onRetry={() => void refetch()}>
                {messageOf(error)}
              </Banner>
            </>
          ) : (
            <Skeleton label="Loading the article">
              <Lines>
                <SkeletonBlock width="30%" />
                <SkeletonBlock height="3rem" />
                <SkeletonBlock width="60%" height="3rem" />
                <SkeletonBlock width="80%" />
              </Lines>
            </Skeleton>
          )}
        </Column>
      )}
      <NewsletterBox />
    </SiteFrame>
  );
}

/**
 * The root sets the title by the route after the page's own effects have run, so an article's title has to be
 * set later; it is reset when the page is left.
 */
function useOwnTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    let routes: string | undefined;
    let left = false;
    queueMicrotask(() => {
      if (left) return;
      routes = document.title;
      document.title = `${title} · Fourbeat`;
    });
    return () => {
      left = true;
      if (routes !== undefined) document.title = routes;
    };
  }, [title]);
}

const Column = styled.div`
  max-width: ${theme.size.reading};
  margin-inline: auto;
  padding-top: ${theme.space[12]};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;
