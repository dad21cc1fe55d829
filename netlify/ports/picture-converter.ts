import type { PictureFormat } from '../../src/domain/creation';

/** Pictures in other sizes and formats. Every method rejects when the bytes cannot be decoded or declare more than MAX_PIXELS pixels. */
export interface PictureConverter {
  /**
   * The same picture in the same format with nothing in it but pixels: turned as its metadata says, in sRGB, its longer
   * side at most `maxSide`. A picture that is so already comes back as it is.
   */
  clean(bytes: Uint8Array, { format, maxSide }: { format: PictureFormat; maxSide: number }): Promise<ConvertedPicture>;
  /**
   * In another format, for JPEG on white. In `frame` it is shown whole, in the middle, and the rest takes the colour of
   * the edge beside it.
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
