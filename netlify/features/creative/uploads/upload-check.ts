import { pictureFormats, type PictureFormat } from '../../../../src/domain/creation';
import { MAX_PIXELS } from '../../../../src/domain/file-purpose';
import { AppError } from '../../../errors/app-error';
import type { FileInspector } from '../../../ports/file-inspector';

/** The format in the bytes; otherwise a sentence that says what is taken. `what` is "photo" or "still". */
export async function checkedFormat(inspector: FileInspector, bytes: Uint8Array, what: string): Promise<PictureFormat> {
  if (bytes.byteLength === 0) throw refusal(`This file is empty. ${USE}`);
  const found = await inspector.inspect(bytes);
  if (found.kind === 'markup')
    throw refusal(`We cannot accept SVG, HTML or other text that can contain scripts. ${USE}`);
  if (found.kind === 'mixed')
    throw refusal(
      'This file is a picture and something else at the same time, so we cannot accept it. Save it again as PNG, JPEG or WebP.',
    );
  if (found.kind === 'broken')
    throw refusal('This picture is damaged or incomplete. Save it again as PNG, JPEG or WebP.');
  const format =
    found.kind === 'picture' &&
    (Object.keys(pictureFormats) as PictureFormat[]).find((one) => pictureFormats[one].contentType === found.type);
  if (found.kind !== 'picture' || !format) throw refusal(`A ${what} cannot have this file type. ${USE}`);
  if (found.width * found.height > MAX_PIXELS)
    throw refusal(
      `This picture is ${found.width} × ${found.height} pixels. Save it with at most ${MAX_PIXELS / 1_000_000} million pixels.`,
    );
  return format;
}

export const refusal = (sentence: string): AppError =>
  new AppError('invalid_request', sentence, { fields: { file: sentence } });

/** For what the canvas cannot decode though its structure holds. */
export const damaged = (cause: unknown): AppError =>
  new AppError('invalid_request', 'This picture is damaged or incomplete. Save it again as PNG, JPEG or WebP.', {
    cause,
  });

const USE = 'Use PNG, JPEG or WebP.';
