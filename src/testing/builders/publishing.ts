import type { Connection, Connections } from '../../contracts/publishing-connections';
import type { PieceNewsletter, PiecePostings, Posting } from '../../contracts/publishing-postings';
import { connectionWays } from '../../domain/connection';
import { connectableChannels, postingChannels, type ConnectableChannel } from '../../domain/posting-channel';

/** A post that goes nowhere besides the public page; nothing is connected. */
export const buildPiecePostings = (partial: Partial<PiecePostings> = {}): PiecePostings => ({
  version: 1,
  status: 'review',
  paused: false,
  page: null,
  canWrite: false,
  items: [],
  channels: postingChannels.map((channel) => ({
    channel,
    connection: 'not-connected',
    account: '',
    pictureId: null,
  })),
  ...partial,
});

export const buildPosting = (partial: Partial<Posting> = {}): Posting => ({
  id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5b01',
  channel: 'mastodon',
  state: 'planned',
  ownWords: null,
  words: 'Six hours from vine to bun',
  outdated: false,
  url: null,
  cause: null,
  nextAt: null,
  postedAt: null,
  subject: null,
  campaign: null,
  figures: null,
  ...partial,
});

/** A post that two people would get by email, with nothing in the way. */
export const buildNewsletter = (partial: Partial<PieceNewsletter> = {}): PieceNewsletter => ({
  people: 2,
  missing: [],
  subject: 'Six hours from vine to bun',
  preheader: 'Picked at six.',
  html: '<p>Picked at six.</p>',
  ...partial,
});

export const buildConnection = (partial: Partial<Connection> & { channel: ConnectableChannel }): Connection => ({
  way: connectionWays[partial.channel],
  state: 'not-connected',
  account: '',
  accountUrl: '',
  connectedBy: '',
  connectedAt: null,
  expiresAt: null,
  checkedAt: null,
  findings: [],
  ...partial,
});

/** All networks, of which some are as a test says. */
export const buildConnections = (...known: Connection[]): Connections => ({
  items: connectableChannels.map(
    (channel) => known.find((one) => one.channel === channel) ?? buildConnection({ channel }),
  ),
});
