import type { ImportDraft } from '../import-draft';
import { useGetImportPreviewQuery } from '../imports-api';

/**
 * The first rows of a file, read with the chosen format. While they are read in a new format, the previous rows
 * stay on screen.
 */
export function usePreview(importId: string, { encoding, delimiter, hasHeader }: ImportDraft) {
  const { data, error, isFetching, refetch } = useGetImportPreviewQuery({
    importId,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(hasHeader !== null && { hasHeader: hasHeader ? ('yes' as const) : ('no' as const) }),
  });
  return { preview: data, error, isFetching, refetch: () => void refetch() };
}
