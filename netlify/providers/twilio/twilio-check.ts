import * as z from 'zod/mini';
import type { CredentialCheck } from '../../ports/credential-check';
import type { CallingPort } from '../../ports/web';
import { fault, malformed, named, ownAddress, readReply, vendorFault } from '../guarded-web/vendor-fault';

/** Reads the account of the SID (https://www.twilio.com/docs/iam/api/account#fetch-an-account-resource). */
export const twilioCheck =
  (web: CallingPort, origin = 'https://api.twilio.com'): CredentialCheck =>
  async ({ twilioSid = '', twilioToken = '' }, signal) => {
    const authorization = `Basic ${Buffer.from(`${twilioSid}:${twilioToken}`).toString('base64')}`;
    const answer = await web.request({
      method: 'GET',
      url: `${origin}/2010-04-01/Accounts/${encodeURIComponent(twilioSid)}.json`,
      headers: { authorization },
      signal,
    });
    if (answer.kind === 'failure') return vendorFault(twilio, answer);
    if (answer.status === 404)
      return fault(
        'Twilio knows no account with this SID. Copy the Account SID again from the first page of its console.',
      );
    if (answer.status !== 200) return vendorFault(twilio, answer, 'this SID and token');
    const account = readReply(accountSchema, answer.text());
    if (!account) return malformed(twilio);
    const whose = `“${named(account.friendly_name)}”`;
    if (account.status !== 'active')
      return fault(
        `The SID and token fit, but Twilio has ${account.status === 'closed' ? 'closed' : 'suspended'} the account ${whose}. Look into its console.`,
      );
    return {
      works: true,
      sentence: `The SID and token work. They belong to the account ${whose}${account.type === 'Trial' ? ', a trial account: it reaches only numbers that you have verified at Twilio' : ''}.`,
    };
  };

const twilio = ownAddress('Twilio');
const accountSchema = z.object({
  friendly_name: z.string(),
  status: z.enum(['active', 'suspended', 'closed']),
  type: z.nullish(z.string()),
});
