import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bucket on loopback with the wire format of Amazon S3's published API: path-style GET with Range, PUT, HEAD,
 * DELETE, paged ListObjectsV2, XML errors, and Signature Version 4 recomputed from the request
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export async function startS3Server({ bucket, region, secretAccessKey, pageSize = 1_000 }: S3ServerOptions) {
  const objects = new Map<string, { bytes: Buffer; writtenAt: Date }>();
  const requests: string[] = [];
  let troubles: { status: number; code: string }[] = [];
  const server = createServer((request, reply) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://bucket');
      requests.push(`${request.method} ${request.url}`);
      const body = await readAll(request);
      const trouble = troubles.shift();
      if (trouble) return fail(reply, trouble.status, trouble.code);
      if (!isSigned(request, url, { region, secretAccessKey })) return fail(reply, 403, 'SignatureDoesNotMatch');
      const [, name, ...rest] = url.pathname.split('/');
      if (name !== bucket) return fail(reply, 404, 'NoSuchBucket');
      const key = decodeURIComponent(rest.join('/'));
      if (key === '') return list(url, reply);
      answer(request, reply, key, body);
    })();
  });

  function answer(request: IncomingMessage, reply: ServerResponse, key: string, body: Buffer): void {
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, writtenAt: new Date() });
      return void reply.writeHead(200, { etag: '"put"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void reply.writeHead(204).end();
    }
    if (!found) return fail(reply, 404, 'NoSuchKey');
    const headers = { 'last-modified': found.writtenAt.toUTCString(), 'accept-ranges': 'bytes' };
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined)
      return void reply
        .writeHead(200, { ...headers, 'content-length': found.bytes.length })
        .end(request.method === 'HEAD' ? undefined : found.bytes);
    const part = found.bytes.subarray(Number(from), Number(to) + 1);
    reply
      .writeHead(206, {
        ...headers,
        'content-length': part.length,
        'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${found.bytes.length}`,
      })
      .end(part);
  }

  function list(url: URL, reply: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && `<${key}&` > after);
    const page = keys.slice(0, pageSize);
    const more = keys.length > page.length;
    const token = `<${page.at(-1)}&`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    reply
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${
          more ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
        }${page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)!.bytes.length}</Size></Contents>`).join('')}</ListBucketResult>`,
      );
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    /** The replies to the next requests, one each. */
    refuseNext: (...next: { status: number; code: string }[]) => void (troubles = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fail(reply: ServerResponse, status: number, code: string): void {
  reply
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>as told</Message></Error>`);
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function isSigned(
  request: IncomingMessage,
  url: URL,
  { region, secretAccessKey }: { region: string; secretAccessKey: string },
): boolean {
  const [, scope, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (!scope || !signed || !signature) return false;
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signed
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers,
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [scope.split('/')[0]!, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return timingSafeEqual(createHmac('sha256', key).update(toSign).digest(), Buffer.from(signature, 'hex'));
}

interface S3ServerOptions {
  bucket: string;
  region: string;
  secretAccessKey: string;
  /** Keys per page of a list. */
  pageSize?: number;
}
