import type { Config } from '@netlify/functions';
import { contactsContract } from '../../src/contracts/contacts';
import { contactsWiring } from '../features/contacts/contacts-wiring';
import { serve } from '../http/serve';

export default serve(contactsContract, contactsWiring);

export const config: Config = {
  path: [
    '/api/contacts',
    '/api/contacts/*',
    '/api/contact-changes',
    '/api/contact-changes/*',
    '/api/contact-tags',
    '/api/contact-tags/*',
    '/api/contact-fields',
    '/api/contact-fields/*',
    '/api/suppressions',
    '/api/suppressions/*',
    '/api/contact-exports',
    '/api/contact-exports/*',
  ],
};
