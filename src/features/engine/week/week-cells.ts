import type { Piece } from '../../../contracts/engine-pieces';
import { networks, type Network } from '../../../domain/network';
import type { PostingState } from '../../../domain/posting-state';
import type { PostingRhythm } from '../../../domain/posting-rhythm';
import type { Week } from '../../../domain/week';
import { addDays, toLocal } from '../../../domain/zoned-time';
import { proposedSlots, takenTimes } from '../../../domain/default-slot';

/** Where the week's posts go, the workspace's own page first: each with its seven days. */
export function weekChannels(pieces: readonly Piece[], at: WeekPlace): { network: Network; days: WeekDay[] }[] {
  const elsewhere = networks
    .filter((network) => network !== 'blog')
    .map((network) => ({ network, days: weekDays(pieces, at, network) }))
    .filter(({ days }) => days.some(({ cells }) => cells.length > 0));
  return [{ network: 'blog', days: weekDays(pieces, at) }, ...elsewhere];
}

/** The seven days of a week with their posts on a network, oldest first. Posts outside the week are left out. */
export function weekDays(
  pieces: readonly Piece[],
  { week, zone, now, rhythm }: WeekPlace,
  network: Network = 'blog',
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
    const state = network === 'blog' ? cellState(piece.status) : stateOn(network, piece);
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

/** A post that is out may still wait for its network, or for a person who posts it there. */
function stateOn(network: Network, { status, platforms, postings }: Piece): CellState | null {
  if (!platforms.includes(network)) return null;
  if (status !== 'published') return cellState(status);
  const posting = postings.find(({ channel }) => channel === network);
  return posting ? STATES_OUT[posting.state] : null;
}
const STATES_OUT: Record<PostingState, CellState | null> = {
  planned: null,
  due: 'scheduled',
  posting: 'scheduled',
  posted: 'published',
  'handed-over': 'published',
  uncertain: 'by-hand',
  waiting: 'by-hand',
  failed: 'failed',
  cancelled: null,
};

/** yours: needs the owner's approval. by-hand: somebody has to post it there, or to look whether it is there. */
export type CellState = 'published' | 'scheduled' | 'generating' | 'failed' | 'yours' | 'by-hand';

interface WeekPlace {
  week: Week;
  zone: string;
  now: Date;
  rhythm?: PostingRhythm;
}

export interface WeekDay {
  /** such as 2026-11-26 */
  date: string;
  isToday: boolean;
  cells: { piece: Piece; state: CellState }[];
}
