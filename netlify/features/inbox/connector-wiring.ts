import type { InboxChannel } from '../../../src/domain/conversation';
import type { ChannelConnector } from '../../ports/inbox-connector';

/** What connects and checks each channel; loaded when one is looked at. */
export const channelConnectors: Partial<Record<InboxChannel, () => Promise<ChannelConnector>>> = {
  livechat: async () => (await import('./connectors/livechat-connector-wiring')).livechatConnector(),
  sms: async () => (await import('./connectors/social-connectors-wiring')).smsConnector(),
  facebook: async () => (await import('./connectors/social-connectors-wiring')).facebookConnector(),
  instagram: async () => (await import('./connectors/social-connectors-wiring')).instagramConnector(),
  email: async () => (await import('./connectors/email-connector-wiring')).emailConnector(),
};
