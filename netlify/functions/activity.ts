import type { Config } from '@netlify/functions';
import { activityContract } from '../../src/contracts/activity';
import { activityWiring } from '../features/activity/activity-wiring';
import { serve } from '../http/serve';

export default serve(activityContract, activityWiring, { inOpeningDemo: true });

export const config: Config = { path: ['/api/activity', '/api/activity/*'] };
