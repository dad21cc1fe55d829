import type { Canvas } from '@napi-rs/canvas';
import type { PrintComposition } from './compose-print';
import { lightPrint } from './light-print';
import { paintArt } from './painted-art';
import { placePrint } from './place-print';
import { isPlaced } from './print-plan';

/** A print in its scene: before a photographed place, or close by in window light. */
export async function drawPrint(
  composition: PrintComposition,
  pause: () => Promise<void>,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Canvas> {
  const painted = await paintArt(composition, signal);
  return (isPlaced(composition.plan.scene) ? placePrint : lightPrint)({ ...composition, painted }, pause, onProgress);
}
