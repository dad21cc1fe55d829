import * as z from 'zod/mini';
import type { CredentialCheck } from '../../ports/credential-check';
import type { CallingPort } from '../../ports/web';
import { fault, malformed, ownAddress, readReply, vendorFault } from '../guarded-web/vendor-fault';

/** Asks for the remaining quota: 60 of it are one credit (https://docs.heygen.com/reference/get-remaining-quota-v2). */
export const heygenCheck =
  (web: CallingPort, origin = 'https://api.heygen.com'): CredentialCheck =>
  async ({ heygenKey = '' }, signal) => {
    const answer = await web.request({
      method: 'GET',
      url: `${origin}/v2/user/remaining_quota`,
      headers: { 'x-api-key': heygenKey },
      signal,
    });
    if (answer.kind === 'failure' || answer.status !== 200) return vendorFault(heygen, answer);
    const quota = readReply(quotaSchema, answer.text())?.data.remaining_quota;
    if (quota === undefined) return malformed(heygen);
    const credits = Math.floor(quota / QUOTA_PER_CREDIT);
    if (credits < 1) return fault('The key works, but no credits are left for videos. Add some at HeyGen.');
    return {
      works: true,
      sentence: `The key works. ${credits === 1 ? 'One credit is' : `${credits} credits are`} left at HeyGen.`,
    };
  };

const heygen = ownAddress('HeyGen');
const QUOTA_PER_CREDIT = 60;
const quotaSchema = z.object({ data: z.object({ remaining_quota: z.number() }) });
