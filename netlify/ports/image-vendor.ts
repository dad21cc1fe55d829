import type { AspectRatio, ImageStyle } from '../../src/domain/image-format';

/** Pictures from a service that somebody pays for, with their own key. Nothing it makes can be made again. */
export interface ImageVendor {
  /** Shown to people: the service's name and model. */
  name: string;
  /** As the service names it; written into the file's label. */
  model: string;
  /**
   * One picture, its bytes fetched already. Throws AppError: `invalid_request` when the service refuses the words
   * (with a sentence why), `rate_limited` when its limit or balance is used, `unavailable` when it cannot be reached
   * or answers nonsense. No sentence ever holds the key.
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
