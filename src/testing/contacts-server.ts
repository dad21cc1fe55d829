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
 * `serverState` is what the next request returns; `lists` collects the list's queries.
 */
export function mockContacts(items: Contact[] = []) {
  const serverState: ServerState = { items, book: {}, segments: [], exports: [], batches: [] };
  // Mocked first, because later mocks take precedence and its path pattern would match theirs.
  mockEndpoint(contactsContract.getContact, ({ contactId }) => {
    const found = serverState.items.find(({ id }) => id === contactId);
    return found ? buildContactDetail(found) : refuse('not_found');
  });
  mockEndpoint(contactsContract.getContactBook, () =>
    buildContactBook({ count: serverState.items.length, ...serverState.book }),
  );
  mockEndpoint(contactsContract.countContacts, () => ({ count: serverState.items.length, exact: true }));
  mockEndpoint(segmentsContract.listSegments, () => ({ items: serverState.segments }));
  mockEndpoint(contactsContract.listContactBatches, () => ({ items: serverState.batches }));
  mockEndpoint(contactsContract.listContactExports, () => ({ items: serverState.exports }));
  mockEndpoint(contactsContract.listContactEvents, () => ({ items: [], nextCursor: null }));
  const lists = mockEndpoint(contactsContract.listContacts, ({ cursor, limit }) => {
    const from = Number(cursor ?? 0);
    return {
      items: serverState.items.slice(from, from + limit),
      nextCursor: from + limit < serverState.items.length ? String(from + limit) : null,
    };
  });
  return { serverState, lists };
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

interface ServerState {
  items: Contact[];
  book: Parameters<typeof buildContactBook>[0];
  segments: Segment[];
  exports: ContactExport[];
  batches: ContactBatch[];
}
