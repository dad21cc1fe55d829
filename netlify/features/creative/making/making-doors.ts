import type { CreationRow } from '../creations/present-creation';

/** What the library needs of whoever makes pictures and clips. */
export interface MakingDoors {
  /** A picture's file; drawn again from its brief when it was lost and can be drawn again, null when it cannot. */
  readPicture(row: CreationRow): Promise<Uint8Array | null>;
  /** A clip that was made here has lost its file or its still: makes both again, later. Asking more than once is as good as once. */
  makeAgain(row: CreationRow): Promise<void>;
  /** Stops what is in hand, gives its unit back and takes it out; false when it is not in hand any more. */
  cancel(workspaceId: string, creationId: string): Promise<boolean>;
}
