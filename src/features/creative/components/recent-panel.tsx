import { styled } from 'styled-components';
import { mediaUrl, paths } from '../../../config/paths';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { usePictures } from '../hooks/use-pictures';
import type { ShownPicture } from '../picture-labels';
import { NotRead } from './not-read';

/** The newest four pictures, each a way to look at it. */
export function RecentPanel({ onView }: { onView: (picture: ShownPicture) => void }) {
  const { pictures, error, isFetching, refetch } = usePictures();
  return (
    <Panel title="Recently made" side={<Link to={`${paths.creative}?tab=library`}>Library</Link>}>
      <PanelBody>
        {pictures ? (
          pictures.length > 0 ? (
            <Row>
              {pictures.slice(0, SHOWN).map((picture) => (
                <li key={picture.id}>
                  <Small type="button" aria-label={`View ${picture.title}`} onClick={() => onView(picture)}>
                    <img src={mediaUrl(picture.url)} alt="" width={picture.width} height={picture.height} loading="lazy" decoding="async" />
                    <span dir="auto">{picture.title}</span>
                  </Small>
                </li>
              ))}
            </Row>
          ) : (
            <Text size="sm" tone={2}>Nothing yet. Your first picture starts this row.</Text>
          )
        ) : error ? (
          <NotRead what="Your pictures" error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Skeleton label="Loading your newest pictures">
            <Row as="div">
              {Array.from({ length: SHOWN }, (_, index) => <SkeletonBlock key={index} height="5.75rem" />)}
            </Row>
          </Skeleton>
        )}
      </PanelBody>
    </Panel>
  );
}

const SHOWN = 4;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(${SHOWN}, minmax(0, 1fr));
  gap: ${theme.space[2]};
`;

const Small = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.3125rem;
  width: 100%;
  img { width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; object-position: top; border-radius: ${theme.radius.control}; background: ${theme.color.sunken}; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; ${theme.type.xs} color: ${theme.color.text2}; }
  &:hover span { color: ${theme.color.text1}; }
`;
