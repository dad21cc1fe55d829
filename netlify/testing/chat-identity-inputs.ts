import type { IdentityInputs } from './identity-world';

const messageId = '0197f3a2-0000-7000-8000-00000000000c';

export const chatIdentityInputs: IdentityInputs = {
  'chat.createChatVisit': ({ chat }) => ({ key: chat.key }),
  'chat.listChatMessages': ({ chat }) => ({ key: chat.key, visitor: 'x' }),
  'chat.createChatMessage': ({ chat }) => ({ key: chat.key, visitor: 'x', messageId, text: 'Hello' }),
  'chat.createChatFile': ({ chat }) => ({ key: chat.key, visitor: 'x', messageId, bytes: new Uint8Array([1]) }),
  'chat.updateChatVisitor': ({ chat }) => ({ key: chat.key, visitor: 'x', name: 'Grace' }),
  'chat.updateChatTyping': ({ chat }) => ({ key: chat.key, visitor: 'x', typing: true }),
  'chat.getChatFile': () => ({ token: 'x' }),
};
