import { systemIds } from '../../../providers/system/ids';
import { makeConversationsDemo } from './conversations-demo';
import { insertDemoConversations } from './conversations-demo-repository';

/** Fills a demo workspace with this feature's part. */
export const seedConversationsDemo = makeConversationsDemo({ insert: insertDemoConversations, ids: systemIds });
