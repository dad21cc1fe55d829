import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../api/base-api';
import { contractMutation, contractPages, contractQuery } from '../../api/contract-endpoints';
import { idTag, invalidates, listTag, listTags, type Tag } from '../../api/tags';
import { type Contact, contactSchema } from '../../contracts/contact-record';
import { contactsContract } from '../../contracts/contacts';
import { changedRows, rowChangeOf, type RowChange } from '../../domain/contact-rows';

/** What a change of contacts may change elsewhere: rows, counts, timelines. */
const people: Tag[] = [listTag('Contact'), listTag('ContactBook'), listTag('ContactEvent')];
/** A tag or field that goes also goes out of rows and of the rules of segments. */
const book: Tag[] = [listTag('Contact'), listTag('ContactBook'), listTag('Segment')];
/** A list that was scrolled far: see listContacts. */
const farList = idTag('Contact', 'far');
const ofOne = {
  invalidatesTags: invalidates<{ contactId: string }>(({ contactId }) => [...people, idTag('Contact', contactId)]),
};
const ofEvents = {
  invalidatesTags: invalidates<{ contactId: string }>(({ contactId }) => [
    listTag('ContactEvent'),
    listTag('Contact'),
    idTag('Contact', contactId),
  ]),
};
const ofPeople = { invalidatesTags: invalidates(people) };
const ofBook = { invalidatesTags: invalidates(book) };
const ofSuppressions = { invalidatesTags: invalidates([listTag('Suppression'), listTag('Contact')]) };
const ofExports = { invalidatesTags: invalidates([listTag('ContactExport')]) };

// The files of exports and of blocked addresses have no endpoint here: they are loaded by their address, in a download link.
export const contactsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A list that was scrolled far is not read again from its beginning at each change: what is done on this screen is
    // written into it (domain/contact-rows.ts), and its foot offers to read it again.
    listContacts: contractPages(build, contactsContract.listContacts, {
      providesTags: (seen) => [seen && seen.pages.length > FOLLOWED_PAGES ? farList : listTag('Contact')],
    }),
    countContacts: contractQuery(build, contactsContract.countContacts, { providesTags: [listTag('Contact')] }),
    getContactBook: contractQuery(build, contactsContract.getContactBook, { providesTags: [listTag('ContactBook')] }),
    getContact: contractQuery(build, contactsContract.getContact, {
      providesTags: (contact) => [listTag('Contact'), ...(contact ? [idTag('Contact', contact.id)] : [])],
    }),
    createContact: contractMutation(build, contactsContract.createContact, ofPeople),
    updateContact: contractMutation(build, contactsContract.updateContact, {
      ...ofOne,
      onQueryStarted: async ({ contactId }, { dispatch, getState, queryFulfilled }) => {
        const answer = await settled(queryFulfilled);
        if (answer)
          writeInto(dispatch, getState, [contactId], { kind: 'whole', row: contactSchema.parse(answer.data) });
      },
    }),
    eraseContact: contractMutation(build, contactsContract.eraseContact, {
      invalidatesTags: invalidates([...people, listTag('Suppression')]),
      onQueryStarted: async ({ contactId }, { dispatch, getState, queryFulfilled }) => {
        if (await settled(queryFulfilled)) writeInto(dispatch, getState, [contactId], { kind: 'gone' });
      },
    }),
    sendContactMessage: contractMutation(build, contactsContract.sendContactMessage, ofEvents),
    listContactEvents: contractPages(build, contactsContract.listContactEvents, {
      providesTags: [listTag('ContactEvent')],
    }),
    createContactNote: contractMutation(build, contactsContract.createContactNote, ofEvents),
    deleteContactNote: contractMutation(build, contactsContract.deleteContactNote, ofEvents),

    changeContacts: contractMutation(build, contactsContract.changeContacts, {
      ...ofPeople,
      onQueryStarted: async ({ selection, change }, { dispatch, getState, queryFulfilled }) => {
        const answer = await settled(queryFulfilled);
        const known = contactsApi.endpoints.getContactBook.select()(getState() as CacheState).data?.tags ?? [];
        const seen = rowChangeOf(change, known);
        if (answer && 'ids' in selection && seen) writeInto(dispatch, getState, selection.ids, seen);
      },
    }),
    listContactBatches: contractQuery(build, contactsContract.listContactBatches, {
      providesTags: [listTag('Contact')],
    }),
    getContactBatch: contractQuery(build, contactsContract.getContactBatch, { providesTags: [listTag('Contact')] }),
    // What was hidden comes back anywhere in a list, so here also one that was scrolled far is read again.
    undoContactBatch: contractMutation(build, contactsContract.undoContactBatch, {
      invalidatesTags: invalidates([...people, farList]),
    }),
    createContactTag: contractMutation(build, contactsContract.createContactTag, {
      invalidatesTags: invalidates([listTag('ContactBook')]),
    }),
    updateContactTag: contractMutation(build, contactsContract.updateContactTag, ofBook),
    deleteContactTag: contractMutation(build, contactsContract.deleteContactTag, ofBook),
    createContactField: contractMutation(build, contactsContract.createContactField, ofBook),
    updateContactField: contractMutation(build, contactsContract.updateContactField, ofBook),
    deleteContactField: contractMutation(build, contactsContract.deleteContactField, ofBook),

    listConsents: contractQuery(build, contactsContract.listConsents, { providesTags: [listTag('Contact')] }),
    createConsent: contractMutation(build, contactsContract.createConsent, ofOne),
    listSuppressions: contractPages(build, contactsContract.listSuppressions, {
      providesTags: (seen) =>
        listTags(
          'Suppression',
          seen?.pages.flatMap((page) => page.items),
        ),
    }),
    createSuppression: contractMutation(build, contactsContract.createSuppression, ofSuppressions),
    deleteSuppression: contractMutation(build, contactsContract.deleteSuppression, ofSuppressions),
    deleteSuppressions: contractMutation(build, contactsContract.deleteSuppressions, ofSuppressions),
    createSuppressions: contractMutation(build, contactsContract.createSuppressions, ofSuppressions),
    deleteSuppressionImport: contractMutation(build, contactsContract.deleteSuppressionImport, ofSuppressions),

    listContactExports: contractQuery(build, contactsContract.listContactExports, {
      providesTags: [listTag('ContactExport')],
    }),
    createContactExport: contractMutation(build, contactsContract.createContactExport, ofExports),
    cancelContactExport: contractMutation(build, contactsContract.cancelContactExport, ofExports),
  }),
});

export const {
  useListContactsInfiniteQuery,
  useCountContactsQuery,
  useGetContactBookQuery,
  useGetContactQuery,
  useCreateContactMutation,
  useUpdateContactMutation,
  useEraseContactMutation,
  useSendContactMessageMutation,
  useListContactEventsInfiniteQuery,
  useCreateContactNoteMutation,
  useDeleteContactNoteMutation,
  useChangeContactsMutation,
  useListContactBatchesQuery,
  useGetContactBatchQuery,
  useUndoContactBatchMutation,
  useCreateContactTagMutation,
  useUpdateContactTagMutation,
  useDeleteContactTagMutation,
  useCreateContactFieldMutation,
  useUpdateContactFieldMutation,
  useDeleteContactFieldMutation,
  useListConsentsQuery,
  useCreateConsentMutation,
  useListSuppressionsInfiniteQuery,
  useCreateSuppressionMutation,
  useDeleteSuppressionMutation,
  useDeleteSuppressionsMutation,
  useCreateSuppressionsMutation,
  useDeleteSuppressionImportMutation,
  useListContactExportsQuery,
  useCreateContactExportMutation,
  useCancelContactExportMutation,
} = contactsApi;

/** Writes a change into every list in the cache. It follows the answer and is overtaken by the next reading of a list. */
function writeInto(
  dispatch: Dispatch,
  getState: () => unknown,
  ids: readonly string[],
  change: RowChange<Contact>,
): void {
  const changed = new Set(ids);
  for (const list of contactsApi.util.selectCachedArgsForQuery(getState() as CacheState, 'listContacts')) {
    // Not through immer's proxies, of which a long list would need one a row.
    dispatch(
      contactsApi.util.updateQueryData('listContacts', list, (draft) => {
        const seen = original(draft) ?? draft;
        return {
          ...seen,
          pages: seen.pages.map((page) => ({ ...page, items: changedRows(page.items, changed, change) })),
        };
      }),
    );
  }
}

/** The answer, or undefined: whoever called hears of a failure. */
const settled = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => answer.catch(() => undefined);

/** Pages of a list that are read again whenever contacts change. */
export const FOLLOWED_PAGES = 20;

type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;
type CacheState = Parameters<ReturnType<typeof contactsApi.endpoints.getContactBook.select>>[0];
