import * as z from 'zod/mini';
import { MAX_PIXELS } from '../../../src/domain/file-purpose';
import type { ImageVendor } from '../../ports/image-vendor';
import type { CallingPort } from '../../ports/web';
import { fileInspector } from '../builtin/inspector/file-inspector';
import { named, ownAddress, readReply, typedAddress } from '../guarded-web/vendor-fault';
import { imageRefusal, lostPicture, noPicture } from './image-refusal';
import { imageRequest } from './image-request';
import { patience } from '../../ports/patience';

/**
 * Pictures from OpenAI, or a compatible service at the stored address: POST /images/generations
 * (https://platform.openai.com/docs/api-reference/images/create). The key is only sent to that address; a
 * picture returned as an address is fetched without it, through the same guard and without redirects.
 */
export function openaiImages(
  web: CallingPort,
  { openaiKey, openaiBaseUrl, imageModel }: Credentials,
  base = 'https://api.openai.com/v1',
): ImageVendor {
  const model = imageModel || DEFAULT_MODEL;
  const asked = openaiBaseUrl ? typedAddress(new URL(openaiBaseUrl).host) : ownAddress('OpenAI');
  const url = `${(openaiBaseUrl || base).replace(/\/+$/, '')}/images/generations`;

  async function fetchPicture(address: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const answer = await web.request({
      method: 'GET',
      url: address,
      headers: {},
      accept: PICTURE_TYPES.join(', '),
      maxBytes: MAX_PICTURE_BYTES,
      timeoutMs: FETCH_MS,
      ...(signal && { signal }),
    });
    signal?.throwIfAborted();
    if (answer.kind === 'failure') throw lostPicture(asked, answer.why);
    if (answer.status !== 200) throw lostPicture(asked, `${answer.status}`);
    return answer.bytes;
  }

  return {
    name: `${asked.service}, ${named(model)}`,
    model,
    async make(wanted, { signal } = {}) {
      signal?.throwIfAborted();
      const answer = await web.request({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${openaiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(imageRequest(model, wanted)),
        maxBytes: MAX_BASE64 + REPLY_BYTES,
        timeoutMs: MAKE_MS,
        ...(signal && { signal }),
      });
      signal?.throwIfAborted();
      if (answer.kind === 'failure' || answer.status !== 200) throw imageRefusal(asked, model, answer);
      const made = readReply(replySchema, answer.text())?.data[0];
      const bytes = made?.b64_json
        ? new Uint8Array(Buffer.from(made.b64_json, 'base64'))
        : made?.url
          ? await fetchPicture(made.url, signal)
          : null;
      if (!bytes) throw noPicture(asked, 'neither b64_json nor url');
      const found = await fileInspector.inspect(bytes);
      const contentType =
        found.kind === 'picture' && found.width * found.height <= MAX_PIXELS
          ? PICTURE_TYPES.find((type) => type === found.type)
          : undefined;
      if (!contentType) throw noPicture(asked, `${bytes.byteLength} bytes: ${JSON.stringify(found)}`);
      return { bytes, contentType };
    },
  };
}

/**
 * What OpenAI recommends for everyday pictures since it shut down gpt-image-1 on 23 October 2026
 * (https://developers.openai.com/api/docs/deprecations).
 */
const DEFAULT_MODEL = 'gpt-image-2.6-flare';
/** Its guide mentions up to two minutes for complex pictures. */
const MAKE_MS = 180_000;
const FETCH_MS = patience(30_000);
const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
const MAX_BASE64 = Math.ceil(MAX_PICTURE_BYTES / 3) * 4;
/** The rest of a reply beside its picture: revised prompt, usage. */
const REPLY_BYTES = 256 * 1024;

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

const replySchema = z.object({
  data: z
    .array(
      z.object({
        b64_json: z.nullish(z.string().check(z.maxLength(MAX_BASE64))),
        url: z.nullish(z.string().check(z.maxLength(2_000))),
      }),
    )
    .check(z.maxLength(10)),
});

interface Credentials {
  openaiKey: string;
  /** Of a compatible service; mostly ends in /v1. */
  openaiBaseUrl?: string | undefined;
  /** As the service names it. */
  imageModel?: string | undefined;
}
