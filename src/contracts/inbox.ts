import { inboxChannelsContract } from './inbox-channels';
import { inboxToolsContract } from './inbox-tools';

export const inboxContract = { ...inboxChannelsContract, ...inboxToolsContract };
