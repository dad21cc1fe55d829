import { creativeService } from '../creative/making/picture-wiring';
import { fileService } from '../file/file-wiring';
import { publicationHandlers } from './publication-handlers';
import { publicationRepository } from './publication-repository';
import { makePublicationService } from './publication-service';

export const publicationWiring = () =>
  publicationHandlers(makePublicationService({ repository: publicationRepository }), {
    readPicture: (slug, id) => creativeService().readPublicFile(slug, id),
    readLogo: (slug) => fileService().readPublicLogo(slug),
  });
