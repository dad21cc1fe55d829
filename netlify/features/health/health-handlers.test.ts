import { healthContract } from '../../../src/contracts/health';
import { serve } from '../../http/serve';
import { useDatabase } from '../../testing/database';
import { healthHandlers } from './health-handlers';

useDatabase();

const asked = async (keepsFiles: boolean, events: 'ok' | 'unreachable' = 'ok') => {
  const handlers = healthHandlers({
    readSchemaVersion: async () => '0001_first',
    keepsFiles: async () => keepsFiles,
    readEvents: async () => events,
    version: '1.2.3',
  });
  const response = await serve(healthContract, () => handlers)(new Request('http://localhost:8888/api/health'), {
    ip: '127.0.0.1',
  });
  const { data } = (await response.json()) as { data: { files: string; events: string } };
  return { status: response.status, files: data.files, events: data.events };
};

it('keeps saying ok while new files or events cannot be stored, and says that too, so that no balancer removes the process', async () => {
  expect([await asked(true), await asked(false), await asked(true, 'unreachable')]).toEqual([
    { status: 200, files: 'ok', events: 'ok' },
    { status: 200, files: 'refused', events: 'ok' },
    { status: 200, files: 'ok', events: 'unreachable' },
  ]);
});
