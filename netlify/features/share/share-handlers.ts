import { createHash } from 'node:crypto';
import type { shareContract } from '../../../src/contracts/share';
import type { SharedPage } from '../../documents/render-shared-creation';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import { sendFile, type FileToSend } from '../../http/send-file';
import type { SharedCreation, ShareService } from './share-service';

export const shareHandlers = (
  service: ShareService,
  { readFile, readCard, renderPage, renderNotFound }: Parts,
): Handlers<typeof shareContract> => ({
  getSharedPage: async ({ token }, { origin, request }) => {
    try {
      const { row, workspace } = await service.find(token);
      const place = `${origin}/s/${token}`;
      return page(
        request,
        renderPage({
          title: row.title,
          altText: row.altText,
          type: row.type,
          width: row.width,
          height: row.height,
          contentType: row.contentType,
          source: row.source,
          provider: row.provider,
          url: place,
          fileUrl: `${place}/file`,
          card: { url: `${place}/card`, ...CARD },
          workspace: {
            name: workspace.name,
            url: (await service.hasPublicPage(workspace.slug)) ? `${origin}/p/${workspace.slug}` : null,
          },
        }),
      );
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        return new Response(renderNotFound(request.headers.get('accept-language')), {
          status: 404,
          headers: { ...HTML, 'cache-control': 'no-store' },
        });
      throw error;
    }
  },
  getSharedCreation: async ({ token, download }, { request }) =>
    sendFile(request, await readFile((await service.find(token)).row), {
      cache: A_MINUTE,
      download: Boolean(download),
      crossOrigin: true,
    }),
  getSharedCard: async ({ token }, { request }) =>
    sendFile(request, await readCard((await service.find(token)).row, CARD), { cache: A_MINUTE, crossOrigin: true }),
});

/** Caches must revalidate each time: after sharing ends, the page is gone on the next request (RFC 9111 §5.2.2.4). */
function page(request: Request, text: string): Response {
  const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
  const isKnown = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
  const headers = { ...HTML, 'cache-control': 'public, no-cache', etag: tag };
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** No scripts, our own styles, pictures, clips and fonts from this origin. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** People get the address from somebody; search engines must not list it. */
const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'x-robots-tag': 'noindex',
};
const A_MINUTE = 'public, max-age=60';
const CARD = { width: 1200, height: 630 };

interface Parts {
  readFile(row: SharedCreation['row']): Promise<FileToSend>;
  readCard(row: SharedCreation['row'], frame: { width: number; height: number }): Promise<FileToSend>;
  renderPage(page: SharedPage): string;
  /** `accepts`: the Accept-Language header. */
  renderNotFound(accepts: string | null): string;
}
