import type { Config } from '@netlify/functions';
import { engineContract } from '../../src/contracts/engine';
import { engineWiring } from '../features/engine/engine-wiring';
import { serve } from '../http/serve';

export default serve(engineContract, engineWiring, { inOpeningDemo: true });

export const config: Config = { path: '/api/engine/*' };
