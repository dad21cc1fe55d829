import * as z from 'zod/mini';
import type { ConsentPort } from '../../ports/network';
import type { CallingPort } from '../../ports/web';
import { refusedBy } from '../guarded-web/network-answer';
import { readReply } from '../guarded-web/vendor-fault';
import { accountSchema, shownAccount } from './mastodon-network';

/**
 * Connects an account on any Mastodon server: registers this installation there as an application
 * (https://docs.joinmastodon.org/methods/apps/), sends the person to its consent page and exchanges the code with
 * PKCE (https://docs.joinmastodon.org/methods/oauth/). Tokens do not end by themselves. `mayBePlain` allows servers on
 * this machine without encryption.
 */
export function mastodonConsent(
  web: CallingPort,
  { name, home, mayBePlain }: { name: string; home: string | undefined; mayBePlain(origin: string): boolean },
): ConsentPort {
  return {
    async begin({ server, state, redirectUri, challenge }, signal) {
      const origin = serverOrigin(server);
      if (origin === null || (origin.startsWith('http:') && !mayBePlain(origin)))
        return { refused: 'This is not the address of a server. Write it like mastodon.social.' };
      const answer = await web.request({
        method: 'POST',
        url: `${origin}/api/v1/apps`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_name: name,
          redirect_uris: redirectUri,
          scopes: SCOPES,
          ...(home && { website: home }),
        }),
        signal,
      });
      const app = answer.kind === 'reply' && answer.status === 200 ? readReply(appSchema, answer.text()) : null;
      if (!app)
        return answer.kind === 'reply' && (answer.status === 404 || answer.status === 200)
          ? { refused: `${new URL(origin).host} is not a Mastodon server. Check its address.` }
          : refusedBy(new URL(origin).host, answer);
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: app.client_id,
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return {
        address: `${origin}/oauth/authorize?${query}`,
        settings: { origin, clientId: app.client_id },
        secrets: { clientSecret: app.client_secret },
      };
    },

    async finish({ code, redirectUri, verifier, settings, secrets }, signal) {
      const { origin = '', clientId = '' } = settings;
      const { host } = new URL(origin);
      const answer = await web.request({
        method: 'POST',
        url: `${origin}/oauth/token`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          grant_type: 'authorization_code',
          code,
          client_id: clientId,
          client_secret: secrets.clientSecret,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          scope: SCOPES,
        }),
        signal,
      });
      const said = answer.kind === 'reply' ? readReply(errorSchema, answer.text())?.error_description : undefined;
      const token = answer.kind === 'reply' && answer.status === 200 ? readReply(tokenSchema, answer.text()) : null;
      if (!token) return refusedBy(host, answer, said);
      const missing = SCOPES.split(' ').filter((scope) => !covers(token.scope, scope));
      if (missing.length > 0)
        return {
          refused: `${host} did not give the permission ${missing.join(', ')}. Connect again and allow all of them.`,
        };
      const who = await web.request({
        method: 'GET',
        url: `${origin}/api/v1/accounts/verify_credentials`,
        headers: { authorization: `Bearer ${token.access_token}` },
        signal,
      });
      const account = who.kind === 'reply' && who.status === 200 ? readReply(accountSchema, who.text()) : null;
      if (!account) return refusedBy(host, who);
      return {
        ...shownAccount(account, origin),
        settings: { origin, clientId, accountId: account.id },
        secrets: { ...secrets, accessToken: token.access_token },
        expiresAt: null,
      };
    },
  };
}

/** The server in what a person typed: mastodon.social, @ada@mastodon.social, https://mastodon.social/@ada; null when there is none. */
export function serverOrigin(typed: string): string | null {
  const text = typed.trim();
  const named = /^@?[\w.-]+@([\w.:-]+)$/.exec(text)?.[1] ?? text;
  const address = /^https?:\/\//i.test(named) ? named : `https://${named}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname, username } = new URL(address);
  return username === '' && /^[\w-]+(\.[\w-]+)+$/.test(hostname) ? origin : null;
}

/** A scope such as "write" covers "write:media". */
const covers = (given: string, scope: string): boolean =>
  given.split(' ').some((one) => one === scope || scope.startsWith(`${one}:`));

const SCOPES = 'read:accounts read:statuses write:media write:statuses';
const appSchema = z.object({ client_id: z.string(), client_secret: z.string() });
const tokenSchema = z.object({ access_token: z.string(), scope: z.string() });
const errorSchema = z.object({ error_description: z.string() });
