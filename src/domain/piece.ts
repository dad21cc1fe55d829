/** A piece of content on its way to people. */
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

/** Words can change at any time: before people see them after a new yes, afterwards as a correction. */
export const isEditable = (status: PieceStatus): boolean => status !== 'generating';

/** A picture that is drawn is seen when it is there: never before people see it. */
export const isRedrawable = (status: PieceStatus): boolean => status !== 'generating' && status !== 'published';

/** One from the library was seen by whoever chooses it: it can correct what is published, too. */
export const isRepicturable = (status: PieceStatus): boolean => status !== 'generating';

/** Where an edit leaves a piece: what was approved asks for a new yes, and a correction takes nothing off the page. */
export const statusAfterEdit = (status: PieceStatus): PieceStatus =>
  status === 'published' || status === 'taken-down' ? status : 'review';

export const isApprovable = (status: PieceStatus): boolean => canMove(status, 'scheduled');

/**
 * Time a piece saves its owner, in minutes: planning, writing, designing and posting one post by hand.
 * An estimate, shown as one; the rate values an hour of it, in the currency of `savingsCurrency`.
 */
export const MINUTES_SAVED_PER_PIECE = 90;
export const HOURLY_RATE = 52;

/**
 * What that time is valued in: the currency of the workspace where one of its units buys about as much as a dollar, so
 * that the rate stays a fair guess there; else the dollar.
 */
export const savingsCurrency = (currency: string): string => (LIKE_A_DOLLAR.has(currency) ? currency : 'USD');
const LIKE_A_DOLLAR: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']);

export const hoursSaved = (pieces: number): number => (pieces * MINUTES_SAVED_PER_PIECE) / 60;
export const costSavings = (pieces: number): number => hoursSaved(pieces) * HOURLY_RATE;

/** Pieces a week that the engine aims for. */
export const WEEKLY_GOAL = 10;
