/** 44 characters of base64url: the workspace, so that its rows alone are looked at, then 16 random bytes, which nobody guesses. */
export const writeShareToken = (workspaceId: string, random: string): string =>
  Buffer.from(workspaceId.replaceAll('-', ''), 'hex').toString('base64url') + random;
