import { setImmediate } from 'node:timers/promises';
import type { RenderOptions } from '../../../../ports/image';
import { encodingTable } from './linear-light';
import type { StudioScene } from './studio-scene';
import { texturesSize, writeScene, type CutRelief } from './tracer-scene';
import { surroundingsRun } from './surroundings';
import { loadTracer } from './tracer-program';

export interface TraceRequest {
  scene: StudioScene;
  reliefs: readonly CutRelief[];
  /** Of the raster; `scale` is its pixels per pixel of the picture. */
  width: number;
  height: number;
  scale: number;
  seed: number;
  /** Paths per pixel, and for pixels of the bare backdrop; multiples of three. */
  samples: number;
  flatSamples: number;
}

/**
 * RGBA bytes of a scene. Works in slices of about SLICE milliseconds with a pause after each; what is drawn does not depend
 * on how it was sliced. Rejects with the signal's reason. Memory: 96 bytes per pixel and the textures.
 */
export async function tracePicture(
  { scene, reliefs, width, height, scale, seed, samples, flatSamples }: TraceRequest,
  { signal, onProgress }: RenderOptions,
): Promise<Uint8ClampedArray> {
  const tracer = await loadTracer();
  const pixels = width * height;
  const textures = aligned(tracer.heapStart());
  const around = textures + aligned(texturesSize(reliefs));
  const surroundings = scene.surroundings ? surroundingsRun(scene.surroundings) : new Float32Array();
  const table = around + surroundings.byteLength;
  const base = table + ENCODED;
  grow(tracer.memory, base + pixels * (PIXEL + FILTERED));
  new Uint8Array(tracer.memory.buffer, table, ENCODED).set(encodingTable(ENCODED));
  new Float32Array(tracer.memory.buffer, around, surroundings.length).set(surroundings);
  writeScene(tracer, scene, reliefs, textures, scale);
  tracer.setPlace(surroundings.length > 0 ? around : 0);
  tracer.setPicture(width, height, base);

  const sliced = async (
    count: number,
    first: number,
    work: (from: number, to: number) => void,
    from: number,
    to: number,
  ): Promise<void> => {
    let step = first;
    for (let at = 0; at < count;) {
      signal?.throwIfAborted();
      const end = Math.min(count, at + step);
      const started = performance.now();
      work(at, end);
      const took = performance.now() - started;
      step = Math.max(1, Math.round((end - at) * Math.min(2, SLICE / Math.max(took, 0.5))));
      at = end;
      onProgress?.(from + ((to - from) * at) / count);
      await setImmediate();
    }
  };
  await sliced(pixels, 256, (from, to) => tracer.trace(from, to, seed, samples, flatSamples), 0, TRACED);
  for (const [index, { step, light, gloss }] of passes.entries()) {
    const share = (1 - TRACED) / passes.length;
    await sliced(
      height,
      4,
      (from, to) => tracer.denoise(from, to, step, index % 2 === 1, light, gloss),
      TRACED + share * index,
      TRACED + share * (index + 1),
    );
  }
  const target = base + pixels * PIXEL;
  await sliced(pixels, 65_536, (from, to) => tracer.develop(from, to, target, EXPOSURE, table), 1, 1);
  return new Uint8ClampedArray(tracer.memory.buffer, target, pixels * 4);
}

function grow(memory: WebAssembly.Memory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / WASM_PAGE);
  if (missing > 0) memory.grow(missing);
}

const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/** Even in number: the last one writes back. */
const passes = [
  { step: 1, light: 2.2, gloss: 1.6 },
  { step: 2, light: 1.5, gloss: 0.7 },
  { step: 4, light: 1, gloss: 0.5 },
  { step: 8, light: 0.6, gloss: 0.3 },
  { step: 2, light: 0.6, gloss: 0.3 },
  { step: 1, light: 0.6, gloss: 0.4 },
] as const;
const PIXEL = 64;
const FILTERED = 32;
const ENCODED = 4096;
const WASM_PAGE = 65_536;
/** Milliseconds. */
const SLICE = 15;
const EXPOSURE = 0.8;
/** Share of the work that is tracing. */
const TRACED = 0.85;
