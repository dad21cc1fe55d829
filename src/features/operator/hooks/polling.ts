/** Nothing tells of changes that belong to no workspace, so the pages ask: only while somebody looks. */
export const POLLING = {
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
};
