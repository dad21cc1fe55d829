import { type ActivityEvent, quoted } from './activity';
import { autopilotHoldWords, type AutopilotHold } from './autopilot';

export const engineActivityEvents = {
  profileSaved: (name: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(name)} was described, so that ideas can be based on it`,
    link: `${ENGINE}?tab=settings`,
    tells: false,
  }),
  ideasProposed: ({ week, round }: { week: number; round: number }): ActivityEvent => ({
    type: 'content',
    title: `Three ${round > 0 ? 'other ' : ''}ideas for week ${week} were proposed`,
    link: `${ENGINE}?tab=ideas`,
    tells: true,
  }),
  cycleBegun: ({ week }: { week: number }): ActivityEvent => ({
    type: 'content',
    title: `Week ${week} was started by hand`,
    link: `${ENGINE}?tab=ideas`,
    tells: false,
  }),
  /** `when`: "Thursday 3 December at 16:30". */
  cycleGoesOut: (piece: PieceNamed, when: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} goes out on ${when} unless you stop it`,
    status: 'pending',
    link: pieceLink(piece.id),
    tells: true,
  }),
  cycleHeld: (piece: PieceNamed, why: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} waits for your approval: ${why}`,
    status: 'pending',
    link: pieceLink(piece.id),
    tells: true,
  }),
  ideaAdded: (title: string): ActivityEvent => ({
    type: 'analytics',
    title: `The idea ${quoted(title)} was added because of an insight`,
    link: `${ENGINE}?tab=ideas`,
    tells: false,
  }),
  insightFound: (title: string): ActivityEvent => ({
    type: 'analytics',
    title: `Your figures suggest: ${title}`,
    link: '/dashboard/analytics',
    tells: true,
  }),
  pieceCreated: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was made from an idea`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  /** `later`: a publishing time was chosen; otherwise it goes out at once. */
  pieceApproved: (piece: PieceNamed, later: boolean): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was approved${later ? ' and scheduled' : ''}`,
    status: later ? 'pending' : 'completed',
    link: pieceLink(piece.id),
    tells: false,
  }),
  piecePublished: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was published on your page`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  piecePublishingFailed: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} could not be published`,
    status: 'failed',
    link: pieceLink(piece.id),
    tells: true,
  }),
  pieceWithdrawn: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was taken off the schedule`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  pieceMoved: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was moved to another time`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  pieceWritten: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was written`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  /** `waits`: it needs an approval; otherwise its publication tells of it. */
  /** `at`: when it goes out by itself. `held`: the guard rail that keeps it; null where its owner approves each one. */
  pieceCameAgain: (
    piece: PieceNamed,
    original: string,
    alone: { at: string } | { held: AutopilotHold | null },
  ): ActivityEvent => ({
    type: 'content',
    title: `${quoted(original)} comes again as ${quoted(piece.title)}${
      'at' in alone
        ? `, and goes out on ${alone.at} unless you stop it`
        : alone.held
          ? `. It waits for your approval: ${autopilotHoldWords[alone.held]}`
          : ', ready for your approval'
    }`,
    status: 'at' in alone ? 'completed' : 'pending',
    link: pieceLink(piece.id),
    tells: true,
  }),
  pieceEvergreen: (piece: PieceNamed, on: boolean): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} ${on ? 'will come again' : 'comes again no more'}`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  pieceCorrected: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was corrected on your page`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  pieceTakenDown: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was taken down from your page`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  pieceDeleted: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was deleted`,
    tells: false,
  }),
};

/** The id of the post that a log entry links to; null when it links elsewhere. */
export const linkedPiece = (link: string | null): string | null =>
  (link !== null && PIECE_LINK.exec(link)?.[1]) || null;

export const pieceLink = (pieceId: string): string => `${ENGINE}/pieces/${pieceId}`;

const ENGINE = '/dashboard/content-engine';

const PIECE_LINK = /^\/dashboard\/content-engine\/pieces\/([0-9a-f-]{36})$/;

interface PieceNamed {
  id: string;
  title: string;
}
