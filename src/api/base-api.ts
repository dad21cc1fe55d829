import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from './base-query';
import { tagNames } from './tags';

/** The only RTK Query api; features inject their endpoints from their `-api.ts`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: tagNames,
  // The default, 'delayed', waits for every running query: one slow generation would hold back every refetch.
  invalidationBehavior: 'immediately',
  // Data may have changed while the browser was offline.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
