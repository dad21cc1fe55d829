/**
 * The key in a website's pages. It names its workspace, so that no other workspace's rows have to be searched. It is
 * not a secret: the site's hosts decide what may be reported.
 */
export const makeVisitKey = (workspaceId: string, token: string): string =>
  `fbv_${workspaceId.replaceAll('-', '')}_${token}`;

/** The workspace in a key; null for what is not one. */
export function workspaceOfVisitKey(key: string): string | null {
  const hex = /^fbv_([0-9a-f]{32})_[\w-]{8,40}$/.exec(key)?.[1];
  return hex
    ? `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    : null;
}
