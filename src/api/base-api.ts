import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from './base-query';
import { tagNames } from './tags';

/** The one api; features inject their endpoints from their `-api.ts`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: tagNames,
  // The default waits for every running query, so that one slow generation would hold back each refetch.
  invalidationBehavior: 'immediately',
  // What is on screen may have changed while there was no connection.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
