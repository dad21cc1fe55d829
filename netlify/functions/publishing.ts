import type { Config } from '@netlify/functions';
import { publishingContract } from '../../src/contracts/publishing';
import { publishingWiring } from '../features/publishing/publishing-wiring';
import { serve } from '../http/serve';

export default serve(publishingContract, publishingWiring);

export const config: Config = { path: ['/api/publishing/*'] };
