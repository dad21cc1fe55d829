import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import type { ShownPicture } from '../picture-labels';
import { PictureIconActions } from './picture-actions';

/** One picture of the grid, shown whole on grounds of one size. */
export function PictureCard({ picture, now, onView }: { picture: ShownPicture; now: Date; onView: (picture: ShownPicture) => void }) {
  const { workspace } = useSession();
  return (
    <Card>
      <Ground>
        <img src={mediaUrl(picture.url)} alt={picture.altText} width={picture.width} height={picture.height} loading="lazy" decoding="async" />
      </Ground>
      <Info>
        <Title dir="auto">{picture.title}</Title>
        <Meta>
          <Badge status="completed" />
          <span>{formatWhen(picture.createdAt, workspace.zone, now)}</span>
        </Meta>
        <Actions>
          <Button size="sm" aria-label={`View ${picture.title}`} onClick={() => onView(picture)}>View</Button>
          <span>
            <PictureIconActions picture={picture} />
          </span>
        </Actions>
      </Info>
    </Card>
  );
}

/** The card while the library loads. */
export function PictureCardShape() {
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

const Info = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto auto;
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
