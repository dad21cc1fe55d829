import type { trackingContract } from '../../../src/contracts/tracking';
import type { Handlers } from '../../http/call';
import { documentReply } from '../../http/document-reply';
import { sendFile, type FileToSend } from '../../http/send-file';
import type { ConversionService } from './conversions/conversion-service';
import type { Seen, TrackingService } from './tracking-service';

export const trackingHandlers = ({
  tracking,
  conversions,
  readPicture,
  notFoundPage,
}: Parts): Pick<
  Handlers<typeof trackingContract>,
  'getOpenPixel' | 'followLink' | 'getMailPicture' | 'addConversion'
> => ({
  getOpenPixel: async ({ token }, { request }) => {
    await tracking.open(token, seen(request));
    return new Response(PIXEL, {
      headers: {
        'content-type': 'image/gif',
        'cache-control': 'no-store, max-age=0',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      },
    });
  },

  followLink: async ({ token }, { request }) => {
    const target = await tracking.follow(token, seen(request));
    if (!target)
      return documentReply('deadLink', await notFoundPage(request.headers.get('accept-language')), { status: 404 });
    return new Response(null, {
      status: 302,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', location: target },
    });
  },

  /** Emails are read for years, and a picture never changes under its address. */
  getMailPicture: async ({ token }, { request }) =>
    sendFile(request, await readPicture(await tracking.findPicture(token)), {
      cache: 'public, max-age=31536000, immutable',
      crossOrigin: true,
    }),

  addConversion: async (reported) => ({ counted: await conversions.add(reported) }),
});

function seen({ method, headers }: Request): Seen {
  return {
    method,
    agent: headers.get('user-agent') ?? '',
    purpose: ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' '),
  };
}

/** A transparent one-pixel GIF. */
const PIXEL = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'));

interface Parts {
  tracking: TrackingService;
  conversions: ConversionService;
  readPicture(row: Awaited<ReturnType<TrackingService['findPicture']>>): Promise<FileToSend>;
  /** `accepts`: the Accept-Language header. */
  notFoundPage(accepts: string | null): Promise<string>;
}
