import type { Config } from '@netlify/functions';
import { settingsContract } from '../../src/contracts/settings';
import { settingsWiring } from '../features/settings/settings-wiring';
import { serve } from '../http/serve';

export default serve(settingsContract, settingsWiring, { inOpeningDemo: true });

export const config: Config = { path: '/api/settings' };
