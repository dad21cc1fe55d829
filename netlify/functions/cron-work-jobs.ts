import type { Config } from '@netlify/functions';
import { workOnSchedule } from '../jobs/work-in-function';

export default workOnSchedule;

export const config: Config = { schedule: '* * * * *' };
