import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { uploadLimits } from '../../../domain/creation';

/**
 * A clip encoded anew in the browser: MP4 with H.264 and AAC, at most 1080 pixels on its shorter side, without place or
 * device, and a still from its first second. `onProgress` tells how much is done, from 0 to 1. Throws an Error with a sentence.
 */
export async function prepareClip(
  file: Blob,
  onProgress: (done: number) => void,
): Promise<{ clip: Blob; poster: Blob }> {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  if (!track || !(await track.canDecode()))
    throw new Error('This browser cannot read it as a clip. Save it as MP4 and try again.');
  const seconds = await input.computeDuration();
  if (seconds > uploadLimits.clipSeconds)
    throw new Error(`It is longer than ${uploadLimits.clipSeconds / 60} minutes. Cut it and try again.`);

  const target = new BufferTarget();
  const shorter = Math.min(track.displayWidth, track.displayHeight);
  const scale = Math.min(1, LONGEST_SHORT_SIDE / shorter);
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    video: {
      codec: 'avc',
      forceTranscode: true,
      width: even(track.displayWidth * scale),
      height: even(track.displayHeight * scale),
      fit: 'fill',
      bitrate: Math.min(BITRATE, ((uploadLimits.clipBytes * 8) / seconds) * 0.8),
    },
    audio: { codec: 'aac' }, // taken over as it is where it is AAC: many browsers cannot encode it, and the clip would fall silent
    tags: {},
  });
  if (!conversion.isValid)
    throw new Error('This browser cannot make an MP4 of it. Save it as MP4 with H.264 and try again.');
  conversion.onProgress = onProgress;
  await conversion.execute();
  const clip = new Blob([target.buffer!], { type: 'video/mp4' });
  if (clip.size > uploadLimits.clipBytes)
    throw new Error('It is still larger than 64 MB. Cut it shorter and try again.');

  const still = await new CanvasSink(track, {
    width: Math.min(POSTER_WIDTH, track.displayWidth),
    fit: 'contain',
  }).getCanvas(Math.min(1, seconds / 2));
  if (!still) throw new Error('We found no frame in it to use as a preview.');
  return { clip, poster: await posterOf(still.canvas) };
}

async function posterOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Its preview picture could not be made.'))),
      'image/jpeg',
      0.85,
    ),
  );
}

/** H.264 in 4:2:0 needs even sides. */
const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
const LONGEST_SHORT_SIDE = 1080;
/** Bits a second. */
const BITRATE = 6_000_000;
const POSTER_WIDTH = 1280;
