import { creativeService } from '../creative/creative-wiring';
import { publicationHandlers } from './publication-handlers';
import { publicationRepository } from './publication-repository';
import { makePublicationService } from './publication-service';

export const publicationWiring = () => publicationHandlers(makePublicationService({ repository: publicationRepository }), (slug, id) => creativeService().readPublicFile(slug, id));
