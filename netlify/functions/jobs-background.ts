import type { Config } from '@netlify/functions';
import { workInBackground } from '../jobs/work-in-function';

export default workInBackground;

export const config: Config = { background: true };
