import type { ContactEvent } from '../../../src/contracts/contact-events';
import type { Contact } from '../../../src/contracts/contact-record';
import type { ContactEventKind, ContactStatus } from '../../../src/domain/contact';

export const presentContact = ({ lastContactAt, archivedAt, createdAt, ...row }: Listed): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  status: row.status,
  tags: row.tags,
  source: row.source,
  value: row.value,
  lastContact: lastContactAt === null ? null : new Date(lastContactAt).toISOString(),
  archived: archivedAt !== null,
  createdAt: new Date(createdAt).toISOString(),
});

export const presentEvent = ({ id, kind, title, text = '', actorName, at }: StoredEvent): ContactEvent => ({
  id,
  kind,
  title,
  text,
  at: at.toISOString(),
  actor: actorName,
  canDelete: kind === 'note',
});

interface Listed {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string;
  status: ContactStatus;
  tags: { id: string; name: string }[];
  source: string;
  value: number | null;
  lastContactAt: string | Date | null;
  archivedAt: string | Date | null;
  createdAt: string | Date;
}

interface StoredEvent {
  id: string;
  kind: ContactEventKind;
  title: string;
  text?: string;
  actorName: string;
  at: Date;
}
