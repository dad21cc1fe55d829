import type { shareContract } from '../../../src/contracts/share';
import type { SharedPage } from '../../documents/render-shared-creation';
import type { Handlers } from '../../http/call';
import { documentReply, orNotFoundPage } from '../../http/document-reply';
import { sendFile, type FileToSend } from '../../http/send-file';
import type { SharedCreation, ShareService } from './share-service';

export const shareHandlers = (
  service: ShareService,
  { readFile, readCard, renderPage, renderNotFound }: Parts,
): Handlers<typeof shareContract> => ({
  getSharedPage: ({ token }, { origin, request }) =>
    orNotFoundPage(
      async () => {
        const { row, workspace } = await service.find(token);
        const place = `${origin}/s/${token}`;
        const html = renderPage({
          title: row.title,
          altText: row.altText,
          type: row.type,
          width: row.width,
          height: row.height,
          contentType: row.contentType,
          source: row.source,
          provider: row.provider,
          origin: row.origin,
          url: place,
          fileUrl: `${place}/file`,
          card: { url: `${place}/card`, ...CARD },
          workspace: {
            name: workspace.name,
            url: (await service.hasPublicPage(workspace.slug)) ? `${origin}/p/${workspace.slug}` : null,
          },
        });
        return documentReply('sharedPage', html, { keptFor: request });
      },
      () => documentReply('sharedPage', renderNotFound(request.headers.get('accept-language')), { status: 404 }),
    ),
  getSharedCreation: async ({ token, download }, { request }) =>
    sendFile(request, await readFile((await service.find(token)).row), {
      cache: A_MINUTE,
      download: Boolean(download),
      crossOrigin: true,
    }),
  getSharedCard: async ({ token }, { request }) =>
    sendFile(request, await readCard((await service.find(token)).row, CARD), { cache: A_MINUTE, crossOrigin: true }),
});

const A_MINUTE = 'public, max-age=60';
const CARD = { width: 1200, height: 630 };

interface Parts {
  readFile(row: SharedCreation['row']): Promise<FileToSend>;
  readCard(row: SharedCreation['row'], frame: { width: number; height: number }): Promise<FileToSend>;
  renderPage(page: SharedPage): string;
  /** `accepts`: the Accept-Language header. */
  renderNotFound(accepts: string | null): string;
}
