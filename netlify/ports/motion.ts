import type { ImageStyle, VideoDuration, VideoQuality } from '../../src/domain/image-format';
import type { ImageBrief, ImageReading, RenderOptions } from './image';

/** Everything that determines a clip: the same brief always gives the same frames and sound. */
export interface MotionBrief extends ImageBrief {
  seconds: VideoDuration;
  quality: VideoQuality;
}

export interface ClipOptions extends RenderOptions {
  /** The file of the brief's photograph; needed where it has one that its style shows. */
  photo?: Uint8Array | undefined;
}

export interface MotionResult {
  /** MP4: H.264 High in yuv420p and AAC, with its index first (faststart). */
  bytes: Uint8Array;
  /** A still that represents the clip, as WebP of the same shape. */
  poster: Uint8Array;
  width: number;
  height: number;
  durationMs: number;
}

export interface MotionPort {
  /** Shown to people: "Built-in motion designer". */
  name: string;
  /** Goes up whenever the same brief would give a different clip. */
  version: number;
  /** The styles whose clips show a photograph; the others draw their subject. */
  photoStyles: readonly ImageStyle[];
  /** A clip's size in pixels for this shape and quality. */
  sizeOf(brief: Pick<MotionBrief, 'aspectRatio' | 'quality'>): { width: number; height: number };
  /** Rejects with the signal's reason when that aborts; leaves no process and no file behind, however it ends. */
  render(brief: MotionBrief, options?: ClipOptions): Promise<MotionResult>;
  /** As for pictures: title, alt text and what is left out, without rendering. */
  describe(brief: MotionBrief): { title: string; altText: string; leftOut: string | null };
  /** What it would say and show, without rendering; `ending` is what its end asks for, '' where nothing was said of it. */
  read(brief: MotionBrief): ImageReading & { ending: string };
}
