import type { ContactStatus, FieldValue } from '../../../src/domain/contact';
import type { contactPoints } from '../../database/schema/contacts';

/** A contact as it is written. */
export interface ContactRow {
  workspaceId: string;
  id: string;
  name: string;
  company: string;
  status: ContactStatus;
  /** Where it comes from, in words: "Added by hand", the import's file, "Sign-up page". */
  source: string;
  value: number | null;
  custom: Record<string, FieldValue>;
  lastContactAt: Date | null;
  archivedAt?: Date | null;
  importId?: string | null;
  /** Of a row without addresses: when it is there already, the row is left out of what `insertContacts` answers. */
  rowKey?: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** The first of each kind is the one that is used. */
  points: WrittenPoint[];
  tagIds: string[];
}

/** A contact as it stands. */
export type StoredContact = Required<Omit<ContactRow, 'rowKey'>>;

export type WrittenPoint = Pick<typeof contactPoints.$inferSelect, 'kind' | 'value' | 'shown' | 'label'>;
