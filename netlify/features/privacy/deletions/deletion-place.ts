/** A workspace that a person is in. */
export interface Place {
  id: string;
  name: string;
  members: number;
  owners: number;
  /** Whether this person is one of the owners. */
  owns: boolean;
  deletesAt: Date | null;
}
