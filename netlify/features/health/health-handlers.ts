import type { healthContract } from '../../../src/contracts/health';
import { openapiDocument } from '../../../src/contracts/openapi';
import type { Handlers } from '../../http/call';

export const healthHandlers = ({ readSchemaVersion, version }: { readSchemaVersion(): Promise<string>; version: string }): Handlers<typeof healthContract> => ({
  getHealth: async () => ({ status: 'ok', version, schema: await readSchemaVersion() }),
  getOpenapi: async (_input, { origin }) => Response.json(openapiDocument(origin), { headers: { 'cache-control': 'public, max-age=300' } }),
});
