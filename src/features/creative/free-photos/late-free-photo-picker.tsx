import { lazy, Suspense, useState } from 'react';
import type { FreePhotoPickerProps } from './free-photo-picker';

/** Searches for a free photograph. Loaded when it is first opened. */
export function FreePhotoPicker(props: FreePhotoPickerProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense fallback={null}>
        <LazyPicker {...props} />
      </Suspense>
    )
  );
}

const LazyPicker = lazy(async () => ({ default: (await import('./free-photo-picker')).FreePhotoPicker }));
