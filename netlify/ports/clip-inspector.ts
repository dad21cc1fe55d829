/** Checks by its structure alone whether bytes are a clip that can be stored: nothing is decoded. */
export interface ClipInspector {
  inspect(bytes: Uint8Array): ClipInspection;
}

/**
 * `clip`: complete, H.264 with at most one track of AAC; `bytes` is the same clip without locations, times and
 * other metadata. `other`: not an MP4. `codec`: an MP4 with another video or audio codec. `tracks`: more than
 * one video and one audio track, or no video. `pieces`: fragmented, like streams. `broken`: incomplete, or its
 * index is invalid.
 */
export type ClipInspection =
  | { kind: 'clip'; bytes: Uint8Array; width: number; height: number; durationMs: number }
  | { kind: 'other' | 'codec' | 'tracks' | 'pieces' | 'broken' };
