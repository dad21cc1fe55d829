import { useState } from 'react';
import type { DataExport } from '../../../contracts/privacy';
import { useListExportsQuery } from '../privacy-api';

/**
 * The exports of this person and workspace. Polled every two seconds while one is in progress: an account's
 * export may run in another workspace, whose changes are not announced here.
 */
export function useExports() {
  const [busy, setBusy] = useState(false);
  const { data, error, refetch, isFetching } = useListExportsQuery(undefined, {
    pollingInterval: busy ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const items: DataExport[] | undefined = data?.items;
  const isBusy = items?.some(({ state }) => state === 'waiting' || state === 'running') ?? false;
  if (isBusy !== busy) setBusy(isBusy);
  return { items, error, refetch, isFetching };
}

const POLL_MS = 2_000;
