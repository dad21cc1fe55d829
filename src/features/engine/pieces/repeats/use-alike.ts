import { useDebounced } from '../../../../hooks/use-debounced';
import { useGetAlikeQuery } from '../../engine-api';
import type { Alike } from './alike-words';

/** The recent post that says much the same as these words, once nobody has typed for a while; null for none. */
export function useAlike(
  { title, body }: { title: string; body: string },
  { pieceId, skip = false }: { pieceId?: string; skip?: boolean } = {},
): Alike | null {
  const text = useDebounced(JSON.stringify({ title, body }), TYPING_MS);
  const words = JSON.parse(text) as { title: string; body: string };
  const { data } = useGetAlikeQuery(
    { ...words, ...(pieceId !== undefined && { pieceId }) },
    {
      skip:
        skip || `${words.title}${words.body}`.trim() === '' || words.title.length > 200 || words.body.length > 20_000,
    },
  );
  return skip ? null : (data?.alike ?? null);
}

const TYPING_MS = 900;
