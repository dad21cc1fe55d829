import type { Conversation, Message } from '../../../../src/contracts/conversation-record';
import { activityEvents } from '../../../../src/domain/activity-events';
import type { Actor } from '../../../../src/domain/activity';
import { answerWindow, personLabel, PRIVATE_REPLY_REFUSALS, privateReply } from '../../../../src/domain/conversation';
import { DAY_MS } from '../../../../src/domain/duration';
import { channelNeeds } from '../../../../src/domain/inbox-channel';
import { listed } from '../../../../src/domain/listed';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { Ids } from '../../../ports/ids';
import type { MemberName } from '../list/conversation-list-repository';
import { presentConversation, presentMessage } from '../present-conversation';
import type { beginConversation } from './begin-repository';
import { NEEDS_PERSON } from './message-sending';
import type { MessageRepository, ShownMessage, Standing } from './message-repository';

/** What members write: answers now or later, and notes for each other. */
export function makeMessageService({ repository, begin, members, clock, ids }: Dependencies) {
  /** Throws the sentence that the composer shows, whoever calls the endpoint. */
  const mayAnswer =
    ({ isDemo, byPerson, privately, at }: Answering) =>
    ({ conversation, isConnected, comment }: Standing): void => {
      if (!isDemo && !isConnected)
        throw new AppError('conflict', `This channel is not connected. ${channelNeeds[conversation.channel]}`);
      if (conversation.address === '' && conversation.channel !== 'livechat')
        throw new AppError('conflict', 'There is no address to send this to.');
      if (privately) {
        if (!comment) throw new AppError('conflict', 'Only a comment can be answered privately.');
        const reply = privateReply(comment, at);
        if (reply !== 'open') throw new AppError('conflict', PRIVATE_REPLY_REFUSALS[reply]);
      }
      const window = answerWindow(conversation, at);
      if (window.kind === 'closed') throw new AppError('conflict', window.reason);
      if (window.kind === 'person' && !byPerson) throw new AppError('conflict', NEEDS_PERSON);
    };

  return {
    async list(workspaceId: string, query: { conversationId: string; cursor?: string | undefined; limit: number }) {
      const page = await repository.list(workspaceId, query);
      if (!page) throw notFound('conversation');
      return { items: page.rows.map(present), nextCursor: page.nextCursor };
    },

    async create(
      workspace: Workspace,
      input: Written & { byPerson: boolean; privately: boolean; sendAt?: string | undefined; attachmentIds: string[] },
      writer: Actor,
    ): Promise<Message> {
      const now = clock.now();
      const scheduledFor = input.sendAt === undefined ? null : laterTime(new Date(input.sendAt), now);
      if (input.text === '' && input.attachmentIds.length === 0)
        throw new AppError('invalid_request', 'Write a message.', { fields: { text: 'Write a message.' } });
      const added = await repository.add(
        {
          ...asLine(workspace.id, input, writer, now),
          kind: 'message',
          state: scheduledFor ? 'scheduled' : 'sending',
          byPerson: input.byPerson,
          privately: input.privately,
          scheduledFor,
          fileIds: input.attachmentIds,
          activity: null,
        },
        mayAnswer({ ...input, isDemo: workspace.isDemo, at: scheduledFor ?? now }),
      );
      return settled(added);
    },

    async addNote(workspaceId: string, input: Written & { mentionIds: string[] }, writer: Actor): Promise<Message> {
      const now = clock.now();
      const mentioned =
        input.mentionIds.length === 0
          ? []
          : (await members(workspaceId)).filter(
              ({ id, userId }) => input.mentionIds.includes(id) || input.mentionIds.includes(userId),
            );
      if (mentioned.length < new Set(input.mentionIds).size)
        throw new AppError('invalid_request', 'Somebody you mentioned is no longer a member. Choose again.', {
          fields: { mentionIds: 'Somebody you mentioned is no longer a member.' },
        });
      const names = listed(mentioned.map(({ name }) => name));
      const added = await repository.add(
        {
          ...asLine(workspaceId, input, writer, now),
          kind: 'note',
          state: 'sent',
          mentionIds: mentioned.map(({ userId }) => userId),
          fileIds: [],
          activity:
            mentioned.length === 0
              ? null
              : (conversation) => ({
                  id: ids.id(),
                  workspaceId,
                  ...activityEvents.memberMentioned({ id: conversation.id, names, who: personLabel(conversation) }),
                  actor: { id: writer.id, name: writer.name },
                  at: now,
                }),
        },
        () => undefined,
      );
      return settled(added);
    },

    async retry(workspace: Workspace, named: Named): Promise<Message> {
      const now = clock.now();
      const sent = await repository.retry(workspace.id, named, (at, message) =>
        mayAnswer({ ...message, isDemo: workspace.isDemo, at: now })(at),
      );
      if (sent === null) throw notFound('message');
      if (sent === 'state') throw new AppError('conflict', 'This message is being sent or has already been sent.');
      return present(sent);
    },

    async remove(workspaceId: string, named: Named): Promise<{ id: string }> {
      const removed = await repository.remove(workspaceId, { ...named, now: clock.now() });
      if (removed === null) throw notFound('message');
      if (removed === 'state')
        throw new AppError('conflict', 'This message was sent already, so it can no longer be taken back.');
      return { id: named.messageId };
    },

    /** Begins a conversation by email or SMS. */
    async begin(
      workspace: Workspace,
      input: { channel: 'email' | 'sms'; contactId: string; subject: string; text: string },
      writer: Actor,
    ): Promise<Conversation> {
      const outcome = await begin(workspace.id, {
        ...input,
        conversationId: ids.id(),
        messageId: ids.id(),
        writer: { id: writer.id, name: writer.name },
        now: clock.now(),
      });
      if (outcome === null) throw notFound('contact');
      if (typeof outcome === 'string') throw new AppError('conflict', outcome);
      return presentConversation({ ...outcome, labels: [] });
    },
  };
}

const asLine = (workspaceId: string, { conversationId, messageId, text }: Written, writer: Actor, now: Date) => ({
  workspaceId,
  id: messageId,
  conversationId,
  sender: 'user' as const,
  authorId: writer.id,
  author: writer.name.slice(0, 200),
  content: text,
  at: now,
});

function laterTime(at: Date, now: Date): Date {
  const fault =
    at.getTime() <= now.getTime()
      ? 'Choose a time in the future.'
      : at.getTime() > now.getTime() + 366 * DAY_MS
        ? 'Choose a time within a year.'
        : null;
  if (fault) throw new AppError('invalid_request', fault, { fields: { sendAt: fault } });
  return at;
}

function settled(added: ShownMessage | 'taken' | null): Message {
  if (added === null) throw notFound('conversation');
  if (added === 'taken') throw notFound('conversation');
  return present(added);
}

const present = (row: ShownMessage): Message => presentMessage(row, row.files);

export type MessageService = ReturnType<typeof makeMessageService>;

interface Workspace {
  id: string;
  isDemo: boolean;
}
interface Named {
  conversationId: string;
  messageId: string;
}
interface Answering {
  isDemo: boolean;
  byPerson: boolean;
  privately: boolean;
  at: Date;
}
interface Written extends Named {
  text: string;
}

interface Dependencies {
  repository: MessageRepository;
  begin: typeof beginConversation;
  members(workspaceId: string): Promise<MemberName[]>;
  clock: Clock;
  ids: Ids;
}
