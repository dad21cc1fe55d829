import { useState } from 'react';
import { Search } from 'lucide-react';
import type { Creation } from '../../../contracts/creation-record';
import { Button } from '../../../ui/button';
import { useGetFreePhotoSourceQuery } from '../creative-api';
import { FreePhotoPicker } from './late-free-photo-picker';

/** Finds a photograph in the public domain, where the operator lets people search for some; otherwise nothing is there. */
export function FreePhotoButton({
  about = '',
  size = 'md',
  disabledReason,
  onPick,
}: {
  /** What the photograph is for, in any language: the first search is for its subject. */
  about?: string;
  size?: 'sm' | 'md';
  disabledReason?: string | undefined;
  onPick: (creation: Creation) => void;
}) {
  const [open, setOpen] = useState(false);
  const { data: source } = useGetFreePhotoSourceQuery();
  if (!source?.name) return null;
  return (
    <>
      <Button size={size} icon={<Search />} onClick={() => setOpen(true)} disabledReason={disabledReason}>
        Find a free photo
      </Button>
      <FreePhotoPicker
        catalogue={source.name}
        about={about}
        open={open}
        onClose={() => setOpen(false)}
        onPick={(creation) => {
          setOpen(false);
          onPick(creation);
        }}
      />
    </>
  );
}
