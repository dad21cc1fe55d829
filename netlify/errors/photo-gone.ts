import { AppError } from './app-error';

/** For a chosen photograph that is not, or is no longer, in this library. */
export const photoGone = (): AppError =>
  new AppError('invalid_request', PHOTO_GONE, { fields: { photoId: PHOTO_GONE } });

const PHOTO_GONE = 'This photo is no longer in your library. Choose another one.';
