import packageJson from '../../../../package.json';
import { env } from '../../../config/env';
import { keyFor } from '../../../keys/keys';
import { canvasConverter } from '../../../providers/builtin/converter/canvas-converter';
import { fileInspector } from '../../../providers/builtin/inspector/file-inspector';
import { makeGuardedWeb } from '../../../providers/guarded-web/guarded-web';
import { openversePhotos } from '../../../providers/openverse/openverse-photos';
import { systemClock } from '../../../providers/system/clock';
import { makeSignedTokens } from '../../../providers/system/signed-tokens';
import type { UploadService } from '../uploads/upload-service';
import { freePhotoHandlers } from './free-photo-handlers';
import { freePhotoRepository } from './free-photo-repository';
import { makeFreePhotoService } from './free-photo-service';

/** What the addresses of previews hold. */
export const freePhotoTokens = () => makeSignedTokens(keyFor('free-photo'));

export const freePhotoWiring = (uploads: UploadService) => {
  const { freePhotos, webAllowedOrigins, publicUrl } = env();
  return freePhotoHandlers(
    makeFreePhotoService({
      source:
        freePhotos === null
          ? null
          : openversePhotos(
              makeGuardedWeb({ allowedOrigins: webAllowedOrigins, version: packageJson.version, home: publicUrl }),
              freePhotos,
            ),
      repository: freePhotoRepository,
      uploads,
      inspector: fileInspector,
      converter: canvasConverter,
      thumbnails: freePhotoTokens(),
      clock: systemClock,
    }),
  );
};
