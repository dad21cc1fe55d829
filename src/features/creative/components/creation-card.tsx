import { Heart, Image as ImageIcon, Play, Video } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { Creation } from '../../../contracts/creative';
import { isShown } from '../../../domain/creation';
import { formatWhen } from '../../../lib/format-when';
import { Button } from '../../../ui/button';
import { SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { lengthOf, thumbnailUrl } from '../creation-labels';
import { creationViewed } from '../creative-slice';
import { useCreationActions } from '../hooks/use-creation-actions';
import { CreationCounts } from './creation-counts';
import { CreationStatus } from './creation-status';
import { DownloadMenu } from './download-menu';
import { ShareMenu } from './share-menu';

/** One of the grid, shown whole on grounds of one size. */
export function CreationCard({ creation, now }: { creation: Creation; now: Date }) {
  const dispatch = useDispatch();
  const { workspace } = useSession();
  const { like } = useCreationActions(creation);
  const shown = isShown(creation.status);
  return (
    <Card>
      <Ground>
        {shown ? <img src={thumbnailUrl(creation, 480)} alt={creation.altText} width={creation.width} height={creation.height} loading="lazy" decoding="async" /> : <NoFile aria-hidden="true">{creation.type === 'video' ? <Video /> : <ImageIcon />}</NoFile>}
        {shown && creation.durationMs !== null && <Length><Play />{lengthOf(creation.durationMs)}</Length>}
      </Ground>
      <Info>
        <Title dir="auto">{creation.title}</Title>
        <Meta>
          <CreationStatus creation={creation} />
          <span>{formatWhen(creation.createdAt, workspace.zone, now)}</span>
        </Meta>
        <Meta>
          <CreationCounts creation={creation} />
        </Meta>
        <Actions>
          <Button size="sm" aria-label={`View ${creation.title}`} onClick={() => dispatch(creationViewed(creation.id))}>View</Button>
          <span>
            <Button variant="quiet" size="sm" iconOnly label={`Like ${creation.title}`} aria-pressed={creation.liked} icon={<Heart {...(creation.liked && { fill: 'currentColor' })} />} onClick={() => void like()} />
            {shown && (
              <>
                <DownloadMenu creation={creation} small />
                <ShareMenu creation={creation} small />
              </>
            )}
          </span>
        </Actions>
      </Info>
    </Card>
  );
}

/** The card while the library loads. */
export function CreationCardShape() {
  return (
    <Card>
      <Ground />
      <Info>
        <SkeletonBlock width="72%" height="0.875rem" />
        <SkeletonBlock width="5.5rem" height="1.375rem" />
        <SkeletonBlock width="3.25rem" height="1.75rem" />
      </Info>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.panel};
  overflow: hidden;
`;

const Ground = styled.div`
  --room: ${theme.space[4]};
  position: relative;
  aspect-ratio: 4 / 3;
  background: ${theme.color.sunken};
  img {
    position: absolute;
    inset: 0;
    width: auto;
    height: auto;
    max-width: calc(100% - 2 * var(--room));
    max-height: calc(100% - 2 * var(--room));
    margin: auto;
    border-radius: ${theme.radius.control};
    box-shadow: ${theme.shadow[2]};
  }
  ${theme.media.phone} { --room: ${theme.space[3]}; }
`;

/** Where the picture will stand, or would have stood. */
const NoFile = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${theme.color.text3};
  svg { width: 1.5rem; height: 1.5rem; stroke-width: 1.6; }
`;

const Length = styled.span`
  position: absolute;
  right: ${theme.space[2]};
  bottom: ${theme.space[2]};
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.375rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.panel};
  color: ${theme.color.text1};
  ${theme.type.xs}
  font-variant-numeric: tabular-nums;
  svg { width: 0.75rem; height: 0.75rem; }
`;

const Info = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto auto auto;
  flex: 1;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  ${theme.media.phone} { padding: ${theme.space[3]}; }
`;

const Title = styled.h2`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem ${theme.space[2]};
  ${theme.type.xs}
  color: ${theme.color.text3};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: ${theme.space[1]};
  > span { display: flex; gap: ${theme.space[1]}; }
`;
