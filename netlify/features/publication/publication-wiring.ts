import { creativeService } from '../creative/making/picture-wiring';
import { pageViews } from '../visits/collecting/page-views-wiring';
import { fileService } from '../file/file-wiring';
import { publicationHandlers } from './publication-handlers';
import { publicationRepository } from './publication-repository';
import { makePublicationService } from './publication-service';

export const publicationWiring = () =>
  publicationHandlers(makePublicationService({ repository: publicationRepository }), {
    readPicture: (slug, id) => creativeService().readPublicFile(slug, id),
    openClip: (slug, id) => creativeService().openPublicClip(slug, id),
    readStill: (slug, id) => creativeService().readPublicStill(slug, id),
    readLogo: (slug) => fileService().readPublicLogo(slug),
    countView: async (view) => {
      if (view) await pageViews().count(view);
    },
  });
