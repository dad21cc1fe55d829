import { createFunctionRoutes, type FunctionModule } from './function-routes';

describe('createFunctionRoutes', () => {
  test('finds a function by its literal path and by a pattern, and names the pattern’s parts', async () => {
    const find = createFunctionRoutes([
      ['health.mjs', named('health', '/api/health')],
      ['pieces.mjs', named('pieces', ['/api/pieces', '/api/pieces/:id'])],
    ]);
    expect(await answerOf(find, '/api/health')).toBe('health');
    expect(find(new Request('http://host/api/pieces/42'))?.params).toEqual({ id: '42' });
    expect(find(new Request('http://host/api/healthy'))).toBeUndefined();
  });

  test('lets a star match everything below, without naming it', () => {
    const find = createFunctionRoutes([['auth.mjs', named('auth', '/api/auth/*')]]);
    expect(find(new Request('http://host/api/auth/a/b'))?.params).toEqual({});
    expect(find(new Request('http://host/api/auth'))).toBeUndefined();
  });

  test('respects the method and the excluded paths of a function', () => {
    const module = {
      ...named('all', '/api/*'),
      config: { path: '/api/*', excludedPath: '/api/inner/*', method: ['get', 'POST'] },
    };
    const find = createFunctionRoutes([['all.mjs', module]]);
    expect(find(new Request('http://host/api/x', { method: 'POST' }))).toBeDefined();
    expect(find(new Request('http://host/api/x', { method: 'DELETE' }))).toBeUndefined();
    expect(find(new Request('http://host/api/inner/x'))).toBeUndefined();
  });

  test('gives a function without a path no address', () => {
    const find = createFunctionRoutes([['cron-weeks.mjs', { default: async () => new Response('ran') }]]);
    expect(find(new Request('http://host/.netlify/functions/cron-weeks'))).toBeUndefined();
  });

  test('says which file is no function', () => {
    expect(() => createFunctionRoutes([['broken.mjs', {} as FunctionModule]])).toThrow(
      'broken.mjs has no default export',
    );
  });

  const named = (name: string, path: string | string[]): FunctionModule => ({
    default: async () => new Response(name),
    config: { path },
  });

  async function answerOf(find: ReturnType<typeof createFunctionRoutes>, path: string): Promise<string | undefined> {
    const request = new Request(`http://host${path}`);
    const found = find(request);
    const context = {
      ip: '192.0.2.1',
      requestId: 'r',
      params: {},
      url: new URL(request.url),
      waitUntil: () => undefined,
    };
    return (await found?.handle(request, context))?.text();
  }
});
