import { pictureAsPng } from './picture-file';

/**
 * Hands a picture or clip on as a file: by the system's share sheet, else a picture on the clipboard. Never throws;
 * 'cancelled' is the visitor's own choice.
 */
export async function shareFile({
  src,
  title,
  text,
  type,
}: {
  src: string;
  title: string;
  /** Words that go with it, where the receiving app takes them. */
  text?: string;
  type: 'image' | 'video';
}): Promise<ShareOutcome> {
  const kind = type === 'image' ? PNG : MP4;
  const load = () => (type === 'image' ? pictureAsPng(src) : clipAsFile(src));
  if (canShareFiles(kind)) {
    try {
      await navigator.share({
        files: [new File([await load()], fileName(title, kind), { type: kind })],
        title,
        ...(text && { text }),
      });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  if (type === 'video') return 'failed';
  try {
    // The promise goes in unawaited: Safari forgets the click while the picture loads.
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: load() })]);
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function clipAsFile(src: string): Promise<Blob> {
  const response = await fetch(src, { credentials: 'include' });
  if (!response.ok) throw new Error('The clip could not be loaded.');
  return response.blob();
}

const canShareFiles = (type: string): boolean =>
  typeof navigator.share === 'function' &&
  navigator.canShare?.({ files: [new File([], fileName('file', type), { type })] }) === true;

/** "Friday burger night" → "Friday burger night.png", without the signs that file systems refuse. */
const fileName = (title: string, type: string): string =>
  `${
    title
      .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'file'
  }.${type === PNG ? 'png' : 'mp4'}`;

const PNG = 'image/png';
const MP4 = 'video/mp4';

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';
