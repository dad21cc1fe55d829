import { pictureAsPng } from './picture-file';

/**
 * Hands a picture on in the best way this browser has: the system's share sheet, else the picture on the clipboard,
 * else its link. Never throws; 'cancelled' is the visitor's own choice.
 */
export async function sharePicture({ src, title }: { src: string; title: string }): Promise<ShareOutcome> {
  if (canShareFiles()) {
    try {
      await navigator.share({ files: [new File([await pictureAsPng(src)], fileName(title), { type: PNG })], title });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    // The promise goes in unawaited: Safari forgets the click while the picture loads.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: pictureAsPng(src) })]);
    return 'copied';
  } catch {
    // Older browsers copy text only.
  }
  try {
    await navigator.clipboard.writeText(new URL(src, window.location.href).href);
    return 'linked';
  } catch {
    return 'failed';
  }
}

const canShareFiles = (): boolean => typeof navigator.share === 'function' && navigator.canShare?.({ files: [new File([], 'picture.png', { type: PNG })] }) === true;

/** "Friday burger night" → "Friday burger night.png", without the signs that file systems refuse. */
const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim().slice(0, 80) || 'picture'}.png`;

const PNG = 'image/png';

export type ShareOutcome = 'shared' | 'copied' | 'linked' | 'cancelled' | 'failed';
