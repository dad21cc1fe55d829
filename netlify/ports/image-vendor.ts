import type { AspectRatio, ImageStyle } from '../../src/domain/image-format';

/** Pictures from a paid service, with the user's own key. Its results cannot be reproduced. */
export interface ImageVendor {
  /** Shown to people: the service's name and model. */
  name: string;
  /** By the service's own name; written into the file's provenance data. */
  model: string;
  /**
   * Makes one picture and downloads it. Throws AppError: `invalid_request` when the service refuses the words
   * (with a sentence why), `rate_limited` when its limit or balance is used up, `unavailable` when it cannot be
   * reached or its answer makes no sense. No sentence ever contains the key.
   */
  make(
    wanted: VendorBrief,
    options?: { signal?: AbortSignal },
  ): Promise<{ bytes: Uint8Array; contentType: 'image/png' | 'image/jpeg' | 'image/webp' }>;
}

export interface VendorBrief {
  prompt: string;
  style: ImageStyle;
  aspectRatio: AspectRatio;
}
