import { ImageIcon, Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { mediaUrl, piecePath } from '../../../config/paths';
import type { Piece } from '../../../contracts/engine-pieces';
import { isEditable } from '../../../domain/piece';
import { toInstant, type LocalDateTime } from '../../../domain/zoned-time';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ListRow } from '../../../ui/list';
import { theme } from '../../../ui/theme';
import { usePostingRhythm } from '../hooks/use-posting-rhythm';
import { usePillars } from '../hooks/use-pillars';
import { useApproval } from '../pieces/hooks/use-approval';
import { defaultSlot, type TakenTimes } from '../../../domain/default-slot';
import { pictureIn, pieceLabels, pieceMeta } from '../pieces/piece-words';

/** A post in the queue. The row opens it, the pencil opens it for editing; a post in review can be approved here. */
export function QueueRow({ piece, zone, now, taken, slots, paused }: QueueRowProps) {
  const { approve, busy } = useApproval(zone, taken);
  const rhythm = usePostingRhythm();
  const slot = slots.get(piece.id) ?? defaultSlot(now, zone, taken, piece.aboutOn, rhythm);
  const pillars = usePillars();
  const picture = pictureIn(piece, '1:1');
  return (
    <ListRow
      to={piecePath(piece.id)}
      title={<Title dir="auto">{piece.title}</Title>}
      meta={
        <>
          {piece.status === 'review'
            ? paused
              ? 'Ready for your approval. Nothing is published while the engine is paused'
              : `Ready for your approval, then published ${formatWhen(toInstant(slot, zone), zone, now)}`
            : pieceMeta(piece, zone, now, { paused })}
          <Labels>{pieceLabels(piece, pillars)}</Labels>
        </>
      }
      {...(picture ? { thumb: { src: mediaUrl(picture.url), alt: '' } } : { glyph: <ImageIcon /> })}
      side={
        <>
          <State $implied={piece.status === 'review'}>
            <Badge status={piece.status} />
          </State>
          {piece.status === 'review' && (
            <Button
              size="sm"
              onClick={() => void approve(piece, slot)}
              busy={busy}
              aria-label={`Approve “${piece.title}”`}
            >
              Approve
            </Button>
          )}
          {isEditable(piece.status) && (
            <Edit>
              <ButtonLink
                to={`${piecePath(piece.id)}?edit=1`}
                size="sm"
                variant="quiet"
                icon={<Pencil />}
                iconOnly
                label={`Edit “${piece.title}”`}
              />
            </Edit>
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

/** A phone has no room for it, and the opened row is edited there. */
const Edit = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`;

/** A line of its own: beside the time it would be read as part of it. */
const Labels = styled.span`
  display: block;
`;

interface QueueRowProps {
  piece: Piece;
  zone: string;
  now: Date;
  taken: TakenTimes;
  /** The time that each post in review would get. */
  slots: ReadonlyMap<string, LocalDateTime>;
  paused: boolean;
}
