import type { Canvas } from '@napi-rs/canvas';
import type { PrintComposition } from './compose-print';
import { lightPrint } from './light-print';
import { placePrint } from './place-print';
import { isPlaced } from './print-plan';

/** A print in its scene: before a photographed place, or close by in window light. */
export const drawPrint = (
  composition: PrintComposition,
  pause: () => Promise<void>,
  onProgress?: (done: number) => void,
): Promise<Canvas> => (isPlaced(composition.plan.scene) ? placePrint : lightPrint)(composition, pause, onProgress);
