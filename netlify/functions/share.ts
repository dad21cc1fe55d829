import type { Config } from '@netlify/functions';
import { shareContract } from '../../src/contracts/share';
import { shareWiring } from '../features/share/share-wiring';
import { serve } from '../http/serve';

export default serve(shareContract, shareWiring);

export const config: Config = { path: '/s/*' };
