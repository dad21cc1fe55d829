/** Aspect ratios of pictures; the pixel sizes are what the built-in designer renders. */
export const aspectRatios = {
  '1:1': { label: '1:1 square', width: 1080, height: 1080 },
  '16:9': { label: '16:9 landscape', width: 1920, height: 1080 },
  '9:16': { label: '9:16 portrait', width: 1080, height: 1920 },
  '4:3': { label: '4:3 standard', width: 1440, height: 1080 },
  '4:1': { label: '4:1 banner', width: 1600, height: 400 },
} as const;

export type AspectRatio = keyof typeof aspectRatios;
export const aspectRatioNames = Object.keys(aspectRatios) as [AspectRatio, ...AspectRatio[]];
/** The four ratios that a person can choose; 4:1 belongs to the Email Banner template. */
export const selectableRatios = ['1:1', '16:9', '9:16', '4:3'] as const satisfies readonly AspectRatio[];

export const imageStyles = ['photorealistic', 'artistic', 'cartoon', 'minimalist'] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** In seconds. */
export const videoDurations = [3, 5, 10, 15] as const;
export type VideoDuration = (typeof videoDurations)[number];

/** Named after the shorter side of a clip. */
export const videoQualities = { sd: '720p', hd: '1080p', '4k': '2160p' } as const;
export type VideoQuality = keyof typeof videoQualities;
export const videoQualityNames = Object.keys(videoQualities) as [VideoQuality, ...VideoQuality[]];
