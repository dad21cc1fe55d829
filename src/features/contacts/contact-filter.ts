import type { RawInput } from '../../contracts/endpoint';
import type { contactsContract } from '../../contracts/contacts';
import type { ContactFilter, ContactPick } from './contacts-slice';

/** A filter as the server is asked for it: by the list, by its count, by exports and by changes of many. */
export const filterInput = ({ search, status, tag, segment, archived }: ContactFilter): FilterInput => ({
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
  ...(tag && { tag }),
  ...(segment && { segment }),
  ...(archived && { archived: 'only' as const }),
});

/** Who was picked, as changes and exports take it. */
export const selectionInput = ({ ids, all }: ContactPick, filter: ContactFilter): SelectionInput =>
  all ? { filter: filterInput(filter) } : { ids };

export const isNarrowed = (filter: ContactFilter): boolean => Object.keys(filterInput(filter)).length > 0;

type FilterInput = Exclude<RawInput<typeof contactsContract.countContacts>, void>;
export type SelectionInput = RawInput<typeof contactsContract.changeContacts>['selection'];
export type ContactsChange = RawInput<typeof contactsContract.changeContacts>['change'];
