import { type ActivityEvent, quoted } from './activity';

export const contactActivityEvents = {
  signupPageTurned: (open: boolean): ActivityEvent => ({
    type: 'team',
    title: `The sign-up page was ${open ? 'opened' : 'closed'}`,
    link: '/dashboard/contacts/sign-up',
    tells: true,
  }),
  importDone: (file: { name: string }): ActivityEvent => ({
    type: 'team',
    title: `The contacts of ${quoted(file.name)} were imported`,
    link: IMPORT,
    tells: true,
  }),
  importFailed: (file: { name: string }): ActivityEvent => ({
    type: 'team',
    title: `The import of ${quoted(file.name)} stopped`,
    status: 'failed',
    link: IMPORT,
    tells: true,
  }),
  importUndone: (file: { name: string }): ActivityEvent => ({
    type: 'team',
    title: `The import of ${quoted(file.name)} was undone`,
    link: IMPORT,
    tells: true,
  }),
  contactMessageReceived: ({ name, subject }: { name: string; subject: string }): ActivityEvent => ({
    type: 'conversation',
    title: `${quoted(name)} wrote through the contact form${subject ? `: ${quoted(subject)}` : ''}`,
    tells: true,
  }),
  contactsExported: ({ count, format }: { count: number; format: 'csv' | 'json' }): ActivityEvent => ({
    type: 'team',
    title: `${count === 1 ? 'One contact was' : `${count.toLocaleString('en-US')} contacts were`} exported as ${format.toUpperCase()}`,
    link: CONTACTS,
    tells: true,
  }),
  /** The log does not record whose data was erased either. */
  contactErased: (): ActivityEvent => ({
    type: 'team',
    title: 'A contact was erased for good',
    link: CONTACTS,
    tells: false,
  }),
};

const CONTACTS = '/dashboard/contacts';

const IMPORT = `${CONTACTS}/import`;
