import { AppError } from '../../errors/app-error';

/** Why an address is not read, as a sentence at its field. */
export function refusal(reason: Refusal, detail?: string, cause?: unknown): AppError {
  const sentence = SENTENCES[reason];
  return new AppError('invalid_request', sentence, {
    fields: { address: sentence },
    detail: detail ?? (cause instanceof Error ? cause.message : undefined),
    cause,
  });
}

export const isRefusal = (error: unknown, ...reasons: Refusal[]): boolean =>
  error instanceof AppError && reasons.some((reason) => error.message === SENTENCES[reason]);

export const reasonOf = (error: AppError): Refusal =>
  (Object.keys(SENTENCES) as Refusal[]).find((reason) => error.message === SENTENCES[reason]) ?? 'unreachable';

/** A failure of socket, TLS, parser or decompression in words for the user. */
export function explain(error: unknown, signal: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (signal.aborted) return refusal('slow', undefined, error);
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (code === 'HPE_HEADER_OVERFLOW') return refusal('headers', undefined, error);
  if (/^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code))
    return refusal('certificate', undefined, error);
  if (/^(HPE_|Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_BUFFER_TOO_LARGE)/.test(code))
    return refusal('garbled', undefined, error);
  return refusal('unreachable', undefined, error);
}

// "Not found" and "not public" share a sentence: otherwise anybody could probe which names our own network
// knows.
const SENTENCES = {
  address: 'This is not a web address. Write it like ada-bakery.example.',
  scheme: 'Only addresses that begin with http:// or https:// can be read.',
  userinfo: 'Leave out the name and password before the @.',
  port: 'Only websites on the usual ports, 80 and 443, can be read.',
  notPublic: 'We found no public website at this address. Check the spelling.',
  unreachable: 'The website did not answer. Check the address, or fill in the form yourself.',
  certificate: 'The website’s certificate is not valid, so we did not read it. Fill in the form yourself.',
  slow: 'The website took too long to answer. Try again in a moment, or fill in the form yourself.',
  tooLarge: 'This page is larger than we read. Try another page of the website.',
  headers: 'The website’s answer is not one we can read. Fill in the form yourself.',
  garbled: 'The website’s answer is not one we can read. Fill in the form yourself.',
  redirects: 'The website sends us from page to page without end. Try the address of the page itself.',
  robots: 'The website asks programs not to read this page (its robots.txt says so). Fill in the form yourself.',
  robotsDown:
    'The website could not tell us whether programs may read it (its robots.txt has an error). Fill in the form yourself.',
} as const;

export type Refusal = keyof typeof SENTENCES;
