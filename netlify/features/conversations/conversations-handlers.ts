import type { conversationsContract } from '../../../src/contracts/conversations';
import { DAY_SECONDS } from '../../../src/domain/duration';
import { handMessagesADay } from '../../../src/domain/hand-message';
import { notFound } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import { cacheFor, sendFile } from '../../http/send-file';
import type { Clock } from '../../ports/clock';
import type { AttachmentService } from './attachments/attachment-service';
import type { ChangeService } from './changes/change-service';
import type { CommentService } from './comments/comment-service';
import type { ConversationListService } from './list/conversation-list-service';
import type { MessageService } from './messages/message-service';
import type { Presence } from './presence/presence';

export const conversationsHandlers = ({
  lists,
  messages,
  changes,
  attachments,
  comments,
  presence,
  clock,
  apart,
}: Dependencies): Handlers<typeof conversationsContract> => ({
  listConversations: (input, { workspace, user }) => lists.list(workspace.id, user.id, input),
  getConversationCounts: (_input, { workspace, user }) => lists.counts(workspace.id, user.id),
  getConversation: ({ conversationId }, { workspace, user }) => lists.get(workspace.id, user.id, conversationId),
  createConversation: async (input, { workspace, user, throttle }) => {
    await throttle(`messages by hand of ${workspace.id}`, {
      calls: handMessagesADay(workspace.plan),
      perSeconds: DAY_SECONDS,
    });
    return messages.begin(workspaceOf(workspace), input, user);
  },
  updateConversation: (input, { workspace }) => changes.change(workspace.id, input),
  changeConversations: (input, { workspace, user }) => changes.changeMany(workspace.id, input, user.id),
  mergeConversations: (input, { workspace, user }) => changes.merge(workspace.id, input, user.id),
  splitConversation: (input, { workspace, user }) => changes.split(workspace.id, input, user.id),
  undoConversationChange: ({ changeId }, { workspace }) => changes.undo(workspace.id, changeId),

  listMessages: (input, { workspace }) => messages.list(workspace.id, input),
  createMessage: (input, { workspace, user }) => messages.create(workspaceOf(workspace), input, user),
  createNote: (input, { workspace, user }) => messages.addNote(workspace.id, input, user),
  retryMessage: (input, { workspace }) => messages.retry(workspaceOf(workspace), input),
  deleteMessage: (input, { workspace }) => messages.remove(workspace.id, input),

  updateComment: ({ conversationId, hidden }, { workspace, user }) =>
    comments.hide(workspace.id, { conversationId, hidden }, user),

  getAttachment: async ({ conversationId, attachmentId, download }, { request, workspace }) =>
    sendFile(request, await attachments.read(workspace.id, conversationId, attachmentId), {
      cache: cacheFor.session,
      download: Boolean(download),
    }),
  createAttachment: ({ conversationId, name }, { workspace, bytes }) =>
    attachments.create(workspace.id, { conversationId, name, bytes }),

  updateDraft: async ({ conversationId, text }, { workspace, user }) => {
    const kept = await presence.keepDraft(workspace.id, { conversationId, text, userId: user.id, now: clock.now() });
    if (!kept) throw notFound('conversation');
    return { id: conversationId };
  },
  updatePresence: async ({ conversationId, typing }, { workspace, user }) => {
    const viewers = await presence.see(workspace.id, {
      conversationId,
      typing,
      userId: user.id,
      name: user.name.slice(0, 200),
      now: clock.now(),
    });
    if (!viewers) throw notFound('conversation');
    return { viewers };
  },

  ...apart,
});

const workspaceOf = ({ id, kind }: { id: string; kind: 'real' | 'demo' }) => ({ id, isDemo: kind === 'demo' });

/** Endpoints with folders of their own. */
export type ConversationsApart = Pick<
  Handlers<typeof conversationsContract>,
  | 'getMessageHtml'
  | 'createSuggestion'
  | 'getConversationSummary'
  | 'createConversationMaterial'
  | 'createSimulatedMessage'
>;

interface Dependencies {
  lists: ConversationListService;
  messages: MessageService;
  changes: ChangeService;
  attachments: AttachmentService;
  comments: CommentService;
  presence: Presence;
  clock: Clock;
  apart: ConversationsApart;
}
