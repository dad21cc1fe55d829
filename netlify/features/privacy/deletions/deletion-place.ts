/** A workspace that a person belongs to. */
export interface Place {
  id: string;
  name: string;
  members: number;
  owners: number;
  /** Whether this person is one of its owners. */
  owns: boolean;
  deletesAt: Date | null;
}
