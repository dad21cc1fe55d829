import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { API_VERSION, API_VERSION_HEADER, failureSchema } from '../contracts/envelope';
import type { Endpoint } from '../contracts/endpoint';
import {
  CALL_FAILED,
  CONNECTION_FAILED,
  OFFLINE,
  REPLY_NOT_UNDERSTOOD,
  SERVER_FAILED,
  type ApiError,
} from './api-error';
import { reportFault } from './faults';
import { buildRequest, type CallInput } from './request';
import { selectSession, sessionEnded, type SessionState } from './session';
import { newVersionFound } from './version';

/**
 * Calls one endpoint of a contract: builds the request, unwraps the envelope and parses the reply. The only place that
 * sees a Response. GETs are tried again when the server could not be reached or was not ready; nothing else is.
 */
export const contractBaseQuery: ContractBaseQuery = async (call, api) => {
  const { epoch } = selectSession(api.getState() as { session: SessionState });
  for (const pause of call.endpoint.method === 'GET' ? retryPauses(api) : []) {
    const outcome = await callOnce(call, api);
    if (outcome.data !== undefined || !isWorthAnotherTry(outcome.error)) return settle(outcome);
    await wait(pause, api.signal);
  }
  return settle(await callOnce(call, api));

  function settle(outcome: Outcome): Outcome {
    const current = selectSession(api.getState() as { session: SessionState });
    const ended = outcome.error?.status === 401 && call.endpoint.access === 'session';
    if (ended && current.epoch === epoch && current.status !== 'signed-out')
      api.dispatch(sessionEnded({ by: 'expired' }));
    return outcome;
  }
};

async function callOnce(
  { endpoint, input, failureText, unreachableText }: ContractCall,
  api: BaseQueryApi,
): Promise<Outcome> {
  let response: Response | undefined;
  let body: unknown;
  try {
    const signal = AbortSignal.any([api.signal, AbortSignal.timeout(TIMEOUT)]);
    response = await fetch(buildRequest(endpoint, input, signal));
    body = await response.json();
  } catch {
    const isBroken = response !== undefined && response.status >= 500;
    return failed({
      kind: 'network',
      ...(isBroken && { status: response!.status }),
      code: api.signal.aborted ? 'aborted' : 'unreachable',
      message: unreachableText ?? (isBroken ? SERVER_FAILED : navigator.onLine ? CONNECTION_FAILED : OFFLINE),
    });
  }
  const version = response.headers.get(API_VERSION_HEADER);
  if (version !== null && version !== API_VERSION) api.dispatch(newVersionFound());

  const { status } = response;
  const failure = z.safeParse(failureSchema, body);
  if (failure.success) {
    const { error, code = 'internal', fields, requestId } = failure.data;
    return failed({
      kind: 'api',
      status,
      code,
      message: error || failureText || CALL_FAILED,
      ...(fields && { fields }),
      ...(requestId && { requestId }),
    });
  }
  const success = z.safeParse(successSchema, body);
  const data = success.success ? z.safeParse(endpoint.output, success.data.data) : success;
  if (data.success) return { data: data.data };
  console.warn(`${endpoint.method} ${endpoint.path}: the reply does not fit its contract`, data.error.issues);
  reportFault(
    'reply',
    new Error(`${endpoint.method} ${endpoint.path}: ${data.error.issues.map(({ path }) => path.join('.')).join(', ')}`),
  );
  return failed({ kind: 'contract', status, code: 'unreadable', message: REPLY_NOT_UNDERSTOOD });
}

const failed = (error: ApiError): Outcome => ({ error });

const isWorthAnotherTry = (error: ApiError | undefined): boolean =>
  error !== undefined && ((error.kind === 'network' && error.code !== 'aborted') || error.status === 503);

const retryPauses = (api: BaseQueryApi): readonly number[] =>
  (api.extra as Partial<ApiExtra> | undefined)?.retryPauses ?? RETRY_PAUSES;

/** Resolves after the pause, or at once when the call is aborted. */
const wait = (pause: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

const successSchema = z.object({ success: z.literal(true), data: z.optional(z.unknown()) });
/** Milliseconds before the second and the third try: long enough for a restart, short enough to be waited for. */
const RETRY_PAUSES = [400, 1200];
/** A hosted function answers within 60 seconds or not at all. */
const TIMEOUT = 65_000;

/** The part of the store's `extraArgument` that the base query reads. */
export interface ApiExtra {
  retryPauses: readonly number[];
}

export interface ContractCall {
  endpoint: Endpoint;
  input: CallInput;
  /** What the user reads when the server refuses without a sentence of its own. */
  failureText?: string;
  /** What the user reads when there is no answer, where the usual sentence is not the one. */
  unreachableText?: string;
}

export type ContractBaseQuery = BaseQueryFn<ContractCall, unknown, ApiError>;
type Outcome = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };
