import type { Digest } from '../../../ports/digest';
import type { ImageBrief, ImagePort } from '../../../ports/image';
import type { MotionBrief } from '../../../ports/motion';

/** Whether a finished picture takes long, so that a rough one comes first. A photograph is there already. */
export const isSlow = ({ slowStyles }: Pick<ImagePort, 'slowStyles'>, { style, photo }: ImageBrief): boolean =>
  !photo && slowStyles.includes(style);

/** Where the picture of a brief lies: equal briefs share one file. A rough picture (`draft`) has a place of its own. */
export function designKey(digest: Digest, designer: Maker, brief: ImageBrief, { draft = false } = {}): string {
  const hash = digest(JSON.stringify([...partsOf(designer, brief), ...(draft ? ['draft'] : [])]));
  return `designs/${hash.slice(0, 2)}/${hash}.webp`;
}

/** Where the clip of a brief lies, and the still that stands for it. */
export function clipKeys(digest: Digest, motion: Maker, brief: MotionBrief): { storageKey: string; posterKey: string } {
  const hash = digest(JSON.stringify([...partsOf(motion, brief), brief.seconds, brief.quality]));
  const stem = `videos/${hash.slice(0, 2)}/${hash}`;
  return { storageKey: `${stem}.mp4`, posterKey: `${stem}.webp` };
}

/** Where a service's picture lies once it is there. Until then its row holds the key without `bytesHash`, which leads to nothing. */
export const serviceKey = (
  workspaceId: string,
  creationId: string,
  file?: { bytesHash: string; extension: string },
): string =>
  `media/${workspaceId}/${creationId}${file ? `-${file.bytesHash.slice(0, 32)}.${file.extension}` : '.webp'}`;

/** Whether a service outside made it or is to make it: then nothing here can make it again. */
export const isByService = ({ source, storageKey }: { source: string; storageKey: string }): boolean =>
  source === 'made' && storageKey.startsWith('media/');

const partsOf = (
  { name, version }: Maker,
  { prompt, headline, supporting, kicker, subject, photo, brand, style, aspectRatio, seed, colours, font }: ImageBrief,
): unknown[] => [
  name,
  version,
  prompt,
  headline,
  supporting,
  brand,
  style,
  aspectRatio,
  seed,
  ...(colours || font ? [colours ?? [], font] : []),
  ...(kicker !== undefined || subject !== undefined ? [{ kicker, subject }] : []),
  ...(photo ? [{ photo: photo.key }] : []),
];

interface Maker {
  name: string;
  version: number;
}
