import type { ContactBatch } from '../contracts/contact-changes';
import type { ContactExport } from '../contracts/contact-exports';
import type { Contact } from '../contracts/contact-record';
import { contactsContract } from '../contracts/contacts';
import { segmentsContract, type Segment } from '../contracts/segments';
import { buildContactBook, buildContactDetail } from './builders/contacts';
import { mockEndpoint, refuse } from './server';
// The page is lazy; importing it here keeps the loading out of each test's time limit.
import '../features/contacts/contacts-page';

/**
 * Mocks every request of the contacts page with these people, in pages of a hundred. What a test changes in
 * `held` is what the next request returns; `lists` collects the list's queries.
 */
export function mockContacts(items: Contact[] = []) {
  const held: Held = { items, book: {}, segments: [], exports: [], batches: [] };
  // Mocked first, because later mocks take precedence and its path pattern would match theirs.
  mockEndpoint(contactsContract.getContact, ({ contactId }) => {
    const found = held.items.find(({ id }) => id === contactId);
    return found ? buildContactDetail(found) : refuse('not_found');
  });
  mockEndpoint(contactsContract.getContactBook, () => buildContactBook({ count: held.items.length, ...held.book }));
  mockEndpoint(contactsContract.countContacts, () => ({ count: held.items.length, exact: true }));
  mockEndpoint(segmentsContract.listSegments, () => ({ items: held.segments }));
  mockEndpoint(contactsContract.listContactBatches, () => ({ items: held.batches }));
  mockEndpoint(contactsContract.listContactExports, () => ({ items: held.exports }));
  mockEndpoint(contactsContract.listContactEvents, () => ({ items: [], nextCursor: null }));
  const lists = mockEndpoint(contactsContract.listContacts, ({ cursor, limit }) => {
    const from = Number(cursor ?? 0);
    return {
      items: held.items.slice(from, from + limit),
      nextCursor: from + limit < held.items.length ? String(from + limit) : null,
    };
  });
  return { held, lists };
}

/** jsdom has no layout: gives every element this height and makes elements scrollable. */
export function giveHeight(pixels: number): void {
  for (const name of ['offsetHeight', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => pixels });
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 1_000_000 });
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === 'object' ? (options.top ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
}

interface Held {
  items: Contact[];
  book: Parameters<typeof buildContactBook>[0];
  segments: Segment[];
  exports: ContactExport[];
  batches: ContactBatch[];
}
