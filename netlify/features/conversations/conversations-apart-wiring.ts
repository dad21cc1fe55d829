import { AppError, notFound } from '../../errors/app-error';
import type { ConversationsApart } from './conversations-handlers';
import { conversationListRepository } from './list/conversation-list-repository';
import { messageRepository } from './messages/message-repository';
import { simulate } from './simulator/simulator-wiring';

/** Endpoints whose folders join later: until then each says so, after it has looked whether the row is there. */
export const conversationsApart = (): ConversationsApart => ({
  getMessageHtml: async ({ conversationId, messageId, pictures }, { workspace }) =>
    (await import('./mail/message-html-wiring')).messageHtml(
      { workspaceId: workspace.id, conversationId, messageId },
      { withPictures: pictures === 'yes' },
    ),
  createSuggestion: async ({ conversationId }, { workspace }) => {
    await expectConversation(workspace.id, conversationId);
    throw later();
  },
  getConversationSummary: async ({ conversationId }, { workspace }) => {
    await expectConversation(workspace.id, conversationId);
    throw later();
  },
  createConversationMaterial: async ({ conversationId, messageId }, { workspace }) => {
    await expectMessage(workspace.id, conversationId, messageId);
    throw later();
  },
  createSimulatedMessage: (message, { workspace, origin }) => simulate(workspace, message, origin),
});

async function expectConversation(workspaceId: string, conversationId: string): Promise<void> {
  if (!(await conversationListRepository.find(workspaceId, conversationId))) throw notFound('conversation');
}

async function expectMessage(workspaceId: string, conversationId: string, messageId: string): Promise<void> {
  if (!(await messageRepository.find(workspaceId, conversationId, messageId))) throw notFound('message');
}

const later = (): AppError => new AppError('conflict', 'This is not here yet.');
