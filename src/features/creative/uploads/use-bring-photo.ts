import type { Creation } from '../../../contracts/creation-record';
import { useCreatePhotoMutation } from '../creative-api';

/** Makes a photograph small and clean in the browser and brings it into the library. Throws an Error or an ApiError, each with a sentence. */
export function useBringPhoto(): (file: File) => Promise<Creation> {
  const [createPhoto] = useCreatePhotoMutation();
  return async (file) => {
    const { preparePhoto } = await import('./prepare-photo');
    return createPhoto({ name: file.name, bytes: await preparePhoto(file) }).unwrap();
  };
}
