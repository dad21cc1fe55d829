import { Eye, Image as ImageIcon, Video } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { Creation } from '../../../../contracts/creation-record';
import { isShown } from '../../../../domain/creation';
import { formatWhen } from '../../../../lib/format-when';
import { Button } from '../../../../ui/button';
import { ListRow } from '../../../../ui/list';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { altOf, formatOf, thumbnailUrl } from '../../creation-labels';
import { creationViewed } from '../../creative-slice';
import { CreationCounts } from '../../creations/components/creation-counts';
import { CreationStatus } from '../../creations/components/creation-status';
import { DownloadMenu } from '../../creations/components/download-menu';
import { LikeButton } from '../../creations/components/like-button';
import { ShareMenu } from '../../creations/components/share-menu';

/** One of the list. On a phone the row opens it, and the rest is found there. */
export function CreationRow({ creation, now }: { creation: Creation; now: Date }) {
  const dispatch = useDispatch();
  const { workspace } = useSession();
  const shown = isShown(creation.status);
  const open = () => dispatch(creationViewed(creation.id));
  return (
    <ListRow
      {...(shown
        ? { thumb: { src: thumbnailUrl(creation, 240), alt: altOf(creation) } }
        : { glyph: creation.type === 'video' ? <Video /> : <ImageIcon /> })}
      title={<span dir="auto">{creation.title}</span>}
      meta={[
        formatOf(creation),
        ...(creation.status === 'generating' ? [] : [formatWhen(creation.createdAt, workspace.zone, now)]),
      ].join(' · ')}
      onOpen={open}
      side={
        <>
          {shown && (
            <Wide>
              <CreationCounts creation={creation} />
            </Wide>
          )}
          <Status>
            <CreationStatus creation={creation} />
          </Status>
          <Wide>
            <Button variant="quiet" size="sm" iconOnly label={`View ${creation.title}`} icon={<Eye />} onClick={open} />
            {shown && (
              <>
                <LikeButton creation={creation} small />
                <DownloadMenu creation={creation} small />
                <ShareMenu creation={creation} small />
              </>
            )}
          </Wide>
        </>
      }
    />
  );
}

/** As wide as most of them, so that the figures beside it line up. */
const Status = styled.span`
  display: flex;
  justify-content: flex-end;
  min-width: 6rem;
  ${theme.media.phone} {
    min-width: 0;
  }
`;

const Wide = styled.span`
  display: flex;
  gap: ${theme.space[1]};
  ${theme.type.xs}
  color: ${theme.color.text3};
  ${theme.media.phone} {
    display: none;
  }
`;
