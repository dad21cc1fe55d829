import { http, HttpResponse } from 'msw';
import { apiUrl } from '../config/paths';
import type { Endpoint } from '../contracts/endpoint';
import { API_VERSION, API_VERSION_HEADER } from '../contracts/envelope';
import { server } from './server';

/** Mocks an endpoint that takes a file. Records its calls as "POST /path?query, 3 bytes". */
export function mockUpload(endpoint: Endpoint, calls: string[], reply: () => unknown): void {
  server.use(
    http[endpoint.method === 'PUT' ? 'put' : 'post'](apiUrl(endpoint.path), async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${endpoint.method} ${pathname}${search}, ${(await request.arrayBuffer()).byteLength} bytes`);
      return HttpResponse.json(
        { success: true, data: reply() as never },
        { headers: { [API_VERSION_HEADER]: API_VERSION } },
      );
    }),
  );
}
