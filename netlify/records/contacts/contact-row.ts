import type { ContactStatus, FieldValue } from '../../../src/domain/contact';
import type { contactPoints } from '../../database/schema/contacts';

/** A contact to be written. */
export interface ContactRow {
  workspaceId: string;
  id: string;
  name: string;
  company: string;
  status: ContactStatus;
  /** Its source in words: "Added by hand", the import's file, "Sign-up page". */
  source: string;
  value: number | null;
  custom: Record<string, FieldValue>;
  lastContactAt: Date | null;
  archivedAt?: Date | null;
  importId?: string | null;
  /** For a row without addresses: if it exists already, the row is left out of what `insertContacts` returns. */
  rowKey?: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** The first of each kind is the one in use. */
  points: WrittenPoint[];
  tagIds: string[];
}

/** A stored contact. */
export type StoredContact = Required<Omit<ContactRow, 'rowKey'>>;

export type WrittenPoint = Pick<typeof contactPoints.$inferSelect, 'kind' | 'value' | 'shown' | 'label'>;
