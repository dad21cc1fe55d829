import { AppError } from './app-error';

/** The store of single events does not answer, or is not the one that has them. What producers noted is kept meanwhile. */
export const eventsUnavailable = (detail: string, cause?: unknown): AppError =>
  new AppError('unavailable', 'These figures can’t be shown right now. Nothing is lost. Try again in a few minutes.', {
    detail,
    cause,
    retryAfter: 60,
  });
