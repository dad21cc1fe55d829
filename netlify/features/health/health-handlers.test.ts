import { healthContract } from '../../../src/contracts/health';
import { serve } from '../../http/serve';
import { useDatabase } from '../../testing/database';
import { healthHandlers } from './health-handlers';

useDatabase();

const asked = async (keepsFiles: boolean) => {
  const handlers = healthHandlers({
    readSchemaVersion: async () => '0001_first',
    keepsFiles: async () => keepsFiles,
    version: '1.2.3',
  });
  const response = await serve(healthContract, () => handlers)(new Request('http://localhost:8888/api/health'), {
    ip: '127.0.0.1',
  });
  return { status: response.status, files: ((await response.json()) as { data: { files: string } }).data.files };
};

it('keeps saying ok while the disk cannot store new files, and says that too, so that no balancer removes the process', async () => {
  expect([await asked(true), await asked(false)]).toEqual([
    { status: 200, files: 'ok' },
    { status: 200, files: 'refused' },
  ]);
});
