import { pathParameters, type Endpoint } from '../../src/contracts/endpoint';
import { AppError } from '../errors/app-error';
import { received } from './limit-body';

/** Path parameters first, then the query string (GET, DELETE) or the JSON body; the path takes precedence. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
): Promise<unknown> {
  const named = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, params[name]]));
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE' || endpoint.takesBytes)
    return { ...Object.fromEntries(new URL(request.url).searchParams), ...named };
  return { ...(await readJson(request)), ...named };
}

/**
 * Browsers state where a request comes from; one from another site never acts with our cookie. Other clients
 * state nothing.
 */
export function refuseCrossSite(request: Request, origin: string): void {
  const site = request.headers.get('sec-fetch-site');
  const from = request.headers.get('origin');
  const sameSite = site
    ? site === 'same-origin' || site === 'none'
    : !from || from === origin || from === new URL(request.url).origin;
  if (!sameSite) throw new AppError('cross_site', 'This request came from another website and was refused.');
}

/**
 * netlify dev requests X.html, X.htm, X/index.html and X/index.htm after any 403 or 404 and shows the last
 * answer. The first three get an empty 404; the last is treated as the original address.
 */
export function originalAddress(request: Request): Request | null {
  const url = new URL(request.url);
  if (/\.html?$/.test(url.pathname) && !url.pathname.endsWith('/index.htm')) return null;
  if (!url.pathname.endsWith('/index.htm')) return request;
  url.pathname = url.pathname.slice(0, -'/index.htm'.length);
  return new Request(url, request);
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await received(() => request.text());
  if (text.trim() === '') return {};
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('invalid_request', 'Send JSON with the content type application/json.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new AppError('invalid_request', 'This is not valid JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new AppError('invalid_request', 'Send a JSON object.');
  return parsed as Record<string, unknown>;
}
