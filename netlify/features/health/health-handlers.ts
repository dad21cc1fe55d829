import type { healthContract } from '../../../src/contracts/health';
import { openapiDocument } from '../../../src/contracts/openapi';
import type { Handlers } from '../../http/call';

export const healthHandlers = ({
  readSchemaVersion,
  keepsFiles,
  readEvents,
  version,
}: Dependencies): Handlers<typeof healthContract> => ({
  getHealth: async () => ({
    status: 'ok',
    version,
    schema: await readSchemaVersion(),
    files: (await keepsFiles()) ? 'ok' : 'refused',
    events: await readEvents(),
  }),
  getOpenapi: async (_input, { origin }) =>
    Response.json(openapiDocument(origin), { headers: { 'cache-control': 'public, max-age=300' } }),
});

interface Dependencies {
  readSchemaVersion(): Promise<string>;
  /** Whether the data folder can store new files. */
  keepsFiles(): Promise<boolean>;
  /** Where single events are, and whether that answers. */
  readEvents(): Promise<'ok' | 'unreachable' | 'elsewhere'>;
  version: string;
}
