import { makingHandlers } from './creative-handlers';
import { libraryWiring } from './library-wiring';
import { makingService } from './making-wiring';
import { makingDoors } from './picture-wiring';

export const creativeWiring = () => ({ ...makingHandlers(makingService()), ...libraryWiring(makingDoors()) });
