import { Validator } from '@seriousme/openapi-schema-validator';
import { healthContract } from '../../src/contracts/health';
import health from '../functions/health';
import { makeClient } from './call';
import { useDatabase } from './database';

useDatabase();

it('is served as a valid OpenAPI 3.1 document that holds every endpoint', async () => {
  const { body } = await makeClient({ health }).call('health', healthContract.getOpenapi, {});
  const result = await new Validator().validate(body);
  expect(result.errors ?? []).toEqual([]);
  expect(body.openapi).toMatch(/^3\.1/);
  expect(body.paths['/api/generate-image'].post.requestBody.content['application/json'].schema.required).toEqual([
    'prompt',
  ]);
  expect(body.paths['/api/engine/pieces/{pieceId}'].patch.parameters).toEqual([
    expect.objectContaining({ name: 'pieceId', in: 'path', required: true }),
    { $ref: '#/components/parameters/IdempotencyKey' },
  ]);
});

it('says that the database answers and which schema it has', async () => {
  const { status, body } = await makeClient({ health }).call('health', healthContract.getHealth, {});
  expect(status).toBe(200);
  expect(body.data).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d/),
    schema: expect.stringMatching(/^\d{4}_/),
    files: 'ok',
    events: 'ok',
  });
});
