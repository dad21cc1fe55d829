import type { coverContract } from '../../../src/contracts/cover';
import type { Handlers } from '../../http/call';
import { cacheFor, fileOfBytes, sendFile } from '../../http/send-file';
import type { CoverService } from './cover-service';

export const coverHandlers = (service: CoverService): Handlers<typeof coverContract> => ({
  getCover: async ({ slug, v }, { request }) =>
    sendFile(request, fileOfBytes(await service.read(slug), { contentType: 'image/webp', name: `${slug}.webp` }), {
      cache: v ? A_DAY : cacheFor.published,
      crossOrigin: true,
    }),
});

/** With the picture's words in its address, only an upgrade of the designer can change it. */
const A_DAY = 'public, max-age=86400';
