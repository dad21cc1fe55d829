import { fieldsOf, isApiError } from '../../../api/api-error';

/** Whether the server no longer knows the token of a link, or what stands in its place cannot be one. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'not_found' || 'token' in fieldsOf(error));
