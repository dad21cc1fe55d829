import { forgetEnv } from '../config/env';
import { startSite, type Site } from './site-server';
import { onePixelPng } from './world';

/**
 * The catalogue of free photographs on loopback, for a file's tests, as an operator would configure it. Every search finds
 * `records`; the picture of each lies at /files/<id> on the same host.
 */
export function useOpenverse({
  records,
  file,
}: {
  records: (origin: string) => OpenverseRecord[];
  file: () => Uint8Array;
}) {
  let site: Site | undefined;
  const before = process.env.WEB_ALLOWED_ORIGINS;
  beforeAll(async () => {
    const pages = new Proxy(
      {},
      {
        get: (_pages, path: string) => (_request: unknown, response: ServerReply) => {
          const all = records(origin());
          const json = (status: number, body: unknown) =>
            response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
          if (path.startsWith('/v1/images/?'))
            return json(200, { result_count: all.length, page_count: 1, page_size: 20, page: 1, results: all });
          const [, id, rest] = /^\/v1\/images\/([0-9a-f-]{36})\/(.*)$/.exec(path) ?? [];
          const one = all.find((record) => record.id === id);
          if (one && rest === '') return json(200, one);
          if ((one && rest === 'thumb/') || path.startsWith('/files/'))
            return response.writeHead(200, { 'content-type': 'image/png' }).end(file());
          return json(404, { detail: 'Not found.' });
        },
      },
    );
    site = await startSite(pages);
    process.env.WEB_ALLOWED_ORIGINS = [process.env.WEB_ALLOWED_ORIGINS, site.origin].filter(Boolean).join(',');
    process.env.FREE_PHOTOS = `${origin()}/v1`;
    forgetEnv();
  });
  afterAll(async () => {
    delete process.env.FREE_PHOTOS;
    if (before === undefined) delete process.env.WEB_ALLOWED_ORIGINS;
    else process.env.WEB_ALLOWED_ORIGINS = before;
    forgetEnv();
    await site?.stop();
  });
  const origin = () => `http://${site!.origin}`;
  return { origin, asked: () => site!.requests };
}

/** The photograph that the identity matrix aims at. */
export const FREE_PHOTO = '4bc43a04-ef46-4544-a0c1-63c63f56e276';

/** For tests that only need it to be there. */
export const useSmallOpenverse = () =>
  useOpenverse({ records: (origin) => [openverseRecord(origin)], file: () => onePixelPng });

/**
 * A record as Openverse publishes it: the example of its API's description
 * (github.com/WordPress/openverse, api/api/examples/image_responses.py).
 */
export const openverseRecord = (origin: string, partial: OpenverseRecord = {}): OpenverseRecord => {
  const id = String(partial.id ?? FREE_PHOTO);
  return {
    id,
    title: 'Tree Bark Photo',
    indexed_on: '2022-08-27T17:39:48Z',
    foreign_landing_url: 'https://stocksnap.io/photo/XNVBVXO3B7',
    url: `${origin}/files/${id}`,
    creator: 'Tim Sullivan',
    creator_url: 'https://www.secretagencygroup.com',
    license: 'cc0',
    license_version: '1.0',
    license_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    provider: 'stocksnap',
    source: 'stocksnap',
    category: 'photograph',
    filesize: 896_128,
    filetype: 'jpg',
    tags: [{ accuracy: null, name: 'tree', unstable__provider: 'stocksnap' }],
    attribution: '"Tree Bark Photo" by Tim Sullivan is marked with CC0 1.0.',
    fields_matched: ['title'],
    mature: false,
    height: 4016,
    width: 6016,
    thumbnail: `${origin}/v1/images/${id}/thumb/`,
    detail_url: `${origin}/v1/images/${id}/`,
    related_url: `${origin}/v1/images/${id}/related/`,
    unstable__sensitivity: [],
    ...partial,
  };
};

export type OpenverseRecord = Record<string, unknown>;

interface ServerReply {
  writeHead(status: number, headers: Record<string, string>): { end(body: string | Uint8Array): unknown };
}
