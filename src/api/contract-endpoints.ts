import type {
  EndpointBuilder,
  InfiniteQueryDefinition,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { z } from 'zod/mini';
import type { Endpoint, Output, RawInput } from '../contracts/endpoint';
import type { ContractBaseQuery } from './base-query';
import type { CallInput } from './request';
import type { TagName } from './tags';

/** A query of a contract: `getCycle: contractQuery(build, engineContract.getCycle, { providesTags: … })`. */
export const contractQuery = <E extends Endpoint>(
  build: Build,
  endpoint: E,
  { failureText, ...options }: QueryOptions<E> = {},
) =>
  build.query<Output<E>, Arguments<E>>({
    query: (input) => ({ endpoint, input: input as CallInput, ...(failureText && { failureText }) }),
    ...options,
  });

export const contractMutation = <E extends Endpoint>(
  build: Build,
  endpoint: E,
  { failureText, unreachableText, ...options }: MutationOptions<E> = {},
) =>
  build.mutation<Output<E>, Arguments<E>>({
    query: (input) => ({
      endpoint,
      input: input as CallInput,
      ...(failureText && { failureText }),
      ...(unreachableText && { unreachableText }),
    }),
    ...options,
  });

/** A list that is paged by cursor; `data.pages` holds the pages seen so far, `fetchNextPage` asks for one more. */
export const contractPages = <E extends Endpoint<Endpoint['input'], PagedOutput>>(
  build: Build,
  endpoint: E,
  options: PagesOptions<E> = {},
) =>
  build.infiniteQuery<Output<E>, WithoutCursor<E>, string | null>({
    query: ({ queryArg, pageParam }) => ({ endpoint, input: { ...queryArg, ...(pageParam && { cursor: pageParam }) } }),
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: (last) => (last as { nextCursor: string | null }).nextCursor ?? undefined,
    },
    ...options,
  });

type Build = EndpointBuilder<ContractBaseQuery, TagName, 'api'>;

/**
 * An endpoint with an empty input (zod's Record<string, never>) takes no argument; one with only optional fields
 * may be called without any.
 */
export type Arguments<E extends Endpoint> = E extends { takesBytes: number }
  ? RawInput<E> & { bytes: Blob }
  : string extends keyof RawInput<E>
    ? void
    : Partial<RawInput<E>> extends RawInput<E>
      ? RawInput<E> | void
      : RawInput<E>;
type WithoutCursor<E extends Endpoint> = Omit<RawInput<E>, 'cursor'> | void;
type PagedOutput = z.core.$ZodType<{ items: unknown[]; nextCursor: string | null }>;

type Failing = { failureText?: string };
type Unreachable = { unreachableText?: string };
type QueryOptions<E extends Endpoint> = Failing &
  Pick<
    QueryDefinition<Arguments<E>, ContractBaseQuery, TagName, Output<E>, 'api'>,
    'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted' | 'onCacheEntryAdded'
  >;
type MutationOptions<E extends Endpoint> = Failing &
  Unreachable &
  Pick<
    MutationDefinition<Arguments<E>, ContractBaseQuery, TagName, Output<E>, 'api'>,
    'invalidatesTags' | 'onQueryStarted' | 'onCacheEntryAdded'
  >;
type PagesOptions<E extends Endpoint> = Pick<
  InfiniteQueryDefinition<WithoutCursor<E>, string | null, ContractBaseQuery, TagName, Output<E>, 'api'>,
  'providesTags' | 'keepUnusedDataFor'
>;
