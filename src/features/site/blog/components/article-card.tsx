import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { articlePath, mediaUrl } from '../../../../config/paths';
import type { ArticleSummary } from '../../../../contracts/site';
import { Tag } from '../../../../ui/tag';
import { theme } from '../../../../ui/theme';
import { articleDay } from '../article-day';
import { displayType } from '../../components/site-heading';

/** An article in a list. The whole card is clickable, its title is the link; the featured one is larger. */
export function ArticleCard({ article, featured = false }: { article: ArticleSummary; featured?: boolean }) {
  const { title, excerpt, category, author, readTime, tags, date, cover } = article;
  const Title = featured ? 'h2' : 'h3';
  return (
    <Card $featured={featured}>
      {/* Decorative next to its title; the article's page describes the picture. */}
      <img
        src={mediaUrl(cover.url)}
        alt=""
        width={cover.width}
        height={cover.height}
        loading={featured ? 'eager' : 'lazy'}
        fetchPriority={featured ? 'high' : 'auto'}
        decoding="async"
      />
      <Words>
        <Meta>
          {featured && <b>Featured</b>}
          <span>{category}</span>
          <span>{readTime}</span>
        </Meta>
        <Title>
          <Link to={articlePath(article.slug)}>{title}</Link>
        </Title>
        <p>{excerpt}</p>
        <Tags aria-label="Tags">
          {tags.slice(0, TAGS_MAX).map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </Tags>
        <By>
          {author}, <time dateTime={date}>{articleDay(date)}</time>
        </By>
      </Words>
    </Card>
  );
}

const TAGS_MAX = 3;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-width: 0;
  > p {
    text-wrap: pretty;
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${theme.type.sm}
  color: ${theme.color.text3};
  > b {
    color: ${theme.color.accentText};
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;

const By = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text3};
`;

const large = css`
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[10]};
  h2 {
    ${displayType} font-size: 2.375rem;
    line-height: 2.625rem;
  }
  p {
    max-width: 30rem;
    ${theme.type.lg} color: ${theme.color.text2};
  }
  ${By} {
    ${theme.type.sm} color: ${theme.color.text3};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
    h2 {
      font-size: 1.75rem;
      line-height: 2rem;
    }
  }
`;

const small = css`
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  /* Laid out, and its picture fetched, when it comes near the screen. */
  content-visibility: auto;
  contain-intrinsic-size: auto 28rem;
  overflow-clip-margin: ${theme.space[2]};
  h3 {
    ${theme.type.xl} letter-spacing: ${theme.track.tight};
    text-wrap: balance;
  }
  p {
    ${theme.type.md} color: ${theme.color.text2};
  }
  ${By} {
    ${theme.type.sm} color: ${theme.color.text3};
  }
`;

const Card = styled.article<{ $featured: boolean }>`
  position: relative;
  display: grid;
  min-width: 0;
  ${({ $featured }) => ($featured ? large : small)}
  > img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${theme.radius.panel};
    background: ${theme.color.sunken};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.panel};
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 4px;
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${theme.color.control};
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;
