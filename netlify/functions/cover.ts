import type { Config } from '@netlify/functions';
import { coverContract } from '../../src/contracts/cover';
import { coverWiring } from '../features/cover/cover-wiring';
import { serve } from '../http/serve';

export default serve(coverContract, coverWiring);

export const config: Config = { path: '/blog/:slug/cover.webp', preferStatic: true };
