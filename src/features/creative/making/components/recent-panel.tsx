import { Image as ImageIcon, Video } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { paths } from '../../../../config/paths';
import { isShown } from '../../../../domain/creation';
import { Link } from '../../../../ui/link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { thumbnailUrl } from '../../creation-labels';
import { creationViewed, noFilter } from '../../creative-slice';
import { useLibrary } from '../../library/hooks/use-library';
import { NotRead } from './not-read';

/** The newest four, each a way to look at it. */
export function RecentPanel() {
  const dispatch = useDispatch();
  const { creations, error, isFetching, refetch } = useLibrary(noFilter);
  return (
    <Panel title="Recently made" side={<Link to={`${paths.creative}?tab=library`}>Library</Link>}>
      <PanelBody>
        {creations ? (
          creations.length > 0 ? (
            <Row>
              {creations.slice(0, SHOWN).map((creation) => (
                <li key={creation.id}>
                  <Small
                    type="button"
                    aria-label={`View ${creation.title}`}
                    onClick={() => dispatch(creationViewed(creation.id))}
                  >
                    {isShown(creation.status) ? (
                      <img
                        src={thumbnailUrl(creation, 240)}
                        alt=""
                        width={creation.width}
                        height={creation.height}
                        loading="lazy"
                        decoding="async"
                      />
                    ) : (
                      <i>{creation.type === 'video' ? <Video /> : <ImageIcon />}</i>
                    )}
                    <span dir="auto">{creation.title}</span>
                  </Small>
                </li>
              ))}
            </Row>
          ) : (
            <Text size="sm" tone={2}>
              Nothing yet. The first thing you make will appear here.
            </Text>
          )
        ) : error ? (
          <NotRead what="Your library" error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Skeleton label="Loading your newest">
            <Row as="div">
              {Array.from({ length: SHOWN }, (_, index) => (
                <SkeletonBlock key={index} height="5.75rem" />
              ))}
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
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: contain;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  i {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${theme.type.xs} color: ${theme.color.text2};
  }
  &:hover span {
    color: ${theme.color.text1};
  }
`;
