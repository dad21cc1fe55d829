import { lazy, Suspense } from 'react';
import type { PhotoFieldProps } from './making/components/photo-field';
export { shareFile } from './creations/share-file';
export { PicturePicker } from './uploads/late-picture-picker';

/** Chooses or uploads a photograph for a picture. */
export function PhotoField(props: PhotoFieldProps) {
  return (
    <Suspense fallback={null}>
      <LazyPhotoField {...props} />
    </Suspense>
  );
}

const LazyPhotoField = lazy(async () => ({ default: (await import('./making/components/photo-field')).PhotoField }));
