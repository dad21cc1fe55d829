import type { OutgoingMessage } from '../../ports/inbox';

/** An answer on its way to a channel. */
export const buildOutgoing = (more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: '018f0000-0000-7000-8000-00000000000b',
  workspaceId: '018f0000-0000-7000-8000-000000000001',
  conversationId: '018f0000-0000-7000-8000-00000000000c',
  channelId: '018f0000-0000-7000-8000-00000000000d',
  to: 'person',
  toName: 'Grace',
  text: 'We open at 8.',
  files: [],
  byPerson: false,
  author: 'Ada Baker',
  threadKey: '',
  mail: null,
  ...more,
});
