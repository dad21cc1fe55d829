import { pictureFormats, type PictureFormat } from '../../../src/domain/creation';
import { MAX_PIXELS } from '../../../src/domain/file-purpose';
import { AppError } from '../../errors/app-error';
import type { FileInspector } from '../../ports/file-inspector';

/** The format in the bytes; otherwise a sentence that says what is taken. `what` is "photo" or "still". */
export async function checkedFormat(inspector: FileInspector, bytes: Uint8Array, what: string): Promise<PictureFormat> {
  if (bytes.byteLength === 0) throw refusal(`This file is empty. ${USE}`);
  const found = await inspector.inspect(bytes);
  if (found.kind === 'markup') throw refusal(`SVG, HTML and other text that can hold scripts is not taken. ${USE}`);
  if (found.kind === 'mixed')
    throw refusal(
      'This file is a picture and something else at once, which is not taken. Save it again as PNG, JPEG or WebP.',
    );
  if (found.kind === 'broken')
    throw refusal('This picture is damaged or not complete. Save it again as PNG, JPEG or WebP.');
  const format =
    found.kind === 'picture' &&
    (Object.keys(pictureFormats) as PictureFormat[]).find((one) => pictureFormats[one].contentType === found.type);
  if (found.kind !== 'picture' || !format) throw refusal(`This is not a type that a ${what} can have. ${USE}`);
  if (found.width * found.height > MAX_PIXELS)
    throw refusal(
      `This picture has ${found.width} × ${found.height} pixels. Save it with at most ${MAX_PIXELS / 1_000_000} million.`,
    );
  return format;
}

export const refusal = (sentence: string): AppError =>
  new AppError('invalid_request', sentence, { fields: { file: sentence } });

/** For what the canvas cannot decode though its structure holds. */
export const damaged = (cause: unknown): AppError =>
  new AppError('invalid_request', 'This picture is damaged or not complete. Save it again as PNG, JPEG or WebP.', {
    cause,
  });

const USE = 'Use PNG, JPEG or WebP.';
