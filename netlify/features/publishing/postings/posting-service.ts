import type { PiecePostings } from '../../../../src/contracts/publishing-postings';
import type { Actor } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import type { ConnectionState } from '../../../../src/domain/connection';
import { CONFIRM_FIRST } from '../../../../src/domain/confirmed-address';
import { isEditable, pieceStatuses } from '../../../../src/domain/piece';
import {
  checkPosting,
  channelLabel,
  decisionsIn,
  inChannelOrder,
  pictureForChannel,
  type PostingDecision,
} from '../../../../src/domain/posting';
import {
  isConnectable,
  isNetwork,
  postingChannels,
  type ConnectableChannel,
  type PostingChannel,
} from '../../../../src/domain/posting-channel';
import { postingWords, type PostWords } from '../../../../src/domain/posting-words';
import { postAddress } from '../../../../src/domain/post-address';
import { inFigureOrder, type FigureCounts } from '../../../../src/domain/posting-figure';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { Choice, PostingRepository, PostingRow } from './posting-repository';

/** Where a post goes besides the public page: chosen before its approval, followed afterwards. */
export function makePostingService({ repository, connections, canAsk, clock, ids }: Dependencies) {
  async function get(workspaceId: string, pieceId: string): Promise<PiecePostings> {
    const found = await repository.read(workspaceId, pieceId);
    if (!found) throw notFound('piece');
    const { piece, pictures, running, canWrite } = found;
    const connected = await connections(workspaceId);
    return {
      version: piece.version,
      status: piece.status,
      paused: !running,
      page: found.page,
      canWrite,
      items: inChannelOrder(found.postings).map((row) => present(row, found)),
      channels: postingChannels.map((channel) => ({
        channel,
        ...(connected.find((one) => one.channel === channel) ?? { connection: 'not-connected', account: '' }),
        pictureId:
          pictureForChannel(
            channel,
            pictures.filter(({ type }) => type === 'image'),
          )?.id ?? null,
      })),
    };
  }

  /** New words that a network would refuse are put right while somebody looks at them, and not when they approve. */
  async function refuseUnfit(workspaceId: string, { pieceId, choices }: { pieceId: string; choices: Choice[] }) {
    const own = choices.filter(({ words }) => words !== null);
    if (own.length === 0) return;
    const found = await repository.read(workspaceId, pieceId);
    if (!found) return;
    for (const { channel, words } of own) {
      if (found.postings.some((row) => row.channel === channel && row.ownWords === words)) continue;
      const post = { ...found.piece, pictures: found.pictures };
      const fault = checkPosting(channel, post, words).find(({ part }) => part === 'text');
      if (fault) throw new AppError('invalid_request', fault.sentence, { fields: { [channel]: fault.sentence } });
    }
  }

  return {
    get,

    async choose(
      workspaceId: string,
      asked: { pieceId: string; version: number; choices: Choice[] },
      mayMail: boolean,
    ): Promise<PiecePostings> {
      if (!mayMail && asked.choices.some(isNewsletter)) {
        const before = await repository.read(workspaceId, asked.pieceId);
        if (!before?.postings.some(isNewsletter)) throw new AppError('address_unconfirmed', CONFIRM_FIRST);
      }
      await refuseUnfit(workspaceId, asked);
      const outcome = await repository.choose(
        workspaceId,
        { ...asked, from: pieceStatuses.filter((status) => isEditable(status) && status !== 'published') },
        { now: clock.now(), id: () => ids.id() },
      );
      if (outcome === 'gone') throw notFound('piece');
      if (outcome === 'stale')
        throw new AppError(
          'conflict',
          'This piece was changed elsewhere in the meantime. Look at it again, then choose.',
        );
      if (outcome === 'closed') throw new AppError('conflict', 'Networks can only be chosen before publishing.');
      return get(workspaceId, asked.pieceId);
    },

    async askForWords(workspaceId: string, asked: { pieceId: string; version: number }): Promise<PiecePostings> {
      if (!(await repository.read(workspaceId, asked.pieceId))) throw notFound('piece');
      const outcome = await repository.askForWords(workspaceId, asked, clock.now());
      if (outcome === 'no-model')
        throw new AppError('conflict', 'No model writes for you yet. Store a key under Settings, API keys.');
      if (outcome === 'stale')
        throw new AppError(
          'conflict',
          'This post has changed in the meantime, or is not up for approval. Look at it again, then ask.',
        );
      return get(workspaceId, asked.pieceId);
    },

    async decide(
      workspaceId: string,
      postingId: string,
      decision: PostingDecision,
      actor: Actor,
    ): Promise<PiecePostings> {
      const found = await repository.find(workspaceId, postingId);
      if (!found) throw notFound('posting');
      const { posting, title, status, page, ...words } = found;
      const channel = channelLabel(posting.channel);
      if (!decisionsIn(posting.state, posting.channel).includes(decision))
        throw new AppError('conflict', `This post has already been dealt with on ${channel}.`);
      if (decision === 'again' && status !== 'published')
        throw new AppError('conflict', 'The post is not on your page any more. Publish it again first.');
      if (decision === 'again' && isConnectable(posting.channel)) {
        const known = (await connections(workspaceId)).find((one) => one.channel === posting.channel);
        if ((known?.connection ?? 'not-connected') === 'not-connected')
          throw new AppError('conflict', `Connect ${channel} first, or post it by hand.`);
      }
      const now = clock.now();
      const isByHand = decision === 'by-hand';
      const named = { id: posting.pieceId, title };
      const changed = await repository.decide(
        workspaceId,
        postingId,
        posting.state,
        decision === 'again'
          ? {
              state: 'due',
              nextAt: now,
              attempts: 0,
              cause: null,
              unsure: posting.unsure && mayAsk(posting),
              updatedAt: now,
            }
          : decision === 'not-posted'
            ? {
                state: status === 'published' ? 'waiting' : 'cancelled',
                words: postingWords(
                  posting.channel,
                  { title, ...words, link: postAddress(page, { title, ...words }) },
                  posting.ownWords,
                ),
                postedAt: null,
                updatedAt: now,
              }
            : { state: isByHand ? 'handed-over' : 'posted', postedAt: now, cause: null, unsure: false, updatedAt: now },
        decision === 'again' || decision === 'not-posted'
          ? null
          : {
              ...(isByHand ? activityEvents.postedByHand : activityEvents.posted)(named, channel),
              id: ids.id(),
              workspaceId,
              actor: { id: actor.id, name: actor.name },
              at: now,
            },
      );
      if (!changed) throw new AppError('conflict', `Its status on ${channel} has changed. Please look again.`);
      return get(workspaceId, posting.pieceId);
    },
  };

  function mayAsk({ channel }: PostingRow): boolean {
    return isConnectable(channel) && canAsk(channel);
  }
}

const isNewsletter = ({ channel }: { channel: PostingChannel }): boolean => channel === 'newsletter';

const present = (row: PostingRow, { piece, newsletter, figures, page }: Found): PiecePostings['items'][number] => ({
  id: row.id,
  channel: row.channel,
  state: row.state,
  ownWords: row.ownWords,
  words:
    row.state === 'planned'
      ? postingWords(row.channel, { ...piece, link: postAddress(page, piece) }, row.ownWords)
      : row.words,
  outdated: isOutdated(row, { ...piece, link: postAddress(page, piece) }),
  url: row.remoteUrl,
  cause: row.cause,
  nextAt: row.state === 'due' ? (row.nextAt?.toISOString() ?? null) : null,
  postedAt: row.postedAt?.toISOString() ?? null,
  subject: row.subject,
  campaign:
    isNewsletter(row) && newsletter ? { id: newsletter.id, status: newsletter.status, cause: newsletter.cause } : null,
  figures: isNewsletter(row)
    ? newsletter && newsletter.status !== 'draft'
      ? figuresOf(row.updatedAt, {
          sent: newsletter.counts.get('sent') ?? 0,
          opened: newsletter.counts.get('opens') ?? 0,
          clicked: newsletter.counts.get('clicks') ?? 0,
        })
      : null
    : (figures
        .filter(({ postingId, counts }) => postingId === row.id && Object.keys(counts).length > 0)
        .map(({ readAt, counts }) => figuresOf(readAt, counts))[0] ?? null),
});

const figuresOf = (at: Date, counts: FigureCounts) => ({ at: at.toISOString(), counts: inFigureOrder(counts) });
/** A program of the business's own gets what it gets; on a network, somebody can correct what is there. */
const isOutdated = (row: PostingRow, piece: PostWords & { revisedAt: Date | null }): boolean =>
  (row.state === 'posted' || row.state === 'handed-over') &&
  isNetwork(row.channel) &&
  row.ownWords === null &&
  // Without a correction, what differs is how we write for the network by now.
  piece.revisedAt !== null &&
  row.words !== postingWords(row.channel, piece, null);

export type PostingService = ReturnType<typeof makePostingService>;

type Found = NonNullable<Awaited<ReturnType<PostingRepository['read']>>>;

interface Dependencies {
  repository: PostingRepository;
  connections(
    workspaceId: string,
  ): Promise<{ channel: ConnectableChannel; connection: ConnectionState; account: string }[]>;
  /** Whether the network can say if it has a post. */
  canAsk(channel: ConnectableChannel): boolean;
  clock: Clock;
  ids: Ids;
}
