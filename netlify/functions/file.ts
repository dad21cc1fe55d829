import type { Config } from '@netlify/functions';
import { fileContract } from '../../src/contracts/file';
import { fileWiring } from '../features/file/file-wiring';
import { serve } from '../http/serve';

export default serve(fileContract, fileWiring, { inOpeningDemo: true });

export const config: Config = { path: ['/api/files', '/api/files/*'] };
