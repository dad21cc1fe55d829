/** The one shape of a failed call. `message` and `fields` hold sentences that can be shown to the user as they are. */
export interface ApiError {
  /**
   * network: no answer, or none of ours: what a proxy says for a server that is down has its status. api: the server refused. contract: the server sent a reply that this page does not
   * understand.
   */
  kind: 'network' | 'api' | 'contract';
  status?: number;
  /** A code of `errorStatus`, or 'unreachable', 'unreadable', 'aborted'. */
  code: string;
  message: string;
  /** One sentence per invalid input, keyed by its name in the contract. */
  fields?: Record<string, string>;
  requestId?: string;
}

export const CONNECTION_FAILED = 'We could not reach Fourbeat. Check your connection and try again.';
export const OFFLINE = 'You are offline. Try again when you are connected.';
export const SERVER_FAILED = 'Something went wrong on our side. Please try again.';
export const CALL_FAILED = 'That did not work. Please try again.';
export const REPLY_NOT_UNDERSTOOD = 'Something went wrong on our side. Reload the page and try again.';

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  'message' in error &&
  ['network', 'api', 'contract'].includes(String(error.kind));

/** The sentence to show for whatever a hook or `unwrap` gave as its error. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.message : CALL_FAILED);

/** Sentences by field; empty when the failure is not about input. */
export const fieldsOf = (error: unknown): Record<string, string> => (isApiError(error) && error.fields) || {};
