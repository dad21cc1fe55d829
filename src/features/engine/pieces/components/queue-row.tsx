import { ImageIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl, piecePath } from '../../../../config/paths';
import type { Piece } from '../../../../contracts/engine-pieces';
import { toInstant } from '../../../../domain/zoned-time';
import { formatWhen } from '../../../../lib/format-when';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { ListRow } from '../../../../ui/list';
import { theme } from '../../../../ui/theme';
import { usePostingSlot } from '../../hooks/use-posting-slot';
import { useApproval } from '../hooks/use-approval';
import { defaultSlot, type TakenTimes } from '../../../../domain/default-slot';
import { pictureIn, pieceMeta } from '../piece-words';

/** A post in the queue. The row opens its editor; a post in review can be approved here. */
export function QueueRow({ piece, zone, now, taken }: { piece: Piece; zone: string; now: Date; taken: TakenTimes }) {
  const { approve, busy } = useApproval(zone, taken);
  const slot = usePostingSlot();
  const picture = pictureIn(piece, '1:1');
  return (
    <ListRow
      to={piecePath(piece.id)}
      title={<Title dir="auto">{piece.title}</Title>}
      meta={
        piece.status === 'review'
          ? `Ready for your approval, then published ${formatWhen(toInstant(defaultSlot(now, zone, taken, piece.aboutOn, slot), zone), zone, now)}`
          : pieceMeta(piece, zone, now)
      }
      {...(picture ? { thumb: { src: mediaUrl(picture.url), alt: '' } } : { glyph: <ImageIcon /> })}
      side={
        <>
          <State $implied={piece.status === 'review'}>
            <Badge status={piece.status} />
          </State>
          {piece.status === 'review' && (
            <Button size="sm" onClick={() => void approve(piece)} busy={busy} aria-label={`Approve “${piece.title}”`}>
              Approve
            </Button>
          )}
        </>
      }
    />
  );
}

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** On phones the button beside it already says that a post is in review. */
const State = styled.span<{ $implied: boolean }>`
  display: inline-flex;
  ${theme.media.phone} {
    ${({ $implied }) => $implied && 'display: none;'}
  }
`;
