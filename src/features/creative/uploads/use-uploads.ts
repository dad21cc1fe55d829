import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { useToast } from '../../../ui/use-toast';
import { pluralise } from '../../../lib/pluralise';
import {
  useCreateClipMutation,
  useFinishClipMutation,
  useUpdateClipPartMutation,
  useUpdateClipPosterMutation,
} from '../creative-api';
import { partsOf } from '../../../lib/parts-of';
import { useBringPhoto } from './use-bring-photo';

/** Prepares files in the browser, brings them one after another, and says in the end what did not come and why. */
export function useUploads(): Uploads {
  const { show } = useToast();
  const bringPhoto = useBringPhoto();
  const [createClip] = useCreateClipMutation();
  const [updatePart] = useUpdateClipPartMutation();
  const [updatePoster] = useUpdateClipPosterMutation();
  const [finishClip] = useFinishClipMutation();
  const [doing, setDoing] = useState<string | null>(null);

  async function bringClip(file: File, say: (percent: number) => void): Promise<void> {
    const { prepareClip } = await import('./prepare-clip');
    const { clip, poster } = await prepareClip(file, (done) => say(done * 50));
    const { id: clipId, partBytes, parts } = await createClip({ name: file.name, bytes: clip.size }).unwrap();
    for (const { part, bytes } of partsOf(clip, partBytes)) {
      await updatePart({ clipId, part, bytes }).unwrap();
      say(50 + (part / parts) * 45);
    }
    await updatePoster({ clipId, bytes: poster }).unwrap();
    await finishClip({ clipId, name: file.name }).unwrap();
  }

  const bring = async (files: File[]) => {
    const failures: string[] = [];
    for (const [index, file] of files.entries()) {
      const place = files.length > 1 ? `${index + 1} of ${files.length}` : 'Uploading';
      setDoing(place);
      try {
        const kind = kindOf(file);
        if (kind === null) throw new Error('You can only upload photos and clips here.');
        if (kind === 'clip') await bringClip(file, (percent) => setDoing(`${place}, ${Math.round(percent)}%`));
        else await bringPhoto(file);
      } catch (error) {
        failures.push(`${file.name}: ${error instanceof Error ? error.message : messageOf(error)}`);
      }
    }
    setDoing(null);
    const brought = files.length - failures.length;
    if (failures.length > 0)
      show({
        kind: 'failure',
        text: `${brought > 0 ? `${pluralise(brought, 'file')} uploaded. ` : ''}${failures.slice(0, NAMED).join(' ')}${failures.length > NAMED ? ` And ${failures.length - NAMED} more.` : ''}`,
      });
    else if (brought > 0)
      show({ text: `${pluralise(brought, 'file')} ${brought === 1 ? 'is' : 'are'} in your library.` });
  };

  return { bring, busy: doing !== null, label: doing ?? '' };
}

/** Some systems do not know what an iPhone's .mov file is, and browsers take their word for it. */
function kindOf({ type, name }: File): 'photo' | 'clip' | null {
  if (type.startsWith('image/')) return 'photo';
  return type.startsWith('video/') || (type === '' && /\.(?:mov|mp4|m4v)$/i.test(name)) ? 'clip' : null;
}

/** Failures that a message names. */
const NAMED = 3;

export interface Uploads {
  bring: (files: File[]) => Promise<void>;
  busy: boolean;
  /** Which file is on its way and how far it is; '' when none is. */
  label: string;
}
