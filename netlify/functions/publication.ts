import type { Config } from '@netlify/functions';
import { publicationContract } from '../../src/contracts/publication';
import { publicationWiring } from '../features/publication/publication-wiring';
import { serve } from '../http/serve';

export default serve(publicationContract, publicationWiring);

export const config: Config = { path: '/p/*' };
