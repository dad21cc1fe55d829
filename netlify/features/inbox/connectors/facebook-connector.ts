import type { ChannelConnector } from '../../../ports/inbox-connector';
import { makeMetaConnector, type MetaConnectorDeps } from './meta-connector';

export const makeFacebookConnector = (deps: MetaConnectorDeps): ChannelConnector => makeMetaConnector('facebook', deps);
