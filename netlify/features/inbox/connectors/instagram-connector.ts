import type { ChannelConnector } from '../../../ports/inbox-connector';
import { makeMetaConnector, type MetaConnectorDeps } from './meta-connector';

export const makeInstagramConnector = (deps: MetaConnectorDeps): ChannelConnector =>
  makeMetaConnector('instagram', deps);
