import { createHash } from 'node:crypto';
import { canvasConverter } from '../../../providers/builtin/converter/canvas-converter';
import { createDesigner } from '../../../providers/builtin/designer/designer';
import { clipInspector } from '../../../providers/builtin/inspector/clip-inspector';
import { fileInspector } from '../../../providers/builtin/inspector/file-inspector';
import { xmpProvenance } from '../../../providers/provenance/xmp-provenance';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { mediaStorage } from '../../file/storage-wiring';
import { makeClipService } from '../uploads/clip-service';
import { freePhotoWiring } from '../free-photos/free-photo-wiring';
import { makeCreationFileService } from '../creations/creation-file-service';
import { folderRepository } from './folder-repository';
import { makeFolderService } from './folder-service';
import { libraryHandlers } from './library-handlers';
import { libraryListRepository } from './library-list-repository';
import { libraryRepository } from './library-repository';
import { makeLibraryService, makeLibraryTidy } from './library-service';
import type { MakingDoors } from '../making/making-doors';
import { makingRepository } from '../making/making-repository';
import { creativeService } from '../making/picture-wiring';
import { writeShareToken } from '../creations/creation-share-token';
import { templateRepository } from '../templates/template-repository';
import { makeTemplatePictureService } from '../templates/template-picture-service';
import { makeTemplateService } from '../templates/template-service';
import { thumbnailKeys } from '../creations/creation-thumbnail-key';
import { bringingHandlers } from '../uploads/upload-handlers';
import { uploadRepository } from '../uploads/upload-repository';
import { makeUploadService } from '../uploads/upload-service';

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const system = { clock: systemClock, ids: systemIds };

const libraryService = ({ cancel }: MakingDoors) =>
  makeLibraryService({
    lists: libraryListRepository,
    repository: libraryRepository,
    cancel,
    writeToken: (workspaceId) => writeShareToken(workspaceId, systemIds.token(16)),
    ...system,
  });

export const creationFiles = (doors: MakingDoors) =>
  makeCreationFileService({
    doors,
    storage: mediaStorage(),
    converter: canvasConverter,
    provenance: xmpProvenance,
    digest,
  });

/** For an export: also of what was taken out and may still be put back. Null when it is gone or its file is lost for good. */
export async function readWholeCreation(
  doors: MakingDoors,
  workspaceId: string,
  creationId: string,
): Promise<Uint8Array | null> {
  const row = await libraryRepository.findForExport(workspaceId, creationId);
  return row && creationFiles(doors).readWhole(row);
}

/** What the functions of the creative contract need beside the making; creative-wiring.ts puts both together. */
export function libraryWiring(
  doors: MakingDoors,
): ReturnType<typeof libraryHandlers> & ReturnType<typeof bringingHandlers> & ReturnType<typeof freePhotoWiring> {
  const storage = mediaStorage();
  const uploads = makeUploadService({
    repository: uploadRepository,
    storage,
    inspector: fileInspector,
    converter: canvasConverter,
    digest,
    ...system,
  });
  const clips = makeClipService({
    uploads,
    repository: uploadRepository,
    storage,
    inspector: fileInspector,
    clips: clipInspector,
    converter: canvasConverter,
    ids: systemIds,
  });
  const templatePictures = makeTemplatePictureService({
    pictures: creativeService(),
    designer: createDesigner(),
    converter: canvasConverter,
    findKit: makingRepository.findKit,
  });
  return {
    ...libraryHandlers({
      library: libraryService(doors),
      folders: makeFolderService({ repository: folderRepository, ...system }),
      files: creationFiles(doors),
    }),
    ...bringingHandlers({
      templates: makeTemplateService({ repository: templateRepository, ...system }),
      templatePictures,
      uploads,
      clips,
    }),
    ...freePhotoWiring(uploads),
  };
}

/** What the worker calls. */
export const libraryJobs = () => ({
  tidyCreations: makeLibraryTidy({ repository: libraryRepository, clock: systemClock }),
});

/** The small pictures of a stored file, for whoever takes the file away. */
export const thumbnailsOf = (storageKey: string): string[] => thumbnailKeys(storageKey, digest);
