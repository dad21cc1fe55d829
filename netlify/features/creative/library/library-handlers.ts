import type { foldersContract } from '../../../../src/contracts/creation-folders';
import type { libraryContract } from '../../../../src/contracts/creation-library';
import type { ThumbnailWidth } from '../../../../src/domain/creation';
import type { Handlers, SessionCall } from '../../../http/call';
import { cacheFor, sendFile } from '../../../http/send-file';
import type { CreationFileService } from '../creations/creation-file-service';
import type { FolderService } from './folder-service';
import type { LibraryService } from './library-service';

export const libraryHandlers = ({
  library,
  folders,
  files,
}: Services): Handlers<typeof libraryContract> & Handlers<typeof foldersContract> => ({
  listCreations: (input, call) => library.list(asker(call), input),
  getLibrary: (_input, { workspace }) => library.getLibrary(workspace.id),
  getCreation: ({ creationId }, call) => library.get(asker(call), creationId, call.origin),
  updateCreation: ({ creationId, ...changes }, call) => library.change(asker(call), creationId, changes),
  deleteCreation: ({ creationId }, call) => library.remove(asker(call), creationId),
  restoreCreation: ({ creationId }, call) => library.restore(asker(call), creationId, call.workspace.plan),
  getCreationFile: async ({ creationId, v, download, format, size }, { request, workspace }) => {
    const file = await files.read(await library.findRow(workspace.id, creationId), { format, size });
    const response = await sendFile(request, file, { cache: cacheOf(v), download: Boolean(download) });
    // Asked for again, in part or because a cache was not certain, it is the same download.
    if (download && response.status === 200) await library.countDownload(workspace.id, creationId);
    return response;
  },
  getCreationThumbnail: async ({ creationId, v, width }, { request, workspace }) =>
    sendFile(
      request,
      await files.readThumbnail(await library.findRow(workspace.id, creationId), Number(width) as ThumbnailWidth),
      { cache: cacheOf(v) },
    ),
  createShare: async ({ creationId }, call) => ({
    url: call.origin + (await library.share(asker(call), creationId, call.user)).path,
  }),
  deleteShare: ({ creationId }, call) => library.unshare(asker(call), creationId, call.user),
  createFolder: ({ name }, { workspace }) => folders.create(workspace.id, name),
  updateFolder: ({ folderId, name }, { workspace }) => folders.rename(workspace.id, folderId, name),
  deleteFolder: ({ folderId }, { workspace }) => folders.remove(workspace.id, folderId),
});

const asker = ({ workspace, user }: SessionCall) => ({ workspaceId: workspace.id, userId: user.id });

/** With a mark of the file in its address the bytes never change; without one they may be another file tomorrow. */
const cacheOf = (mark: string | undefined): string => (mark ? cacheFor.sessionForever : cacheFor.session);

interface Services {
  library: LibraryService;
  folders: FolderService;
  files: CreationFileService;
}
