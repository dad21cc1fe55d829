import type { Endpoint } from '../contracts/endpoint';
import { pathParameters } from '../contracts/endpoint';
import { apiUrl } from '../config/paths';

/**
 * Builds the HTTP request for a call of a contract. Path parameters are taken from the input first; the rest
 * becomes the query of GET and DELETE, and the JSON body of the others. Absent values are left out. An endpoint
 * that takes a file gets `bytes` as its body, and the rest in the query.
 */
export function buildRequest(endpoint: Endpoint, input: CallInput, signal: AbortSignal): Request {
  const rest = Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  let path: string = endpoint.path;
  for (const name of pathParameters(endpoint.path)) {
    path = path.replace(`:${name}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  const file = endpoint.takesBytes ? (rest.bytes as Blob) : undefined;
  if (file) delete rest.bytes;
  const inQuery = file !== undefined || endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = inQuery
    ? new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString()
    : '';
  return new Request(apiUrl(query ? `${path}?${query}` : path), {
    method: endpoint.method,
    credentials: 'include', // the API may live on another origin (VITE_API_HOST)
    headers: {
      accept: 'application/json',
      ...(file
        ? { 'content-type': 'application/octet-stream' }
        : inQuery
          ? {}
          : { 'content-type': 'application/json' }),
    },
    body: file ?? (inQuery ? null : JSON.stringify(rest)),
    signal,
  });
}

export type CallInput = object | void;
