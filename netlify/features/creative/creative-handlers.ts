import type { creativeContract } from '../../../src/contracts/creative';
import type { Handlers } from '../../http/call';
import type { CreativeService } from './creative-service';

export const creativeHandlers = (service: CreativeService): Handlers<typeof creativeContract> => ({
  generateImage: (input, { workspace, user }) => service.generateImage(workspace, input, user),
  getUsage: (_input, { workspace }) => service.getUsage(workspace),
  listPictures: (input, { workspace }) => service.listPictures(workspace, input),
  getPictureFile: async ({ pictureId, download }, { workspace }) =>
    new Response((await service.readFile(workspace.id, pictureId)) as BodyInit, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable', // a picture never changes: another one has another id
        ...(download && { 'content-disposition': `attachment; filename="fourbeat-${pictureId.slice(-8)}.webp"` }),
      },
    }),
});
