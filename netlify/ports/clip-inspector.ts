/** Says whether bytes are a clip that can be kept, by its structure alone: nothing is decoded. */
export interface ClipInspector {
  inspect(bytes: Uint8Array): ClipInspection;
}

/**
 * `clip`: whole, H.264 with at most one track of AAC; `bytes` is the same clip without places, times and other words
 * about it. `other`: no MP4. `codec`: an MP4 with another kind of picture or sound. `tracks`: more than a picture
 * and a sound, or no picture. `pieces`: fragmented, as streams are. `broken`: not complete, or its index leads nowhere.
 */
export type ClipInspection =
  | { kind: 'clip'; bytes: Uint8Array; width: number; height: number; durationMs: number }
  | { kind: 'other' | 'codec' | 'tracks' | 'pieces' | 'broken' };
