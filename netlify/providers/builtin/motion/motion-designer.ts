import { runHeavy } from '../../../heavy/heavy-work';
import type { HeavyTask } from '../../../ports/heavy-work';
import type { MotionBrief, MotionPort, MotionResult } from '../../../ports/motion';
import { remembered } from '../remembered';
import { clipSize } from './clip-size';
import { planClip } from './clip-plan';
import { describeClip } from './clip-description';
import { readClip } from './clip-reading';
import { composeClip, type ComposedClip } from './compose-clip';
import { encodeClip } from './encoder/encode-clip';
import { createFramePlanes } from './encoder/frame-planes';
import { findEncoder, type EncoderPlaces } from './encoder/find-encoder';
import { seedOf } from '../designer/series-choices';
import { musicBed } from './sound/music-bed';
import { wavFile } from './sound/wav-file';

/**
 * Makes short clips from words without key or network: a hook, what is to be said, and a call to action, in
 * moving type over drawn subjects, with music. Frames go straight to an ffmpeg process, whose only other input
 * is our own sound. Throws `unavailable` where there is no ffmpeg, with a sentence that says what to install.
 */
export function createMotionDesigner({ temporary, ...places }: MotionDesignerOptions = {}): MotionPort {
  return {
    name: 'Built-in motion designer',
    version: VERSION,
    sizeOf: (brief) => {
      const { width, height } = clipSize(brief);
      return { width, height };
    },
    photoStyles: ['photorealistic'],
    render: (brief, { photo, ...options } = {}) => runHeavy(renderClip, { brief, photo, temporary, places }, options),
    describe,
    read: readClip,
  };
}

/** Takes seconds to minutes; paints in its own thread, and encodes in a separate process. */
export const renderClip: HeavyTask<ClipToRender, MotionResult> = {
  name: 'render-clip',
  weigh: () => 'long',
  async run({ brief, photo, temporary, places }, options) {
    const { signal, onProgress } = options;
    signal?.throwIfAborted();
    const encoder = await findEncoder(places);
    const size = clipSize(brief);
    const before = planClip(brief).still ? TRACED : 0;
    const clip = await composeClip(brief, size.raster, {
      signal,
      photo,
      onProgress: (share) => onProgress?.(share * before),
    });
    const sound = wavFile(
      await musicBed({ seconds: brief.seconds, mood: clip.stage.plan.mood, seed: seedOf(brief), accents: clip.cuts }),
    );
    const canvas = clip.stage.graphics.createCanvas(size.raster.width, size.raster.height);
    const planesOf = await createFramePlanes(size.raster.width, size.raster.height);
    const pen = canvas.getContext('2d');
    const frame = (index: number): Uint8Array => {
      pen.reset(); // a canvas remembers everything drawn on it, frame upon frame
      clip.paint(pen, index / size.framesPerSecond);
      const pixels = canvas.data();
      const planes = planesOf(pixels);
      giveBack(pixels.buffer);
      return planes;
    };
    const [bytes, poster] = await Promise.all([
      encodeClip({
        encoder,
        size,
        sound,
        temporary,
        signal,
        onProgress: (share) => onProgress?.(before + share * (1 - before)),
        seconds: brief.seconds,
        frame,
      }),
      posterOf(clip),
    ]);
    return { bytes, poster, width: size.width, height: size.height, durationMs: brief.seconds * 1000 };
  },
};

const describe = remembered((brief: MotionBrief) => describeClip(planClip(brief), brief), 100);

/** Now, where Node can (21 and later): fresh memory for every frame costs more than painting it. Node 20 leaves it to the garbage collector. */
function giveBack(memory: ArrayBufferLike): void {
  if ('transfer' in memory) memory.transfer(0);
}

/** The opening as it stands complete; no larger than a page shows it. */
async function posterOf({ stage, paint, posterAt }: ComposedClip): Promise<Uint8Array> {
  const scale = Math.min(1, LARGEST_POSTER / Math.max(stage.width, stage.height));
  const canvas = stage.graphics.createCanvas(Math.round(stage.width * scale), Math.round(stage.height * scale));
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  paint(pen, posterAt);
  return new Uint8Array(await canvas.encode('webp', POSTER_QUALITY));
}

/** Raise it with any change of a pixel or sample: finished clips are stored under a hash that includes it. */
const VERSION = 6;
/** Share of the work that is done when the stills of the photographic style are traced. */
const TRACED = 0.5;
const LARGEST_POSTER = 1920;
const POSTER_QUALITY = 86;

export interface ClipToRender {
  brief: MotionBrief;
  /** The file of the brief's photograph. */
  photo: Uint8Array | undefined;
  temporary: string | undefined;
  places: EncoderPlaces;
}

export interface MotionDesignerOptions extends EncoderPlaces {
  /** Where clips are put together; the machine's temporary folder when absent. */
  temporary?: string;
}
