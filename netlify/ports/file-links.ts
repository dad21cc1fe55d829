/** What a signed link permits: one file of one workspace until a certain time. */
export interface FileGrant {
  workspaceId: string;
  fileId: string;
  expiresAt: Date;
}

/** Creates and reads such tokens. Whether a link has expired is decided by the caller, who has the clock. */
export interface FileLinks {
  seal(grant: FileGrant): string;
  /** Null for anything that `seal` did not create with the same key. */
  open(token: string): FileGrant | null;
}
