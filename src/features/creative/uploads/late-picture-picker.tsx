import { lazy, Suspense, useState } from 'react';
import type { Creation } from '../../../contracts/creation-record';

/** Chooses a picture of the library. Loaded when it is first opened. */
export function PicturePicker(props: {
  open: boolean;
  /** Only photographs that were brought, none that was made. */
  photosOnly?: boolean;
  /** What it is for, as far as that is known. */
  about?: string | undefined;
  onClose: () => void;
  onPick: (creation: Creation) => void;
}) {
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

const LazyPicker = lazy(async () => ({ default: (await import('./picture-picker')).PicturePicker }));
