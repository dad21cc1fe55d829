import { AppError } from './app-error';

/** For a photograph that was chosen and is no photograph of this library, or none any more. */
export const photoGone = (): AppError =>
  new AppError('invalid_request', PHOTO_GONE, { fields: { photoId: PHOTO_GONE } });

const PHOTO_GONE = 'This photo is no longer in your library. Choose another one.';
