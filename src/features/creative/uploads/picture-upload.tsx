import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { Creation } from '../../../contracts/creation-record';
import { UploadButton } from './upload-button';
import { useBringPhoto } from './use-bring-photo';

/** Brings a picture of one's own into the library, where one is chosen. Whoever has left by the time it came has it there. */
export function PictureUpload({
  onBrought,
  onFailed,
}: {
  onBrought: (creation: Creation) => void;
  onFailed: (sentence: string | null) => void;
}) {
  const bringPhoto = useBringPhoto();
  const [busy, setBusy] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const bring = async ([file]: File[]) => {
    if (!file) return;
    setBusy(true);
    onFailed(null);
    try {
      const creation = await bringPhoto(file);
      if (here.current) onBrought(creation);
    } catch (error) {
      if (here.current) onFailed(error instanceof Error ? error.message : messageOf(error));
    }
    if (here.current) setBusy(false);
  };
  return <UploadButton onePicture bring={bring} busy={busy} label="Uploading…" />;
}
