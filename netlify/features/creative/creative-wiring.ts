import { makingHandlers } from './creative-handlers';
import { libraryWiring } from './library/library-wiring';
import { makingService } from './making/making-wiring';
import { makingDoors } from './making/picture-wiring';

export const creativeWiring = () => ({ ...makingHandlers(makingService()), ...libraryWiring(makingDoors()) });
