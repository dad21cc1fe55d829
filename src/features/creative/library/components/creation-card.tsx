import { Image as ImageIcon, Play, Video } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { Creation } from '../../../../contracts/creation-record';
import { isShown } from '../../../../domain/creation';
import { formatWhen } from '../../../../lib/format-when';
import { Button } from '../../../../ui/button';
import { SkeletonBlock } from '../../../../ui/skeleton';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { altOf, lengthOf, thumbnailUrl } from '../../creation-labels';
import { creationViewed } from '../../creative-slice';
import { CreationCounts } from '../../creations/components/creation-counts';
import { CreationStatus } from '../../creations/components/creation-status';
import { DownloadMenu } from '../../creations/components/download-menu';
import { LikeButton } from '../../creations/components/like-button';
import { ShareMenu } from '../../creations/components/share-menu';
import { Tile, TileGround, TileInfo } from '../../creations/components/tile';

/** One of the grid, shown whole on grounds of one size. */
export function CreationCard({ creation, now }: { creation: Creation; now: Date }) {
  const dispatch = useDispatch();
  const { workspace } = useSession();
  const shown = isShown(creation.status);
  return (
    <Tile>
      <TileGround>
        {shown ? (
          <img
            src={thumbnailUrl(creation, 480)}
            alt={altOf(creation)}
            width={creation.width}
            height={creation.height}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <NoFile aria-hidden="true">{creation.type === 'video' ? <Video /> : <ImageIcon />}</NoFile>
        )}
        {shown && creation.durationMs !== null && (
          <Length>
            <Play />
            {lengthOf(creation.durationMs)}
          </Length>
        )}
      </TileGround>
      <TileInfo>
        <Title dir="auto">{creation.title}</Title>
        <Meta>
          <CreationStatus creation={creation} />
          {creation.status !== 'generating' && <span>{formatWhen(creation.createdAt, workspace.zone, now)}</span>}
        </Meta>
        {shown && (
          <Meta>
            <CreationCounts creation={creation} />
          </Meta>
        )}
        <Actions>
          <Button size="sm" aria-label={`View ${creation.title}`} onClick={() => dispatch(creationViewed(creation.id))}>
            View
          </Button>
          <span>
            {shown && (
              <>
                <LikeButton creation={creation} small />
                <DownloadMenu creation={creation} small />
                <ShareMenu creation={creation} small />
              </>
            )}
          </span>
        </Actions>
      </TileInfo>
    </Tile>
  );
}

/** The card while the library loads. */
export function CreationCardShape() {
  return (
    <Tile>
      <TileGround />
      <TileInfo>
        <SkeletonBlock width="72%" height="0.875rem" />
        <SkeletonBlock width="5.5rem" height="1.375rem" />
        <SkeletonBlock width="3.25rem" height="1.75rem" />
      </TileInfo>
    </Tile>
  );
}

/** Where the picture will stand, or would have stood. */
const NoFile = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${theme.color.text3};
  svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.6;
  }
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
  svg {
    width: 0.75rem;
    height: 0.75rem;
  }
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
  > span {
    display: flex;
    gap: ${theme.space[1]};
  }
`;
