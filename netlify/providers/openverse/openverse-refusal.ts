import { AppError } from '../../errors/app-error';
import type { WebAnswer, WebFailure } from '../../ports/web';

/** Why the catalogue did not answer, and what people can do: their own photographs never depend on it. */
export function openverseFault(answer: WebAnswer): AppError {
  if (answer.kind === 'failure') return unavailable(FAILURES[answer.why], answer.why);
  return answer.status >= 500
    ? unavailable('Openverse is having trouble right now.', String(answer.status))
    : unavailable('Openverse answered in a way we do not know.', String(answer.status));
}

export const unreadable = (detail: string): AppError => unavailable(FAILURES.malformed, detail);

/** `waitMs`: how long it asked us to wait. */
export function askedTooOften(waitMs = 60_000): AppError {
  const minutes = Math.ceil(waitMs / 60_000);
  const when =
    minutes <= 1
      ? 'in a minute'
      : minutes < 90
        ? `in ${minutes} minutes`
        : `in about ${Math.round(minutes / 60)} hours`;
  return new AppError(
    'unavailable',
    `Openverse limits how often we can search, and the limit has been reached. Try again ${when}, or upload a photo.`,
    { detail: '429', retryAfter: Math.ceil(waitMs / 1000) },
  );
}

/** Its record or its file is no longer there. */
export const gone = (detail?: string): AppError =>
  new AppError('not_found', 'This photo is no longer available. Choose another one.', { ...(detail && { detail }) });

/** The file's own host; which one it is says nothing to people. */
export const fileFault = (detail: WebFailure | string): AppError =>
  new AppError(
    'unavailable',
    detail === 'slow'
      ? 'The website that holds this photo took too long to send it. Try again, or choose another one.'
      : 'The website that holds this photo did not send it. Choose another one, or try again later.',
    { detail: `file: ${detail}` },
  );

const unavailable = (sentence: string, detail: string): AppError =>
  new AppError('unavailable', `${sentence} Try again later, or upload a photo.`, { detail });

const FAILURES: Record<WebFailure, string> = {
  address: 'Openverse could not be reached from here.',
  unreachable: 'Openverse could not be reached from here.',
  certificate: 'What answered for Openverse has no valid certificate, so nothing was sent to it.',
  slow: 'Openverse took too long to answer.',
  malformed: 'Openverse answered something that we cannot read.',
};
