import type { Sentence } from './sentence';

const page = 'src/features/contacts/contacts-page.test.tsx';
const list = 'netlify/features/contacts/list/contacts-list.test.ts';
const server = 'netlify/features/contacts/contacts-handlers.test.ts';
const exportsTest = 'netlify/features/contacts/exports/contact-exports.test.ts';

export const contacts: Sentence[] = [
  {
    says: 'Contacts: a search box matching name, email or company, case-insensitive.',
    test: 'finds by name, any email and company, without regard to case and accents, all words, and signs mean themselves',
    in: list,
  },
  {
    says: 'Contacts: a status filter: all, customer, lead, prospect.',
    test: 'by status, tag, segment and archive is asked of the server and brought back by an address',
    in: page,
  },
  {
    says: 'Contacts: a tag list with counts.',
    test: 'counts what is there, this month and by tag, and names fields, currency and country',
    in: list,
  },
  {
    says: 'Contacts: a list showing name, status, email, phone, tags, value, last contact.',
    test: 'shows the first email and phone, the tags by name, and money and times as they are',
    in: list,
  },
  {
    says: 'Contact (sample): id, name, email, phone, company, status, tags[], lastContact, source, value, avatar.',
    test: 'is added with addresses as people write them, and tags that are the same in any letters',
    in: server,
  },
  {
    says: 'Contact (sample): avatar.',
    departure: 'initials are drawn from the name; no picture of a person is invented or fetched',
  },
  { says: 'Tag: name, count.', test: 'by a tag of the column; a second press shows everybody', in: page },
  {
    says: 'Contact status: customer, lead, prospect. Display only.',
    departure: 'it can be changed, one by one and for many at once: a status that nobody can change tells nothing',
  },
  {
    says: 'Contacts: Import does nothing.',
    departure: 'it reads CSV and TSV files in parts, with preview, dry run, row errors and undo (docs/contacts.md)',
  },
  {
    says: 'Contacts: Export does nothing.',
    test: 'is what the list shows: words, filters, a segment, or what was ticked; archived ones only when asked for',
    in: exportsTest,
  },
  {
    says: 'Contacts: Add Contact and row action buttons do nothing.',
    departure: 'they add, show, edit, write to, archive and erase a contact',
  },
];
