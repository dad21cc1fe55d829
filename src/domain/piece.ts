/** The life of a piece of content on its way to the public. */
export const pieceStatuses = [
  'draft',
  'generating',
  'review',
  'scheduled',
  'published',
  'taken-down',
  'failed',
] as const;
export type PieceStatus = (typeof pieceStatuses)[number];

const transitions: Record<PieceStatus, readonly PieceStatus[]> = {
  draft: ['generating', 'review', 'scheduled'],
  generating: ['review', 'failed'],
  review: ['draft', 'generating', 'scheduled'],
  scheduled: ['review', 'published', 'failed'],
  published: ['taken-down'],
  'taken-down': ['scheduled'],
  failed: ['generating', 'review', 'scheduled'],
};

export const canMove = (from: PieceStatus, to: PieceStatus): boolean => transitions[from].includes(to);

/** Text can change at any time: before publication it needs approval again, afterwards it counts as a correction. */
export const isEditable = (status: PieceStatus): boolean => status !== 'generating';

/** A redrawn picture has not been seen by anybody, so it is allowed only before publication. */
export const isRedrawable = (status: PieceStatus): boolean => status !== 'generating' && status !== 'published';

/** Whoever chooses a picture from the library has seen it, so it may also replace the picture of a published post. */
export const isRepicturable = (status: PieceStatus): boolean => status !== 'generating';

/**
 * The status after an edit: an approved post needs approval again; a correction of a published one leaves it
 * published.
 */
export const statusAfterEdit = (status: PieceStatus): PieceStatus =>
  status === 'published' || status === 'taken-down' ? status : 'review';

export const isApprovable = (status: PieceStatus): boolean => canMove(status, 'scheduled');

/**
 * Minutes that a post saves its owner: planning, writing, designing and publishing it by hand. An estimate, and
 * shown as one; the rate is the value of an hour in `savingsCurrency`.
 */
export const MINUTES_SAVED_PER_PIECE = 90;
export const HOURLY_RATE = 52;

/**
 * The currency for the value of that time: the workspace's own if one unit of it buys about as much as a dollar,
 * so that the rate stays a fair guess; otherwise the dollar.
 */
export const savingsCurrency = (currency: string): string => (LIKE_A_DOLLAR.has(currency) ? currency : 'USD');
const LIKE_A_DOLLAR: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);

export const hoursSaved = (pieces: number): number => (pieces * MINUTES_SAVED_PER_PIECE) / 60;
export const costSavings = (pieces: number): number => hoursSaved(pieces) * HOURLY_RATE;

/** Posts per week that the engine aims for. */
export const WEEKLY_GOAL = 10;
