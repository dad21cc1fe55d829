import type { PictureFormat } from '../../src/domain/creation';

/**
 * Converts pictures to other sizes and formats. Every method rejects when the bytes cannot be decoded or declare
 * more than MAX_PIXELS pixels.
 */
export interface PictureConverter {
  /**
   * The same picture in the same format without metadata: rotated as its metadata says, in sRGB, its longer side
   * at most `maxSide`. A picture that already complies is returned unchanged.
   */
  clean(bytes: Uint8Array, { format, maxSide }: { format: PictureFormat; maxSide: number }): Promise<ConvertedPicture>;
  /**
   * The picture in another format; JPEG on white. In a `frame` it is shown whole and centred, and the rest is
   * filled with the colour of the adjacent edge.
   */
  convert(bytes: Uint8Array, { format, frame }: { format: PictureFormat; frame?: Frame }): Promise<ConvertedPicture>;
  /** A WebP at most `width` pixels wide. */
  shrink(bytes: Uint8Array, width: number): Promise<ConvertedPicture>;
}

export interface ConvertedPicture extends Frame {
  bytes: Uint8Array;
}

/** In pixels. */
export interface Frame {
  width: number;
  height: number;
}
