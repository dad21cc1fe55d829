import { useGetImportQuery } from '../imports-api';
import { isAtWork } from '../import-words';

/** An import, polled while a job is working on it. */
export function useLiveImport(importId: string) {
  const known = useGetImportQuery({ importId });
  const item = known.currentData;
  useGetImportQuery(
    { importId },
    { pollingInterval: item && isAtWork(item) ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  return { item, error: known.error, isFetching: known.isFetching, refetch: () => void known.refetch() };
}

const POLL_MS = 1_500;
