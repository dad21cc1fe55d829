import type { creativeContract } from '../../../src/contracts/creative';
import type { Handlers } from '../../http/call';
import { cacheFor, fileOfBytes, sendFile } from '../../http/send-file';
import type { CreativeService } from './creative-service';

export const creativeHandlers = (service: CreativeService): Handlers<typeof creativeContract> => ({
  generateImage: (input, { workspace, user }) => service.generateImage(workspace, input, user),
  getUsage: (_input, { workspace }) => service.getUsage(workspace),
  listPictures: (input, { workspace }) => service.listPictures(workspace, input),
  getPictureFile: async ({ pictureId, download }, { request, workspace }) => {
    const file = fileOfBytes(await service.readFile(workspace.id, pictureId), { contentType: 'image/webp', name: `fourbeat-${pictureId.slice(-8)}.webp` });
    // A picture never changes: another one has another id.
    return sendFile(request, file, { cache: cacheFor.sessionForever, download: Boolean(download) });
  },
});
