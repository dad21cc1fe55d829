import { type ActivityEvent, quoted } from './activity';

export const publishingActivityEvents = {
  posted: (piece: PieceNamed, channel: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was posted on ${channel}`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  postingFailed: (piece: PieceNamed, channel: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} could not be posted on ${channel}`,
    status: 'failed',
    link: pieceLink(piece.id),
    tells: true,
  }),
  postingUncertain: (piece: PieceNamed, channel: string): ActivityEvent => ({
    type: 'content',
    title: `We don’t know whether ${quoted(piece.title)} reached ${channel}. Please have a look there`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  postingWaits: (piece: PieceNamed, channel: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} is ready for you to post on ${channel}`,
    link: pieceLink(piece.id),
    tells: true,
  }),
  newsletterWaits: (piece: PieceNamed): ActivityEvent => ({
    type: 'content',
    title: `The newsletter about ${quoted(piece.title)} waits: something is missing before it can be sent`,
    status: 'failed',
    link: pieceLink(piece.id),
    tells: true,
  }),
  postedByHand: (piece: PieceNamed, channel: string): ActivityEvent => ({
    type: 'content',
    title: `${quoted(piece.title)} was posted on ${channel} by hand`,
    link: pieceLink(piece.id),
    tells: false,
  }),
  connectionMade: (channel: string, account: string): ActivityEvent => ({
    type: 'team',
    title: `${channel} was connected as ${account}`,
    link: CONNECTIONS,
    tells: false,
  }),
  connectionRemoved: (channel: string): ActivityEvent => ({
    type: 'team',
    title: `${channel} was disconnected`,
    link: CONNECTIONS,
    tells: false,
  }),
  connectionLost: (channel: string): ActivityEvent => ({
    type: 'team',
    title: `${channel} no longer accepts our connection. Connect it again, so that posts can go out`,
    status: 'failed',
    link: CONNECTIONS,
    tells: true,
  }),
  connectionEnds: (channel: string, day: string): ActivityEvent => ({
    type: 'team',
    title: `The connection to ${channel} ends on ${day}. Connect it again before that`,
    link: CONNECTIONS,
    tells: true,
  }),
};

const pieceLink = (pieceId: string): string => `/dashboard/content-engine/pieces/${pieceId}`;
const CONNECTIONS = '/dashboard/settings/connections';

interface PieceNamed {
  id: string;
  title: string;
}
