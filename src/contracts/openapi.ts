import * as z from 'zod/mini';
import { allContracts } from './all-contracts';
import { pathParameters, type Endpoint } from './endpoint';
import { errorCodes } from './envelope';

/** The OpenAPI 3.1 document, made from the contracts: https://spec.openapis.org/oas/v3.1.1.html */
export function openapiDocument(server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, contract] of Object.entries(allContracts)) {
    for (const [name, endpoint] of Object.entries(contract)) {
      (paths[endpoint.path.replace(/:(\w+)/g, '{$1}')] ??= {})[endpoint.method.toLowerCase()] = operation(
        noun,
        name,
        endpoint,
      );
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Fourbeat',
      version: '1',
      description: 'Every reply is { success: true, data } or { success: false, error, code, fields?, requestId }.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths,
    components: {
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: 255 },
          description:
            'Optional. The first reply under a key is kept for 24 hours and sent again to whoever repeats the request; other parameters under the same key are refused (400), and so is a repetition while the first still runs (409).',
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: server.startsWith('https:') ? '__Host-fourbeat.session_token' : 'fourbeat.session_token',
        },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['success', 'error', 'code', 'requestId'],
          properties: {
            success: { const: false },
            error: { type: 'string', description: 'A sentence for the user.' },
            code: { enum: errorCodes },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}

function operation(noun: string, name: string, endpoint: Endpoint) {
  const { $schema: _dialect, ...input } = z.toJSONSchema(endpoint.input, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonObject;
  const inPath = pathParameters(endpoint.path);
  const properties = Object.entries(input.properties ?? {});
  const rest = properties.filter(([key]) => !inPath.includes(key));
  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE' || endpoint.takesBytes !== undefined;
  const [inQuery, inBody] = isQuery ? [rest, []] : [[], rest];
  const isRepeatable =
    endpoint.access === 'session' && endpoint.method !== 'GET' && !endpoint.produces && !endpoint.takesBytes;
  const required = (input.required ?? []).filter((key) => inBody.some(([name]) => name === key));
  return {
    operationId: name,
    tags: [noun],
    summary: endpoint.summary,
    security: endpoint.access === 'session' ? [{ session: [] }] : endpoint.access === 'api-key' ? [{ apiKey: [] }] : [],
    parameters: [
      ...inPath.map((key) => ({
        name: key,
        in: 'path',
        required: true,
        schema: input.properties?.[key] ?? { type: 'string' },
      })),
      ...inQuery.map(([key, schema]) => ({ name: key, in: 'query', required: false, schema })),
      ...(isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(inBody.length > 0 && {
      requestBody: {
        content: {
          'application/json': { schema: { type: 'object', properties: Object.fromEntries(inBody), required } },
        },
      },
    }),
    ...(endpoint.takesBytes && {
      requestBody: {
        required: true,
        description: `At most ${endpoint.takesBytes} bytes.`,
        content: { 'application/octet-stream': { schema: {} } },
      },
    }),
    responses: {
      200: { description: 'Success', content: success(endpoint) },
      ...(endpoint.limit && {
        429: {
          description: `More than ${endpoint.limit.calls} calls in ${endpoint.limit.perSeconds} seconds; Retry-After says when to come back.`,
          content: failure,
        },
      }),
      default: { description: 'Failure', content: failure },
    },
  };
}

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

function success(endpoint: Endpoint) {
  if (endpoint.produces) return { [endpoint.produces]: { schema: {} } };
  const { $schema: _dialect, ...data } = z.toJSONSchema(endpoint.output, { unrepresentable: 'any' }) as JsonObject;
  return {
    'application/json': {
      schema: { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } },
    },
  };
}

interface JsonObject {
  $schema?: string;
  properties?: Record<string, unknown>;
  required?: string[];
}
