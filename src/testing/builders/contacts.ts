import type { ContactBatch } from '../../contracts/contact-changes';
import type { ContactEvent } from '../../contracts/contact-events';
import type { ContactExport } from '../../contracts/contact-exports';
import type { Contact, ContactDetail } from '../../contracts/contact-record';
import type { ContactTag } from '../../contracts/contact-tags';
import type { contactsContract } from '../../contracts/contacts';
import type { Output } from '../../contracts/endpoint';

type ContactBook = Output<typeof contactsContract.getContactBook>;

/** A customer with two tags, last contacted in June. */
export const buildContact = (partial: Partial<Contact> = {}): Contact => ({
  id: 'a1b2c3d4-6a1e-4b6f-8b9b-2a3e4d5c6b01',
  name: 'Hannah Boateng',
  email: 'hannah@harbourdental.example',
  phone: '(555) 013-0108',
  company: 'Harbour Dental',
  status: 'customer',
  tags: [
    { id: contactTagIds.catering, name: 'Catering' },
    { id: contactTagIds.regular, name: 'Regular' },
  ],
  lastContact: '2026-06-07T12:00:00.000Z',
  source: 'Added by hand',
  value: 396_000,
  archived: false,
  createdAt: '2026-05-01T09:00:00.000Z',
  ...partial,
});

/** So many contacts, each with its own id, name and email; `first` is the first one's number. */
export const buildContacts = (count: number, first = 1): Contact[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + first;
    return buildContact({
      id: `a1b2c3d4-6a1e-4b6f-8b9b-${String(number).padStart(12, '0')}`,
      name: `Person ${number}`,
      email: `person${number}@example.com`,
      tags: [],
      value: null,
    });
  });

/** A whole contact who was never asked for consent. */
export const buildContactDetail = (partial: Partial<ContactDetail> = {}): ContactDetail => {
  const contact = buildContact(partial);
  return {
    ...contact,
    points: [
      ...(contact.email
        ? [{ kind: 'email' as const, value: contact.email.toLowerCase(), shown: contact.email, label: '' }]
        : []),
      ...(contact.phone ? [{ kind: 'phone' as const, value: '+15550130108', shown: contact.phone, label: '' }] : []),
    ],
    custom: {},
    importedFrom: null,
    updatedAt: contact.createdAt,
    consents: (['email', 'sms', 'voice'] as const).map((channel) => ({ channel, state: null, basis: null, at: null })),
    suppressed: [],
    ...partial,
  };
};

export const buildContactTag = (partial: Partial<ContactTag> = {}): ContactTag => ({
  id: contactTagIds.catering,
  name: 'Catering',
  count: 47,
  ...partial,
});

/** A list of 1,294 contacts with two tags and no custom fields. */
export const buildContactBook = (partial: Partial<ContactBook> = {}): ContactBook => ({
  count: 1_294,
  newThisMonth: 38,
  archived: 3,
  byStatus: { customer: 612, lead: 402, prospect: 280 },
  tags: [buildContactTag(), buildContactTag({ id: contactTagIds.regular, name: 'Regular', count: 214 })],
  fields: [],
  currency: 'USD',
  country: 'US',
  ...partial,
});

export const buildContactEvent = (partial: Partial<ContactEvent> = {}): ContactEvent => ({
  id: 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000e1',
  kind: 'note',
  title: 'Note',
  text: 'Wants a quote for forty people.',
  at: '2026-06-07T12:00:00.000Z',
  actor: 'Maya Okafor',
  canDelete: true,
  ...partial,
});

/** A finished bulk change of two contacts that can still be undone. */
export const buildContactBatch = (partial: Partial<ContactBatch> = {}): ContactBatch => ({
  id: 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000b1',
  kind: 'archive',
  state: 'done',
  changed: 2,
  total: 2,
  canUndo: true,
  ...partial,
});

/** A finished export that stays available for long. */
export const buildContactExport = (partial: Partial<ContactExport> = {}): ContactExport => ({
  id: 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000d1',
  format: 'csv',
  state: 'ready',
  progress: 100,
  startedAgain: false,
  rows: 1_294,
  bytes: 184_000,
  cause: null,
  createdAt: '2026-06-09T09:52:00.000Z',
  expiresAt: '2099-06-16T09:52:00.000Z',
  ...partial,
});

export const contactTagIds = {
  catering: 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000a1',
  regular: 'a1b2c3d4-6a1e-4b6f-8b9b-0000000000a2',
};
