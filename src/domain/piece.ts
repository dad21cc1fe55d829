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
 * published, and a draft stays one.
 */
export const statusAfterEdit = (status: PieceStatus): PieceStatus =>
  status === 'published' || status === 'taken-down' || status === 'draft' ? status : 'review';

export const isApprovable = (status: PieceStatus): boolean => canMove(status, 'scheduled');

/** What a post is made as: words with a picture, a longer text for the blog, or a tall picture with few words. */
export const pieceTypes = ['post', 'article', 'story'] as const;
export type PieceType = (typeof pieceTypes)[number];

/** Only the time of an approved post changes by moving it: what its owner approved, its words and picture, stays. */
export const isMovable = (status: PieceStatus): boolean => status === 'scheduled';

/** Posts per week that the engine aims for. */
export const WEEKLY_GOAL = 10;
