import { useGenerateImageMutation } from '../creative-api';

/** The one generation of the suite. It goes on, and its result waits, while another tab or page is open. */
export function useImageGeneration() {
  const [generate, { data, error, isLoading }] = useGenerateImageMutation({ fixedCacheKey: 'creative' });
  return { generate, result: data, error, busy: isLoading };
}
