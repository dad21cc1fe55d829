/**
 * The key in the line of a website that loads the chat. It names its workspace, so that no other workspace's rows have
 * to be searched. It is not a secret: the channel's domains decide which pages may open the chat.
 */
export const makeChatKey = (workspaceId: string, token: string): string =>
  `fbc_${workspaceId.replaceAll('-', '')}_${token}`;

/** The workspace in a key; null for what is not one. */
export function workspaceOfChatKey(key: string): string | null {
  const hex = /^fbc_([0-9a-f]{32})_[\w-]{8,40}$/.exec(key)?.[1];
  return hex
    ? `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
    : null;
}
