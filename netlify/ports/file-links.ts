/** What a signed link allows: one file of one workspace until a moment. */
export interface FileGrant {
  workspaceId: string;
  fileId: string;
  expiresAt: Date;
}

/** Makes and reads the tokens of such links. Whether a link has ended is for the reader to say, who has the clock. */
export interface FileLinks {
  seal(grant: FileGrant): string;
  /** Null for anything that `seal` with the same key has not made. */
  open(token: string): FileGrant | null;
}
