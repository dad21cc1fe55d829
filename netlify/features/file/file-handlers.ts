import type { fileContract } from '../../../src/contracts/file';
import type { Handlers } from '../../http/call';
import { cacheFor, sendFile } from '../../http/send-file';
import type { FileService } from './file-service';

export const fileHandlers = (service: FileService): Handlers<typeof fileContract> => ({
  getSharedFile: async ({ token, download }, { request }) => {
    const { file, secondsLeft } = await service.readShared(token);
    // Cached no longer than the link lasts, and only by the visitor's browser.
    return sendFile(request, file, {
      cache: `private, max-age=${Math.min(secondsLeft, 300)}`,
      download: Boolean(download),
    });
  },
  listFiles: (input, { workspace }) => service.list(workspace.id, input),
  createFile: ({ purpose, name }, { bytes, workspace, user }) =>
    service.keep(workspace.id, { bytes, purpose, name, createdBy: user.id }),
  getFile: async ({ fileId, download }, { request, workspace }) =>
    sendFile(request, await service.read(workspace.id, fileId), {
      cache: cacheFor.session,
      download: Boolean(download),
    }),
  createFileLink: async ({ fileId, seconds }, { workspace, origin }) => {
    const { url, expiresAt } = await service.link(workspace.id, fileId, seconds);
    return { url: origin + url, expiresAt };
  },
  deleteFile: ({ fileId }, { workspace }) => service.remove(workspace.id, fileId),
});
