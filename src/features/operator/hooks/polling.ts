/** Changes outside any workspace are not announced, so these pages poll, but only while they are visible. */
export const POLLING = {
  pollingInterval: 15_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
};
