import type { ThumbnailWidth } from '../../../../src/domain/creation';
import type { ImagePort } from '../../../ports/image';
import type { PictureConverter } from '../../../ports/picture-converter';
import { isSlow } from '../creations/creation-keys';
import type { CreativeService } from '../creative-service';
import { briefOf, type BrandKit, type Wanted } from '../making/making-brief';

/** What a template makes, to look at before it is used: small, of slow styles the rough picture, counted for nobody. */
export function makeTemplatePictureService({ pictures, designer, converter, findKit }: Dependencies) {
  return {
    /** WebP. The whole picture is kept under its brief's hash as every other, until the orphans are taken away. */
    async draw(workspaceId: string, template: Wanted): Promise<Uint8Array> {
      const brief = briefOf(template, await findKit(workspaceId), SEED);
      const { storageKey } = pictures.plan(brief, { draft: isSlow(designer, brief) });
      return (await converter.shrink((await pictures.read({ brief, storageKey }))!, WIDTH)).bytes;
    },
  };
}

/** The same each time, so that the same template looks the same. */
const SEED = 0;
const WIDTH: ThumbnailWidth = 480;

export type TemplatePictureService = ReturnType<typeof makeTemplatePictureService>;

interface Dependencies {
  pictures: Pick<CreativeService, 'plan' | 'read'>;
  designer: Pick<ImagePort, 'slowStyles'>;
  converter: Pick<PictureConverter, 'shrink'>;
  findKit(workspaceId: string): Promise<BrandKit | null>;
}
