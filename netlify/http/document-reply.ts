import { AppError } from '../errors/app-error';
import { conditionalReply } from './conditional';
import { contentPolicies } from './content-policies';

/**
 * A page that the server renders, with the policy and the headers of its kind. With `keptFor`, the request that asks,
 * every cache may keep it and asks each time (304); without, none keeps it.
 */
export function documentReply(
  kind: DocumentKind,
  html: string,
  { status = 200, keptFor, retryAfter }: { status?: number; keptFor?: Request; retryAfter?: number } = {},
): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicies[kind],
    ...documentHeaders[kind],
  };
  if (keptFor) return conditionalReply(keptFor, html, headers);
  return new Response(html, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) },
  });
}

/** A person who follows an old or broken link gets a page, not JSON. `codes` are the errors that mean such a link. */
export async function orNotFoundPage(
  work: () => Promise<Response>,
  page: () => Response,
  codes: readonly string[] = ['not_found'],
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && codes.includes(error.code)) return page();
    throw error;
  }
}

/** Who has such an address was given it: search engines are not. */
const UNLISTED = { 'x-robots-tag': 'noindex' };
/** Under no-referrer a browser sends its own form with "Origin: null", which is refused as another site's. */
const WITH_FORM = { 'referrer-policy': 'same-origin' };
const FRAMED_BY_US = { 'referrer-policy': 'no-referrer' };

const documentHeaders = {
  publicPage: {},
  publicPageWithForm: WITH_FORM,
  sharedPage: UNLISTED,
  sharedReport: { ...UNLISTED, 'referrer-policy': 'no-referrer' },
  reportMail: { ...UNLISTED, ...WITH_FORM },
  decision: { ...UNLISTED, ...WITH_FORM },
  preferences: { ...UNLISTED, ...WITH_FORM },
  newsletter: { ...UNLISTED, ...WITH_FORM },
  signup: { ...UNLISTED, ...WITH_FORM },
  signupFrame: {
    ...UNLISTED,
    ...WITH_FORM,
    'x-frame-options': 'ALLOWALL',
    'cross-origin-resource-policy': 'cross-origin',
  },
  deadLink: UNLISTED,
  invoice: FRAMED_BY_US,
  mailPreview: FRAMED_BY_US,
  inboxMail: FRAMED_BY_US,
  inboxMailWithPictures: FRAMED_BY_US,
} satisfies Partial<Record<keyof typeof contentPolicies, Record<string, string>>>;

export type DocumentKind = keyof typeof documentHeaders;
