import * as z from 'zod/mini';
import type { CredentialCheck } from '../../ports/credential-check';
import type { CallingPort } from '../../ports/web';
import { malformed, ownAddress, readReply, vendorFault } from '../guarded-web/vendor-fault';

/**
 * Requests an access token and discards it (https://developer.paypal.com/api/rest/authentication/): live first,
 * then the sandbox.
 */
export const paypalCheck =
  (web: CallingPort, { live, sandbox } = ORIGINS): CredentialCheck =>
  async ({ paypalClientId = '', paypalSecret = '' }, signal) => {
    const ask = (origin: string) =>
      web.request({
        method: 'POST',
        url: `${origin}/v1/oauth2/token`,
        body: 'grant_type=client_credentials',
        signal,
        headers: {
          authorization: `Basic ${Buffer.from(`${paypalClientId}:${paypalSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
    const answer = await ask(live);
    // Sandbox credentials do not work in the live system, nor the other way round.
    const tried = answer.kind === 'reply' && answer.status === 401 ? await ask(sandbox) : null;
    const given = tried?.kind === 'reply' && tried.status === 200 ? tried : answer;
    if (given.kind === 'failure' || given.status !== 200)
      return vendorFault(paypal, given, 'this client ID and secret');
    if (!readReply(tokenSchema, given.text())) return malformed(paypal);
    return {
      works: true,
      sentence:
        given === tried
          ? 'The client ID and secret work in PayPal’s sandbox: payments there are rehearsals, no money moves.'
          : 'The client ID and secret work. They are live: real money moves.',
    };
  };

const paypal = ownAddress('PayPal');
const ORIGINS = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
