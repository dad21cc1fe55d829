import { Eye } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { ratioName, type ShownPicture } from '../picture-labels';
import { PictureIconActions } from './picture-actions';

/** One picture of the list. On a phone the row opens it, and the rest is found there. */
export function PictureRow({ picture, now, onView }: { picture: ShownPicture; now: Date; onView: (picture: ShownPicture) => void }) {
  const { workspace } = useSession();
  return (
    <ListRow
      thumb={{ src: mediaUrl(picture.url), alt: picture.altText }}
      title={<span dir="auto">{picture.title}</span>}
      meta={`${ratioName(picture.aspectRatio)} · ${formatWhen(picture.createdAt, workspace.zone, now)}`}
      onOpen={() => onView(picture)}
      side={
        <>
          <Badge status="completed" />
          <Actions>
            <Button variant="quiet" size="sm" iconOnly label={`View ${picture.title}`} icon={<Eye />} onClick={() => onView(picture)} />
            <PictureIconActions picture={picture} />
          </Actions>
        </>
      }
    />
  );
}

const Actions = styled.span`
  display: flex;
  gap: ${theme.space[1]};
  ${theme.media.phone} { display: none; }
`;
