import type { ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { activityEvents } from '../../../../src/domain/activity-events';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { networkLabel } from '../../../../src/domain/network';
import { clipFaults, networkClips } from '../../../../src/domain/network-clip';
import type { Pause } from '../../../../src/domain/plan-pause';
import { channelLabel, clipToPost, nextAttempt, pictureForChannel } from '../../../../src/domain/posting';
import { isConnectable, isNetwork, type ConnectableChannel } from '../../../../src/domain/posting-channel';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type {
  NetworkPort,
  OpenConnection,
  OutgoingClip,
  OutgoingPicture,
  OutgoingPost,
  PostOutcome,
} from '../../../ports/network';
import { makePostingMail, type Newsletter, type Waits } from './posting-mail';
import type { Claimed, NotClaimed, PostingRunRepository, Settlement } from './posting-run-repository';

/**
 * Posts what is due, exactly once as far as a network lets us know. A posting is taken in a committed transaction, the
 * network is called outside of any, and what it said is written down under the same run. Whatever ended without an
 * answer is asked for before it is sent again.
 */
export function makePostingRun({
  repository,
  networks,
  newsletter,
  open,
  lose,
  picture,
  clip,
  linkOf,
  clock,
  ids,
}: Dependencies) {
  const email = makePostingMail({ repository, newsletter, linkOf, clock });

  const tell = (workspaceId: string, event: ActivityEvent): NewActivity => ({
    ...event,
    id: ids.id(),
    workspaceId,
    at: clock.now(),
  });

  /** What a posting becomes that cannot be taken. */
  async function explain(workspaceId: string, { why, posting, piece }: NotClaimed): Promise<void> {
    const now = clock.now();
    const channel = channelLabel(posting.channel);
    if (why === 'paused') return; // goes out when the engine is started again
    if (why === 'busy') {
      await repository.lookAgain(workspaceId, posting.id, new Date(now.getTime() + BUSY_MS));
      return;
    }
    if (why === 'taken-down') {
      const cause = 'The post was taken down before it was sent here.';
      await repository.close(workspaceId, posting, { state: 'cancelled', cause, updatedAt: now }, null);
      return;
    }
    if (posting.state === 'posting') {
      // A worker that ended may have posted it, and without its connection nobody can be asked.
      const cause = `We lost the connection to ${channel} while posting. Please check whether it arrived.`;
      await repository.close(
        workspaceId,
        posting,
        { state: 'uncertain', cause, updatedAt: now },
        tell(workspaceId, activityEvents.postingUncertain(piece, channel)),
      );
      return;
    }
    const isByHand = why === 'not-connected';
    await repository.close(
      workspaceId,
      posting,
      {
        state: isByHand ? 'waiting' : 'failed',
        cause: isByHand ? null : why === 'disconnected' ? `${channel} is disconnected. Connect it again.` : PAUSED[why],
        nextAt: null,
        updatedAt: now,
      },
      tell(workspaceId, (isByHand ? activityEvents.postingWaits : activityEvents.postingFailed)(piece, channel)),
    );
  }

  /** What an attempt leaves in the ledger. */
  function settlement(
    workspaceId: string,
    { posting, piece }: Claimed,
    canFind: boolean,
    outcome: PostOutcome | Waits,
  ): Settlement {
    const now = clock.now();
    const channel = channelLabel(posting.channel);
    const said = (event: ActivityEvent): NewActivity => tell(workspaceId, event);
    const base = { updatedAt: now, nextAt: null };
    switch (outcome.kind) {
      case 'posted':
        return {
          change: {
            ...base,
            state: 'posted',
            remoteId: outcome.id,
            remoteUrl: outcome.url,
            postedAt: now,
            cause: null,
            unsure: false,
          },
          activity: said(activityEvents.posted(piece, channel)),
          again: null,
        };
      case 'held':
        return {
          change: { ...base, state: 'due', nextAt: now, attempts: posting.attempts - 1 },
          activity: null,
          again: now,
        };
      case 'waits':
        return {
          change: { ...base, state: 'waiting', cause: outcome.cause.slice(0, 1_000), unsure: false },
          activity: said(activityEvents.newsletterWaits(piece)),
          again: null,
        };
      case 'refused':
      case 'disconnected':
        return {
          change: { ...base, state: 'failed', cause: outcome.cause, unsure: false },
          activity: said(activityEvents.postingFailed(piece, channel)),
          again: null,
        };
      case 'later':
      case 'unknown': {
        const unsure = outcome.kind === 'unknown' || posting.unsure;
        const again =
          outcome.kind === 'unknown' && !canFind
            ? null
            : nextAttempt(posting.attempts, now, outcome.kind === 'later' ? outcome.retryAfterMs : 0);
        if (again)
          return {
            change: { ...base, state: 'due', nextAt: again, cause: outcome.cause, unsure },
            activity: null,
            again,
          };
        return {
          change: { ...base, state: unsure ? 'uncertain' : 'failed', cause: outcome.cause, unsure },
          activity: said((unsure ? activityEvents.postingUncertain : activityEvents.postingFailed)(piece, channel)),
          again: null,
        };
      }
    }
  }

  async function attempt(
    workspaceId: string,
    claimed: Claimed,
    network: NetworkPort,
    run: string,
  ): Promise<PostOutcome> {
    const { posting, piece } = claimed;
    const connection = claimed.connection && (await open(claimed.connection));
    const channel = channelLabel(posting.channel);
    if (!connection)
      return {
        kind: 'disconnected',
        cause: `The stored key for ${channel} can no longer be read. Connect it again.`,
      };
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    const since = posting.dueAt ?? posting.updatedAt;
    const post: OutgoingPost = {
      key: posting.id,
      title: piece.title,
      text: posting.words,
      keywords: piece.keywords,
      link: linkOf(claimed),
      picture: null,
      clip: null,
      since,
    };
    if (posting.unsure && network.canFind) {
      const found = await network.find(connection, post, signal);
      if (found.kind === 'there') return { kind: 'posted', id: found.id, url: found.url };
      if (found.kind === 'unknown')
        return { kind: 'unknown', cause: `${channel} did not say whether it has the post.` };
    } else if (posting.unsure) {
      return { kind: 'unknown', cause: `We cannot check whether ${channel} has the post. Please look there.` };
    }
    const shown = await pictureOf(workspaceId, claimed);
    if (shown === 'not-ready') return { kind: 'later', cause: 'The picture was still being drawn.' };
    if (shown === 'lost') return { kind: 'refused', cause: 'The picture of this post was lost. Give it another one.' };
    const moving = await clipOf(claimed);
    if (moving === 'not-ready') return { kind: 'later', cause: 'The clip was still being made.' };
    return network.post(
      connection,
      { ...post, picture: shown, clip: moving },
      { signal, goAhead: () => repository.mayPost(workspaceId, posting.id, { run, now: clock.now() }) },
    );
  }

  async function pictureOf(workspaceId: string, { posting, piece, pictures }: Claimed): Promise<Shown> {
    const chosen = pictureForChannel(
      posting.channel,
      pictures.filter(({ type }) => type === 'image'),
    );
    if (!chosen) return null;
    if (chosen.status !== 'completed') return 'not-ready';
    const found = await picture(workspaceId, chosen);
    return found ? { ...found, altText: piece.altText } : 'lost';
  }

  /** What cannot be sent as a clip goes out as the picture: the network takes none of its kind, its file was lost, or it is not there even at the last attempt. */
  async function clipOf({ posting, pictures, workspace, piece }: Claimed): Promise<OutgoingClip | null | 'not-ready'> {
    const { channel } = posting;
    const row = pictures.find(({ type }) => type === 'video');
    const known = clipToPost(row);
    if (!row || !known) return null;
    if (isNetwork(channel) && (!networkClips[channel] || clipFaults(channel, networkLabel(channel), known).length > 0))
      return null;
    if (row.status !== 'completed') return nextAttempt(posting.attempts, clock.now()) ? 'not-ready' : null;
    const found = await clip(row, { workspace, piece });
    return found && { ...found, altText: row.altText };
  }

  return {
    /** Job. */
    async postPosting({ workspaceId, postingId }: { workspaceId: string; postingId: string }): Promise<void> {
      const run = ids.id();
      const claimed = await repository.claim(workspaceId, postingId, {
        run,
        now: clock.now(),
        leaseMs: LEASE_MS,
        atOnce: AT_ONCE,
      });
      if (claimed === null) return;
      if (claimed.why !== null) return explain(workspaceId, claimed);
      const { channel } = claimed.posting;
      if (channel === 'newsletter') {
        const outcome = await email(workspaceId, claimed, run);
        await repository.settle(workspaceId, postingId, run, settlement(workspaceId, claimed, true, outcome));
        return;
      }
      if (!isConnectable(channel)) return;
      const network = networks(channel);
      const outcome = await attempt(workspaceId, claimed, network, run);
      if (outcome.kind === 'disconnected') await lose(workspaceId, channel, outcome.cause);
      await repository.settle(workspaceId, postingId, run, settlement(workspaceId, claimed, network.canFind, outcome));
    },

    /** Job: nothing came of the job itself. */
    async failPosting({ workspaceId, postingId }: { workspaceId: string; postingId: string }): Promise<void> {
      const row = await repository.findOpen(workspaceId, postingId);
      if (!row) return;
      const { posting, title } = row;
      const isUnsure = posting.state === 'posting' || posting.unsure;
      const named = { id: posting.pieceId, title };
      const label = channelLabel(posting.channel);
      await repository.close(
        workspaceId,
        posting,
        { state: isUnsure ? 'uncertain' : 'failed', cause: OUR_FAULT, nextAt: null, updatedAt: clock.now() },
        tell(
          workspaceId,
          isUnsure ? activityEvents.postingUncertain(named, label) : activityEvents.postingFailed(named, label),
        ),
      );
    },
  };
}

/** Nothing goes out late by itself once the pause is over: a person looks at it again. */
const PAUSED: Record<Pause, string> = {
  trial_ended: 'Your trial had ended by then. Choose a plan, then try again.',
  plan_ended: 'Your plan had ended by then. Pay the open invoice or choose a plan, then try again.',
  being_deleted: 'The workspace was marked for deletion by then. Keep the workspace, then try again.',
};
const OUR_FAULT = 'We tried several times, but something went wrong on our side.';
/** Longer than an attempt can take, so that a lease that is over means a worker that ended. */
const ATTEMPT_MS = MINUTE_MS;
const LEASE_MS = 2 * MINUTE_MS;
/** One workspace's slow network leaves the other places of the worker free. */
const AT_ONCE = 2;
const BUSY_MS = 5_000;

export type PostingRun = ReturnType<typeof makePostingRun>;

type Shown = OutgoingPicture | null | 'not-ready' | 'lost';

interface Dependencies {
  repository: PostingRunRepository;
  networks(channel: ConnectableChannel): NetworkPort;
  newsletter: Newsletter;
  /** null when its secrets were sealed with another root secret. */
  open(connection: NonNullable<Claimed['connection']>): Promise<OpenConnection | null>;
  /** The network no longer accepts the connection: says so once. */
  lose(workspaceId: string, channel: ConnectableChannel, cause: string): Promise<void>;
  /** The picture as it is sent; null when it was lost. */
  picture(workspaceId: string, row: Claimed['pictures'][number]): Promise<Omit<OutgoingPicture, 'altText'> | null>;
  /** The clip as it is sent; null when its file was lost. */
  clip(
    row: Claimed['pictures'][number],
    of: Pick<Claimed, 'workspace' | 'piece'>,
  ): Promise<Omit<OutgoingClip, 'altText'> | null>;
  linkOf(claimed: Claimed): string | null;
  clock: Clock;
  ids: Ids;
}
