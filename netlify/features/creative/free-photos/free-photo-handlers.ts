import type { freePhotosContract } from '../../../../src/contracts/creation-free-photos';
import type { Handlers } from '../../../http/call';
import { cacheFor, fileOfBytes, sendFile } from '../../../http/send-file';
import type { FreePhotoService } from './free-photo-service';

export const freePhotoHandlers = (service: FreePhotoService): Handlers<typeof freePhotosContract> => ({
  getFreePhotoSource: async () => ({ name: service.name }),
  listFreePhotos: (input) => service.search(input),
  getFreePhotoThumbnail: async ({ token }, { request }) => {
    const { bytes, contentType } = await service.readThumbnail(token);
    return sendFile(request, fileOfBytes(bytes, { contentType, name: 'preview' }), { cache: cacheFor.sessionForever });
  },
  createFreePhoto: ({ photoId }, { workspace, user }) => service.keep(workspace, photoId, user),
});
