import type { ConversationsApart } from './conversations-handlers';
import { simulate } from './simulator/simulator-wiring';

/** Endpoints with a folder of their own; what drafts answers and shows mail is loaded with the first call. */
export const conversationsApart = (): ConversationsApart => ({
  getMessageHtml: async ({ conversationId, messageId, pictures }, { workspace }) =>
    (await import('./mail/message-html-wiring')).messageHtml(
      { workspaceId: workspace.id, conversationId, messageId },
      { withPictures: pictures === 'yes' },
    ),
  createSuggestion: async ({ conversationId }, { workspace }) =>
    (await suggestions()).suggest(workspace, conversationId),
  getConversationSummary: async ({ conversationId }, { workspace }) =>
    (await suggestions()).summarise(workspace, conversationId),
  createConversationMaterial: async (kept, { workspace }) => (await suggestions()).keep(workspace, kept),
  createSimulatedMessage: (message, { workspace, origin }) => simulate(workspace, message, origin),
});

const suggestions = async () => (await import('./suggestions/suggestion-wiring')).suggestionService();
