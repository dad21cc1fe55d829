import { useState } from 'react';
import { useListContactExportsQuery } from '../contacts-api';

/** Exports of the last seven days; asked for every two seconds while one is being made. */
export function useContactExports() {
  const [busy, setBusy] = useState(false);
  const { data, error, refetch, isFetching } = useListContactExportsQuery(undefined, {
    pollingInterval: busy ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isBusy = data?.items.some(({ state }) => state === 'running') ?? false;
  if (isBusy !== busy) setBusy(isBusy);
  return { items: data?.items, error, refetch, isFetching };
}

const POLL_MS = 2_000;
