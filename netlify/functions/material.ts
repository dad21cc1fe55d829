import type { Config } from '@netlify/functions';
import { materialContract } from '../../src/contracts/material';
import { materialWiring } from '../features/material/material-wiring';
import { serve } from '../http/serve';

export default serve(materialContract, materialWiring);

export const config: Config = { path: ['/api/material', '/api/material/*'] };
