import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { articlePath, mediaUrl, paths } from '../../../../config/paths';
import type { Article, ArticleSummary } from '../../../../contracts/site';
import { phraseText, type Block } from '../../../../domain/article';
import { Tag } from '../../../../ui/tag';
import { theme } from '../../../../ui/theme';
import { articleDay } from '../article-day';
import { FeedLinks } from './feed-links';
import { displayType } from '../../components/site-heading';
import { Prose, TextBlocks } from '../../components/text-blocks';

/** An article: title, picture, text, sources, and links to the next and previous one. */
export function ArticleView({ article, articles }: { article: Article; articles: readonly ArticleSummary[] }) {
  const { title, excerpt, category, author, readTime, tags, date, updated, cover, body } = article;
  const { text, sources } = splitSources(body);
  const at = articles.findIndex(({ slug }) => slug === article.slug);
  const [newer, older] = at < 0 ? [] : [articles[at - 1], articles[at + 1]];
  return (
    <>
      <article>
        <Head>
          <nav aria-label="Breadcrumb">
            <RouterLink to={paths.blog}>Blog</RouterLink>
            <span aria-hidden="true">/</span>
            <RouterLink to={`${paths.blog}?category=${encodeURIComponent(category)}`}>{category}</RouterLink>
          </nav>
          <h1>{title}</h1>
          <p>{excerpt}</p>
          <By>
            <span>By {author}</span>
            <time dateTime={date}>{articleDay(date)}</time>
            <span>{readTime}</span>
            {updated !== date && (
              <span>
                Updated <time dateTime={updated}>{articleDay(updated)}</time>
              </span>
            )}
          </By>
        </Head>
        <Cover
          src={mediaUrl(cover.url)}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          fetchPriority="high"
        />
        <Column>
          <Prose>
            <TextBlocks blocks={text} />
          </Prose>
          {sources && (
            <Sources aria-labelledby="sources">
              <h2 id="sources">Sources</h2>
              <Prose as="div">
                <TextBlocks blocks={sources} />
              </Prose>
            </Sources>
          )}
          <Foot>
            <ul aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
            <FeedLinks />
          </Foot>
        </Column>
      </article>
      {(newer || older) && (
        <Neighbours aria-label="More articles">
          {older && (
            <RouterLink to={articlePath(older.slug)}>
              <small>
                <ArrowLeft />
                Previous article
              </small>
              <b>{older.title}</b>
            </RouterLink>
          )}
          {newer && (
            <RouterLink to={articlePath(newer.slug)}>
              <small>
                Next article
                <ArrowRight />
              </small>
              <b>{newer.title}</b>
            </RouterLink>
          )}
        </Neighbours>
      )}
    </>
  );
}

/** Our articles end with a list of sources, which is set apart. */
function splitSources(body: readonly Block[]): { text: readonly Block[]; sources: readonly Block[] | null } {
  const at = body.findIndex(
    (block) => block.kind === 'heading' && block.level === 2 && phraseText(block.text) === 'Sources',
  );
  return at < 0 ? { text: body, sources: null } : { text: body.slice(0, at), sources: body.slice(at + 1) };
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space[5]};
  max-width: 62rem;
  margin-inline: auto;
  padding: ${theme.space[10]} 0;
  > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    ${theme.type.sm} color: ${theme.color.text3};
  }
  > nav a {
    color: ${theme.color.text2};
    font-weight: ${theme.weight.medium};
  }
  > nav a:hover {
    color: ${theme.color.text1};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > h1 {
    max-width: 54rem;
    ${displayType} font-size: 3.25rem;
    line-height: 3.5rem;
  }
  > p {
    max-width: ${theme.size.reading};
    ${theme.type.xl} color: ${theme.color.text2};
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    gap: ${theme.space[4]};
    padding: ${theme.space[6]} 0;
    > nav {
      margin-block: calc(-1 * ${theme.space[2]});
    }
    > nav > * {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.touch};
    }
    > h1 {
      font-size: 2.125rem;
      line-height: 2.375rem;
    }
    > p {
      font-size: 1.125rem;
      line-height: 1.625rem;
    }
  }
`;

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  ${theme.type.sm}
  color: ${theme.color.text3};
  > span:first-child {
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text1};
  }
`;

const Cover = styled.img`
  width: 100%;
  max-width: 62rem;
  height: auto;
  aspect-ratio: 16 / 9;
  margin-inline: auto;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.sunken};
  ${theme.media.phone} {
    border-radius: ${theme.radius.panel};
  }
`;

const Column = styled.div`
  max-width: ${theme.size.reading};
  margin-inline: auto;
  padding-top: ${theme.space[12]};
  ${theme.media.phone} {
    padding-top: ${theme.space[8]};
  }
`;

const Sources = styled.section`
  margin-top: ${theme.space[12]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.hairline};
  > h2 {
    margin-bottom: ${theme.space[3]};
    ${theme.type.md}
  }
  > div {
    ${theme.type.sm} color: ${theme.color.text2};
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[8]};
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
`;

const Neighbours = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  max-width: 62rem;
  margin: ${theme.space[16]} auto 0;
  border-block: 1px solid ${theme.color.hairline};
  > a {
    display: grid;
    align-content: start;
    gap: ${theme.space[2]};
    padding: ${theme.space[6]} ${theme.space[4]};
  }
  > a:hover b {
    text-decoration: underline;
    text-decoration-color: ${theme.color.control};
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  > a:last-child {
    grid-column: 2;
    justify-items: end;
    text-align: end;
    border-inline-start: 1px solid ${theme.color.hairline};
  }
  > a:first-child:not(:last-child) {
    border: 0;
  }
  > a:only-child:has(svg:first-child) {
    grid-column: 1;
    justify-items: start;
    text-align: start;
    border: 0;
  }
  small {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    ${theme.type.sm} color: ${theme.color.text3};
  }
  b {
    ${theme.type.lg} text-wrap: balance;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${theme.space[12]};
    > a {
      padding-inline: 0;
    }
    > a:last-child {
      grid-column: 1;
      border-inline-start: 0;
    }
    > a + a {
      border-top: 1px solid ${theme.color.hairline};
    }
  }
`;
