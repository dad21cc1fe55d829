import { styled } from 'styled-components';
import { mediaUrl } from '../../../../config/paths';
import type { Piece } from '../../../../contracts/engine-pieces';
import { formatDay } from '../../../../lib/format-day';
import { Panel } from '../../../../ui/panel';
import { Tag } from '../../../../ui/tag';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { pictureIn } from '../piece-words';
import { BodyText } from './body-text';

/** A post as its readers see it. */
export function PostPreview({ piece, zone }: { piece: Piece; zone: string }) {
  const { demo } = useSession();
  const { title, body, altText, keywords, publishedAt, revisedAt } = piece;
  const picture = pictureIn(piece, '16:9');
  const day = (at: string) => formatDay(at, zone, { weekday: true, year: true });
  return (
    <Panel {...(demo ? { title: 'Demos do not publish; this is how it would look' } : { label: 'The post' })}>
      <Post dir="auto">
        {publishedAt !== null && (
          <Days>
            <time dateTime={publishedAt}>{day(publishedAt)}</time>
            {revisedAt !== null && (
              <>
                {' '}
                · <time dateTime={revisedAt}>Updated {day(revisedAt)}</time>
              </>
            )}
          </Days>
        )}
        <Title as={demo ? 'h3' : 'h2'}>{title}</Title>
        {picture && <img src={mediaUrl(picture.url)} alt={altText} width={picture.width} height={picture.height} />}
        <BodyText text={body} />
        {keywords.length > 0 && (
          <ul aria-label="Keywords">
            {keywords.map((keyword) => (
              <li key={keyword}>
                <Tag>{keyword}</Tag>
              </li>
            ))}
          </ul>
        )}
      </Post>
    </Panel>
  );
}

const Days = styled.span`
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Title = styled.h2`
  ${theme.type.xl}
  margin-top: calc(${theme.space[3]} * -1);
`;

const Post = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-width: ${theme.size.reading};
  padding: ${theme.space[8]};
  overflow-wrap: anywhere;
  img {
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.picture};
    background: ${theme.color.sunken};
  }
  p {
    white-space: pre-line;
    unicode-bidi: plaintext; /* each paragraph in its own direction */
    text-wrap: pretty;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
  li {
    max-width: 100%;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;
