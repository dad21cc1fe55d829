import { renderNotFound } from '../../documents/render-document';
import { renderSharedCreation } from '../../documents/render-shared-creation';
import { makingDoors } from '../creative/making/picture-wiring';
import { creationFiles } from '../creative/library/library-wiring';
import { publicationRepository } from '../publication/publication-repository';
import { shareHandlers } from './share-handlers';
import { shareRepository } from './share-repository';
import { makeShareService } from './share-service';

export const shareWiring = () => {
  const files = creationFiles(makingDoors());
  return shareHandlers(makeShareService({ repository: shareRepository, isPublic: publicationRepository.isPublic }), {
    readFile: (row) => files.read(row),
    readCard: files.readCard,
    renderPage: renderSharedCreation,
    renderNotFound: (accepts) => renderNotFound('page', accepts),
  });
};
