import { AwsClient } from 'aws4fetch';
import { AppError } from '../../errors/app-error';
import { storageFolder, storageKey, type StoragePort } from '../../ports/storage';
import { patience } from '../../ports/patience';

/**
 * Media in a bucket of Amazon S3 or a compatible store (MinIO, R2, Garage, Ceph), path-style, signed with
 * Signature Version 4:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html Not through
 * unstorage, whose driver always lists the bucket's first 1,000 keys, reads no ranges, reports no size and has
 * no timeout (docs/decisions/010). A refusal because of load (429, 5xx) is retried up to three times.
 */
export function createS3Storage({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
  prefix = '',
}: S3Options): StoragePort {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: FIRST_WAIT_MS,
  });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const within = prefix && `${prefix}/`;
  const addressOf = (key: string): string => `${base}/${within}${storageKey(key)}`;

  /** Null for 404; every other refusal is thrown. */
  async function ask(
    method: string,
    address: string,
    init: { headers?: Record<string, string>; body?: Uint8Array } = {},
  ): Promise<Response | null> {
    let reply: Response;
    try {
      reply = await client.fetch(address, {
        method,
        headers: init.headers,
        body: init.body as BodyInit | undefined,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw unreachable(`${method} failed: ${error instanceof Error ? error.message : String(error)}`, error);
    }
    if (reply.ok) return reply;
    const words = (await reply.text().catch(() => '')).slice(0, 300);
    // A missing bucket is a configuration error, not a missing file.
    if (reply.status === 404 && !words.includes('<Code>NoSuchBucket</Code>')) return null;
    throw unreachable(`${method} answered ${reply.status}: ${words}`);
  }

  return {
    read: async (key) => bytesOf(await ask('GET', addressOf(key))),
    readRange: async (key, start, end) => {
      const reply = await ask('GET', addressOf(key), { headers: { range: `bytes=${start}-${end}` } });
      const bytes = await bytesOf(reply);
      // A store without ranges answers 200 with the whole file.
      return reply?.status === 200 && bytes ? bytes.subarray(start, end + 1) : bytes;
    },
    stat: async (key) => {
      const reply = await ask('HEAD', addressOf(key));
      if (!reply) return null;
      const written = new Date(reply.headers.get('last-modified') ?? '');
      return {
        bytes: Number(reply.headers.get('content-length') ?? 0),
        writtenAt: Number.isNaN(written.getTime()) ? null : written,
      };
    },
    write: async (key, bytes) => {
      const reply = await ask('PUT', addressOf(key), {
        body: bytes,
        headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes.byteLength) },
      });
      if (!reply) throw unreachable('PUT answered 404');
    },
    remove: async (key) => void (await ask('DELETE', addressOf(key))),
    async *list(folder) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: within + storageFolder(folder),
          ...(token && { 'continuation-token': token }),
        });
        const reply = await ask('GET', `${base}?${query}`);
        if (!reply) throw unreachable('the list answered 404');
        const page = readList(await reply.text());
        if (page.keys.length > 0) yield page.keys.map((key) => key.slice(within.length));
        token = page.next;
      } while (token);
    },
  };
}

async function bytesOf(reply: Response | null): Promise<Uint8Array | null> {
  if (!reply) return null;
  try {
    return new Uint8Array(await reply.arrayBuffer());
  } catch (error) {
    throw unreachable('the answer broke off', error);
  }
}

/**
 * ListObjectsV2: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html. Our keys contain
 * nothing that XML escapes; a token may.
 */
function readList(xml: string): { keys: string[]; next: string | undefined } {
  if (!xml.includes('<ListBucketResult')) throw unreachable('the list is not a ListBucketResult');
  const next = /<IsTruncated>true<\/IsTruncated>/.test(xml)
    ? /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]
    : undefined;
  return { keys: [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map((match) => match[1]!), next: next && unescapeXml(next) };
}

const unescapeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const unreachable = (detail: string, cause?: unknown): AppError =>
  new AppError('unavailable', 'We cannot reach the file store right now. Nothing is lost; try again in a moment.', {
    detail: `S3: ${detail}`,
    cause,
  });

const RETRIES = 3;
const FIRST_WAIT_MS = 100;
const TIMEOUT_MS = patience(20_000);

export interface S3Options {
  /** Origin of the store, such as https://s3.eu-central-1.amazonaws.com */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Folder of the bucket; the whole bucket without one. */
  prefix?: string;
}
