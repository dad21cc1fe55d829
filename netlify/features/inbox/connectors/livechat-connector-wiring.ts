import { systemIds } from '../../../providers/system/ids';
import { makeLivechatConnector } from './livechat-connector';

export const livechatConnector = () => makeLivechatConnector({ ids: systemIds });
