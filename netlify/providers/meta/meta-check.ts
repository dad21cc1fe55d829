import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { CheckResult, CredentialCheck } from '../../ports/credential-check';
import type { CallingPort } from '../../ports/web';
import { fault, malformed, named, ownAddress, readReply, vendorFault } from '../guarded-web/vendor-fault';

/**
 * Asks the Graph API whom the token belongs to; a page's token belongs to the page
 * (https://developers.facebook.com/docs/graph-api/overview). With the app secret the call is signed, so that a
 * wrong secret is noticed (https://developers.facebook.com/docs/graph-api/guides/secure-requests).
 */
export const metaCheck =
  (web: CallingPort, origin = 'https://graph.facebook.com'): CredentialCheck =>
  async ({ metaAccessToken = '', metaPageId, metaAppSecret }, signal) => {
    const proof = metaAppSecret
      ? `&appsecret_proof=${createHmac('sha256', metaAppSecret).update(metaAccessToken).digest('hex')}`
      : '';
    const answer = await web.request({
      method: 'GET',
      url: `${origin}/${VERSION}/me?fields=id,name${proof}`,
      headers: { authorization: `Bearer ${metaAccessToken}` },
      signal,
    });
    if (answer.kind === 'failure') return vendorFault(meta, answer);
    const said = readReply(errorSchema, answer.text())?.error;
    if (said) return faultOf(said);
    if (answer.status !== 200) return vendorFault(meta, answer, 'this token');
    const owner = readReply(ownerSchema, answer.text());
    if (!owner) return malformed(meta);
    const whose = `“${named(owner.name)}”`;
    if (metaPageId && owner.id !== metaPageId)
      return fault(
        `The token works, but it belongs to ${whose} (${named(owner.id)}) and not to the page ${metaPageId}. Store a token of that page, or correct the page ID.`,
      );
    return { works: true, sentence: `The token works. It belongs to ${whose}.` };
  };

/** Codes: https://developers.facebook.com/docs/graph-api/guides/error-handling */
function faultOf({ code, message }: { code: number; message: string }): CheckResult {
  if (/appsecret_proof/i.test(message))
    return fault(
      'Meta does not accept the app secret for this token. Store the secret of the app that the token was made with.',
    );
  if (code === 190 || code === 102)
    return fault(
      'Meta does not accept this token: it has expired, was withdrawn or is incomplete. Make a new page access token and store it.',
    );
  if (code === 10 || code === 3 || (code >= 200 && code <= 299))
    return fault('Meta knows this token but does not allow it this. Give its app the permissions for your page.');
  if ([4, 17, 32, 341, 613].includes(code))
    return fault('Meta has been asked too often with this token. Test again in an hour.');
  if (code === 1 || code === 2)
    return fault('Meta is having trouble right now. This says nothing about the token: test again later.');
  return fault(`Meta refused the call (its code ${code}). Make a new page access token and store it.`);
}

/** Each version is supported for about two years (https://developers.facebook.com/docs/graph-api/changelog). */
const meta = ownAddress('Meta');
const VERSION = 'v24.0';
const ownerSchema = z.object({ id: z.string(), name: z.string() });
const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) });
