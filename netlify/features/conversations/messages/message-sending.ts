import { activityEvents } from '../../../../src/domain/activity-events';
import type { ActivityEvent, NewActivity } from '../../../../src/domain/activity';
import { contactLimits } from '../../../../src/domain/contact';
import {
  answerWindow,
  personLabel,
  SENDING_LEASE_SECONDS,
  type InboxChannel,
} from '../../../../src/domain/conversation';
import { MINUTE_MS } from '../../../../src/domain/duration';
import { channelNeeds } from '../../../../src/domain/inbox-channel';
import { replySubject } from '../../../../src/domain/mail-subject';
import type { Pause } from '../../../../src/domain/plan-pause';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { OutboundPort, OutgoingMessage, SendOutcome } from '../../../ports/inbox';
import type { AttachmentKeeper } from '../attachments/attachment-keeping';
import type { Claimed, SendingRepository, Settlement } from './message-sending-repository';

/** Sends answers, each once: what may have gone out is never sent again by itself. */
export function makeMessageSending({ repository, ports, keeper, clock, ids }: Dependencies) {
  const tell = (workspaceId: string, event: ActivityEvent): NewActivity => ({
    id: ids.id(),
    workspaceId,
    ...event,
    at: clock.now(),
  });

  async function outcomeOf(workspaceId: string, claimed: Claimed): Promise<SendOutcome> {
    const { message, conversation, channel, isDemo, pause } = claimed;
    if (isDemo) return { kind: 'sent', externalId: `demo:${message.id}`, state: 'sent' };
    if (pause) return { kind: 'refused', cause: PAUSED[pause] };
    if (!channel)
      return { kind: 'refused', cause: `This channel is not connected. ${channelNeeds[conversation.channel]}` };
    if (channel.state === 'paused') return { kind: 'refused', cause: CHANNEL_PAUSED };
    const closed = windowRefusal(claimed, clock.now());
    if (closed) return { kind: 'refused', cause: closed };
    const load = ports[conversation.channel];
    if (!load) return { kind: 'refused', cause: 'This channel cannot send answers yet.' };
    const files = await keeper.read(claimed.files);
    if (!files) return { kind: 'refused', cause: 'A file of this message was lost. Attach it again.' };
    const outgoing: OutgoingMessage = {
      id: message.id,
      workspaceId,
      conversationId: conversation.id,
      channelId: channel.id,
      to: conversation.address,
      toName: conversation.name,
      text: withSignature(claimed),
      files,
      byPerson: message.byPerson,
      privately: message.privately,
      author: message.author,
      threadKey: conversation.threadKey,
      mail: conversation.channel === 'email' ? mailOf(claimed) : null,
    };
    const port = await load();
    try {
      return await port.send(outgoing, AbortSignal.timeout(ATTEMPT_MS));
    } catch {
      // A port never throws for what a vendor does: this is ours, and the message may be out.
      return {
        kind: 'uncertain',
        cause: 'Something went wrong on our side while it was being sent, so it may have gone out.',
      };
    }
  }

  function settlementOf(workspaceId: string, claimed: Claimed, outcome: SendOutcome): Settlement {
    const { message, conversation, channel } = claimed;
    const now = clock.now();
    const about = { id: conversation.id, who: personLabel(conversation) };
    const base = { cause: null, again: null, channelId: channel?.id ?? null, event: null, activities: [], now };
    const failed = (cause: string): Settlement => ({
      ...base,
      state: 'failed',
      cause,
      activities: [tell(workspaceId, activityEvents.messageFailed(about))],
    });
    switch (outcome.kind) {
      case 'sent':
        return {
          ...base,
          state: outcome.state,
          externalId: outcome.externalId,
          cause: claimed.isDemo ? IN_DEMO : null,
          event: {
            workspaceId,
            id: ids.id(),
            kind: 'message-sent',
            title: (conversation.subject.trim() || message.content.replace(/\s+/g, ' ').trim() || 'Sent a file')
              .slice(0, 200)
              .toWellFormed(),
            text: message.content.slice(0, contactLimits.note).toWellFormed(),
            sourceKey: `message:${message.id}`,
            ...(message.authorId && { actor: { id: message.authorId, name: message.author } }),
            at: now,
          },
        };
      case 'later': {
        if (message.attempts >= MOST_ATTEMPTS) return failed(outcome.cause);
        const wait = Math.max(FIRST_WAIT_MS * 2 ** (message.attempts - 1), outcome.retryAfterMs ?? 0);
        return {
          ...base,
          state: 'sending',
          cause: outcome.cause,
          again: new Date(now.getTime() + Math.min(wait, LONGEST_WAIT_MS)),
        };
      }
      case 'refused':
        return failed(outcome.cause);
      case 'broken':
        return {
          ...failed(outcome.cause),
          ...(channel && {
            broken: { channelId: channel.id, cause: outcome.cause },
            activities: [
              tell(workspaceId, activityEvents.messageFailed(about)),
              ...(channel.state === 'broken' ? [] : [tell(workspaceId, activityEvents.inboxChannelBroken(channel))]),
            ],
          }),
        };
      case 'uncertain':
        return {
          ...base,
          state: 'uncertain',
          cause: outcome.cause,
          activities: [tell(workspaceId, activityEvents.messageUncertain(about))],
        };
    }
  }

  return {
    /** Job. */
    async sendMessage({ workspaceId, messageId }: Named): Promise<void> {
      const claimed = await repository.claim(workspaceId, messageId, {
        now: clock.now(),
        leaseMs: SENDING_LEASE_SECONDS * 1_000,
      });
      if (!claimed) return;
      const outcome: SendOutcome = claimed.isLeft
        ? { kind: 'uncertain', cause: LEFT }
        : await outcomeOf(workspaceId, claimed);
      await repository.settle(workspaceId, claimed, settlementOf(workspaceId, claimed, outcome));
    },

    /** Job: runs when every attempt of the sending job has failed. */
    async failMessage({ workspaceId, messageId }: Named): Promise<void> {
      const found = await repository.findOpen(workspaceId, messageId);
      if (!found) return;
      const about = { id: found.conversation.id, who: personLabel(found.conversation) };
      // Taken and never settled: it may have gone out.
      const isUnsure = found.message.leaseUntil !== null;
      await repository.close(
        workspaceId,
        messageId,
        { state: isUnsure ? 'uncertain' : 'failed', cause: OUR_FAULT },
        tell(workspaceId, isUnsure ? activityEvents.messageUncertain(about) : activityEvents.messageFailed(about)),
      );
    },
  };
}

/** Why Meta would not take it now; null for any other channel. */
function windowRefusal({ conversation, message }: Claimed, now: Date): string | null {
  const window = answerWindow(conversation, now);
  if (window.kind === 'closed') return window.reason;
  return window.kind === 'person' && !message.byPerson ? NEEDS_PERSON : null;
}

export const NEEDS_PERSON =
  'More than 24 hours have passed since their last message, so Meta only accepts a reply if a person wrote it. Confirm that you did, then send it again.';

const withSignature = ({ conversation, message, signature }: Claimed): string =>
  conversation.channel === 'email' && signature.trim() !== '' && message.sender === 'user'
    ? `${message.content}\n\n${signature}`
    : message.content;

const mailOf = ({ conversation, answered }: Claimed): NonNullable<OutgoingMessage['mail']> => ({
  // A conversation that we began has no mark of an answer until somebody answered.
  subject: answered ? replySubject(conversation.subject) : conversation.subject || 'A message for you',
  cc: [],
  inReplyTo: answered?.externalId ?? null,
  references: answered?.externalId
    ? [...new Set([...(answered.mail?.references ?? []), answered.externalId])].slice(-MOST_REFERENCES)
    : [],
});

/** Nothing goes out late by itself once the pause is over: a person looks at it again. */
const PAUSED: Record<Pause, string> = {
  trial_ended: 'Your trial had ended by then. Choose a plan, then try again.',
  plan_ended: 'Your plan had ended by then. Pay the open invoice or choose a plan, then try again.',
  being_deleted: 'The workspace was marked for deletion by then. Keep the workspace, then try again.',
};
const CHANNEL_PAUSED = 'This channel was paused. Resume it under Channels, then try again.';
const IN_DEMO = 'This is a demo, so the message stayed here.';
const LEFT = 'The connection was lost while it was being sent, so it may have gone out.';
const OUR_FAULT = 'We tried several times, but something went wrong on our side.';
/** Well within the lease, so that a lease that is over means a worker that ended. */
const ATTEMPT_MS = MINUTE_MS;
const MOST_ATTEMPTS = 8;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
const MOST_REFERENCES = 20;

export type MessageSending = ReturnType<typeof makeMessageSending>;

interface Named {
  workspaceId: string;
  messageId: string;
}

interface Dependencies {
  repository: SendingRepository;
  ports: Partial<Record<InboxChannel, () => Promise<OutboundPort>>>;
  keeper: Pick<AttachmentKeeper, 'read'>;
  clock: Clock;
  ids: Ids;
}
