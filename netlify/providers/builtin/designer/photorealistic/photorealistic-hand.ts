import { setImmediate } from 'node:timers/promises';
import type { Canvas } from '@napi-rs/canvas';
import type { ImageBrief, RenderOptions } from '../../../../ports/image';
import type { Hand } from '../hand';
import { composePrint, type PrintComposition } from '../print/compose-print';
import { drawPrint } from '../print/draw-print';
import { printAltText, printTitle } from '../print/print-description';
import { planPrint } from '../print/print-plan';
import { composeStudio, type StudioComposition } from './compose-studio';
import { drawGround, finishPicture, type Raster } from './finish-picture';
import { isBuilt } from './is-built';
import { reliefMap, type ReliefMap } from './relief-map';
import { studioAltText, studioTitle } from './studio-description';
import { planStudio } from './studio-plan';
import { composeStill } from './things/compose-still';
import { stillAltText } from './things/still-description';
import { planStill } from './things/still-plan';
import { tracePicture } from './trace-picture';
import type { CutRelief } from './tracer-scene';

/**
 * The photorealistic style: the thing itself, path-traced in its true shape, where there is one; else a print in the light
 * of a window, or words that stand in a studio. A draft of what is traced has fewer and larger grains.
 */
export const photorealisticHand: Hand = {
  slow: true,
  async draw(brief: ImageBrief, options: RenderOptions & { draft?: boolean }) {
    options.signal?.throwIfAborted();
    const still = await composeStill(brief);
    if (still) return renderStudio(still, options.draft ? draft : full, options);
    if (!isBuilt(brief)) return renderPrint(await composePrint(brief), options);
    const composition = await composeStudio(brief);
    return renderStudio(composition, options.draft ? draft : full, options);
  },
  describe(brief) {
    const still = planStill(brief);
    if (still) return { title: studioTitle(still), altText: stillAltText(still), leftOut: still.words.leftOut };
    if (isBuilt(brief)) {
      const plan = planStudio(brief);
      return { title: studioTitle(plan), altText: studioAltText(plan), leftOut: plan.words.leftOut };
    }
    const plan = planPrint(brief);
    return { title: printTitle(plan), altText: printAltText(plan), leftOut: plan.words.leftOut };
  },
  heroOf(brief) {
    const still = planStill(brief);
    if (still) return still.heroName;
    if (isBuilt(brief)) return null;
    return planPrint(brief).motifName;
  },
};

/** WebP bytes of a print. */
export async function renderPrint(composition: PrintComposition, options: RenderOptions): Promise<Uint8Array> {
  const canvas = await drawPrint(
    composition,
    pauseFor(options),
    (done) => options.onProgress?.(done * 0.97),
    options.signal,
  );
  const bytes = await canvas.encode('webp', QUALITY);
  options.signal?.throwIfAborted();
  options.onProgress?.(1);
  return bytes;
}

/** How much work goes into a picture. */
export interface RenderQuality {
  /** Largest raster in pixels; larger pictures are enlarged. */
  most: number;
  samples: number;
  flatSamples: number;
}

/** WebP bytes of a composition. */
export async function renderStudio(
  composition: StudioComposition,
  quality: RenderQuality,
  options: RenderOptions,
): Promise<Uint8Array> {
  const pause = pauseFor(options);
  const bytes = await finishPicture(composition, await traced(composition, quality, options), pause);
  options.signal?.throwIfAborted();
  options.onProgress?.(1);
  return bytes;
}

/** A composition without its words, in its own size: a still for a clip. */
export async function photograph(
  composition: StudioComposition,
  quality: RenderQuality,
  options: RenderOptions,
): Promise<Canvas> {
  const still = await drawGround(composition, await traced(composition, quality, options), pauseFor(options));
  options.onProgress?.(1);
  return still;
}

async function traced(
  composition: StudioComposition,
  { most, samples, flatSamples }: RenderQuality,
  options: RenderOptions,
): Promise<Raster> {
  const { signal, onProgress } = options;
  const { format, scene, plan } = composition;
  const scale = Math.min(1, Math.sqrt(most / (format.width * format.height)));
  const [width, height] = [Math.round(format.width * scale), Math.round(format.height * scale)];
  const reliefs = await cut(composition, pauseFor(options), (done) => onProgress?.(done * CUTTING));
  const pixels = await tracePicture(
    { scene, reliefs, width, height, scale: width / format.width, seed: plan.detailSeed, samples, flatSamples },
    { signal, onProgress: (done) => onProgress?.(CUTTING + done * (0.97 - CUTTING)) },
  );
  return { pixels, width, height };
}

const pauseFor =
  ({ signal }: RenderOptions) =>
  async (): Promise<void> => {
    await setImmediate();
    signal?.throwIfAborted();
  };

/** Equal outlines share a map. */
async function cut(
  { graphics, scene }: StudioComposition,
  pause: () => Promise<void>,
  onProgress: (done: number) => void,
): Promise<CutRelief[]> {
  const maps = new Map<string, ReliefMap>();
  const reliefs: CutRelief[] = [];
  const solids = scene.solids.filter((solid) => solid.kind === 'relief');
  for (const [index, solid] of solids.entries()) {
    onProgress(index / solids.length);
    const key = JSON.stringify(solid.outline);
    const map = maps.get(key) ?? (await reliefMap(graphics, solid.outline, pause));
    maps.set(key, map);
    reliefs.push([solid, map]);
  }
  return reliefs;
}

const QUALITY = 90;
/** Share of the work that goes before tracing. */
const CUTTING = 0.03;
const full: RenderQuality = { most: 1_500_000, samples: 12, flatSamples: 6 };
const draft: RenderQuality = { most: 450_000, samples: 6, flatSamples: 3 };
