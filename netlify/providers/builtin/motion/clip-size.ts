import { aspectRatios, videoQualities, type AspectRatio, type VideoQuality } from '../../../../src/domain/image-format';

export interface ClipSize {
  width: number;
  height: number;
  /** What is drawn; the encoder enlarges it where it is smaller than the clip. */
  raster: { width: number; height: number };
  framesPerSecond: number;
}

/**
 * Pixels of a clip, all even. The quality is the shorter side; a banner (4:1) takes the longer side of 16:9 in that
 * quality instead, because decoders stop at about 4096 pixels (H.264 level 5.2).
 */
export function clipSize({ aspectRatio, quality }: { aspectRatio: AspectRatio; quality: VideoQuality }): ClipSize {
  const side = Number.parseInt(videoQualities[quality], 10);
  const drawn = quality === '4k' ? RASTER_OF_4K : side;
  return {
    ...pixels(aspectRatio, side),
    raster: pixels(aspectRatio, drawn),
    framesPerSecond: quality === '4k' ? 24 : 25,
  };
}

function pixels(ratio: AspectRatio, side: number): { width: number; height: number } {
  const { width, height } = aspectRatios[ratio];
  const scale = ratio === '4:1' ? (side * 16) / 9 / width : side / Math.min(width, height);
  return { width: even(width * scale), height: even(height * scale) };
}

const even = (value: number): number => Math.round(value / 2) * 2;

/** Drawing and piping 2160 lines would take four times as long and most of a function's memory. */
const RASTER_OF_4K = 1440;
