import type { Piece } from '../../../contracts/engine-pieces';
import type { PostingRhythm } from '../../../domain/posting-rhythm';
import type { Week } from '../../../domain/week';
import { addDays, toLocal } from '../../../domain/zoned-time';
import { proposedSlots, takenTimes } from '../../../domain/default-slot';

/** The seven days of a week with their posts, oldest first. Posts outside the week are left out. */
export function weekDays(
  pieces: readonly Piece[],
  { week, zone, now, rhythm }: { week: Week; zone: string; now: Date; rhythm?: PostingRhythm },
): WeekDay[] {
  const today = toLocal(now, zone).date;
  const days = Array.from({ length: 7 }, (_, index) => addDays(week.startsOn, index));
  const slots = proposedSlots(pieces, { now, zone, taken: takenTimes(pieces), rhythm });
  const slotOf = ({ id }: Piece) => {
    const slot = slots.get(id)?.date;
    return slot && days.includes(slot) ? slot : today;
  };
  // A post that was taken down is neither published nor scheduled, and a draft asks for nothing yet.
  const placed = pieces.flatMap((piece) => {
    const state = cellState(piece.status);
    return state ? [{ piece, state, date: dayOf(piece, { slotOf, today, zone }) }] : [];
  });
  return days.map((date) => ({
    date,
    isToday: date === today,
    cells: placed
      .filter((cell) => cell.date === date)
      .sort((one, other) => momentOf(one.piece) - momentOf(other.piece))
      .map(({ piece, state }) => ({ piece, state })),
  }));
}

/** A post that waits for approval is placed where approving would schedule it, or today when that is another week. */
function dayOf(
  piece: Piece,
  { slotOf, today, zone }: { slotOf: (piece: Piece) => string; today: string; zone: string },
): string {
  const at =
    piece.status === 'published'
      ? piece.publishedAt
      : piece.status === 'scheduled' || piece.status === 'failed'
        ? piece.scheduledFor
        : null;
  if (at) return toLocal(new Date(at), zone).date;
  if (piece.status === 'generating' || piece.status === 'failed') return today;
  return slotOf(piece);
}

const momentOf = ({ publishedAt, scheduledFor, createdAt }: Piece): number =>
  Date.parse(publishedAt ?? scheduledFor ?? createdAt);

function cellState(status: Piece['status']): CellState | null {
  if (status === 'taken-down' || status === 'draft') return null;
  return status === 'review' ? 'yours' : status;
}

/** yours: needs the owner's approval. */
export type CellState = 'published' | 'scheduled' | 'generating' | 'failed' | 'yours';

export interface WeekDay {
  /** such as 2026-11-26 */
  date: string;
  isToday: boolean;
  cells: { piece: Piece; state: CellState }[];
}
