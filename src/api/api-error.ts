/** The one shape of a failed call. `message` and `fields` hold sentences that can be shown to the user as they are. */
export interface ApiError {
  /**
   * network: no answer. api: the server refused. contract: the server sent a reply that this page does not
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

export const CONNECTION_FAILED = 'Failed to connect to server. Please try again.';
export const CALL_FAILED = 'That did not work. Please try again.';
export const REPLY_NOT_UNDERSTOOD =
  'The server answered in a way this page does not understand. Reload the page and try again.';

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
