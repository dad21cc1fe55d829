import { faultHandlers } from './fault-handlers';

export const faultWiring = faultHandlers;
