import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import type { Tag } from './tags';

/**
 * Refetches what changed while it was being read. The reply under way may be older than the change, and RTK
 * Query only invalidates queries that have finished: once such a read ends, it is made again.
 */
export const rereadMiddleware: Middleware<object, ApiState, ThunkDispatch<ApiState, unknown, UnknownAction>> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const tags = changedTags(action);
    const underWay = tags.length > 0 ? dispatch(baseApi.util.getRunningQueriesThunk()) : [];
    const outcome = next(action);
    for (const read of underWay) {
      void read.then(() => {
        if (
          baseApi.util
            .selectInvalidatedBy(getState(), tags)
            .some(({ queryCacheKey }) => queryCacheKey === read.queryCacheKey)
        )
          void read.refetch();
      });
    }
    return outcome;
  };

/** The tags that an action reports as changed: an explicit invalidation, or the end of a mutation. */
function changedTags(action: unknown): ChangedTag[] {
  if (baseApi.util.invalidateTags.match(action)) return [...action.payload];
  if (!isSettledMutation(action)) return [];
  const { payload, meta } = action;
  const failed = action.type.endsWith('rejected');
  if (failed && !meta.rejectedWithValue) return []; // the request was never sent
  const tags = invalidatedBy(meta.arg.endpointName);
  return typeof tags === 'function'
    ? tags(failed ? undefined : payload, failed ? payload : undefined, meta.arg.originalArgs)
    : tags;
}

const isSettledMutation = (action: unknown): action is SettledMutation =>
  isAction(action) && /^api\/executeMutation\/(fulfilled|rejected)$/.test(action.type);

/** Reads `invalidatesTags` from the endpoint's definition, which RTK Query exposes only to enhanceEndpoints. */
function invalidatedBy(endpointName: string): Invalidated {
  let tags: Invalidated | undefined;
  const read = (definition: { invalidatesTags?: Invalidated }) => void (tags = definition.invalidatesTags);
  baseApi.enhanceEndpoints({ endpoints: { [endpointName]: read } as never });
  return tags ?? [];
}

type ApiState = { api: ReturnType<typeof baseApi.reducer> };
type ChangedTag = Parameters<typeof baseApi.util.invalidateTags>[0][number];
type Invalidated = Tag[] | ((result: unknown, error: unknown, argument: unknown) => Tag[]);

interface SettledMutation extends UnknownAction {
  payload: unknown;
  meta: { arg: { endpointName: string; originalArgs: unknown }; rejectedWithValue?: boolean };
}
