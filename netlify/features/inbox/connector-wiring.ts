import type { InboxChannel } from '../../../src/domain/conversation';
import type { ChannelConnector } from '../../ports/inbox-connector';

/** What connects and checks each channel; loaded when one is looked at. */
export const channelConnectors: Partial<Record<InboxChannel, () => Promise<ChannelConnector>>> = {
  email: async () => (await import('./connectors/email-connector-wiring')).emailConnector(),
};
