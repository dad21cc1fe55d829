import { useDispatch, useSelector, useStore } from 'react-redux';
import { isApiError } from '../../../api/api-error';
import { baseApi } from '../../../api/base-api';
import { analyticsContract } from '../../../contracts/analytics';

/** Whether questions of this page got no answer because the server could not be reached, and a way to ask them all again. */
export function useServerDown() {
  const dispatch = useDispatch();
  const store = useStore<ApiState>();
  const error = useSelector((state: ApiState) => unanswered(state)[0]?.error);
  return {
    error,
    askAgain: () => {
      for (const { endpointName, originalArgs } of unanswered(store.getState())) {
        const endpoint = (baseApi.endpoints as unknown as Record<string, Asked | undefined>)[endpointName ?? ''];
        if (endpoint) dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }) as never);
      }
    },
  };
}

const unanswered = (state: ApiState): Question[] =>
  Object.values(state[baseApi.reducerPath].queries).filter(
    (one): one is Question =>
      one?.status === 'rejected' &&
      one.data === undefined &&
      isApiError(one.error) &&
      one.error.kind === 'network' &&
      (one.endpointName ?? '') in analyticsContract,
  );

interface Question {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
}

interface Asked {
  initiate(args: unknown, options: { subscribe: boolean; forceRefetch: boolean }): unknown;
}

interface ApiState {
  [baseApi.reducerPath]: { queries: Record<string, Question | undefined> };
}
