import * as z from 'zod/mini';
import type { ConsentPort } from '../../ports/network';
import type { CallingPort, WebAnswer } from '../../ports/web';
import type { Clock } from '../../ports/clock';
import { refusedBy } from '../guarded-web/network-answer';
import { readReply } from '../guarded-web/vendor-fault';
import { personSchema } from './linkedin-network';

/**
 * Connects a LinkedIn member through the workspace's own LinkedIn app
 * (https://learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow). Tokens end after 60 days;
 * apps that LinkedIn allows it get one that renews them. LinkedIn offers PKCE to native apps only, so the state and
 * the app's secret protect the exchange.
 */
export function linkedinConsent(
  web: CallingPort,
  {
    clock,
    site = 'https://www.linkedin.com',
    api = 'https://api.linkedin.com',
  }: { clock: Clock; site?: string; api?: string },
): ConsentPort {
  const exchange = (form: Record<string, string>, signal: AbortSignal) =>
    web.request({
      method: 'POST',
      url: `${site}/oauth/v2/accessToken`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      signal,
    });

  const tokensOf = (answer: WebAnswer) => {
    const token = answer.kind === 'reply' && answer.status === 200 ? readReply(tokenSchema, answer.text()) : null;
    return (
      token && {
        secrets: {
          accessToken: token.access_token,
          ...(token.refresh_token && { refreshToken: token.refresh_token }),
        },
        expiresAt: new Date(clock.now().getTime() + token.expires_in * 1000),
      }
    );
  };
  const saidOf = (answer: WebAnswer) =>
    answer.kind === 'reply' ? readReply(errorSchema, answer.text())?.error_description : undefined;

  return {
    async begin({ state, redirectUri, app }) {
      const { clientId = '', clientSecret = '' } = app;
      if (!clientId || !clientSecret)
        return { refused: 'Type the client ID and the client secret of your LinkedIn app.' };
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        scope: SCOPES,
      });
      return {
        address: `${site}/oauth/v2/authorization?${query}`,
        settings: { clientId },
        secrets: { clientSecret },
      };
    },

    async finish({ code, redirectUri, settings, secrets }, signal) {
      const { clientId = '' } = settings;
      const { clientSecret = '' } = secrets;
      const answer = await exchange(
        {
          grant_type: 'authorization_code',
          code,
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
        },
        signal,
      );
      const tokens = tokensOf(answer);
      if (!tokens) return refusedBy('LinkedIn', answer, saidOf(answer));
      const who = await web.request({
        method: 'GET',
        url: `${api}/v2/userinfo`,
        headers: { authorization: `Bearer ${tokens.secrets.accessToken}` },
        signal,
      });
      const person = who.kind === 'reply' && who.status === 200 ? readReply(personSchema, who.text()) : null;
      if (!person) return refusedBy('LinkedIn', who);
      return {
        account: person.name,
        accountUrl: '',
        settings: { clientId, author: `urn:li:person:${person.sub}` },
        secrets: { clientSecret, ...tokens.secrets },
        expiresAt: tokens.expiresAt,
      };
    },

    async refresh({ settings, secrets }, signal) {
      const { refreshToken = '', clientSecret = '' } = secrets;
      if (refreshToken === '') return null;
      const answer = await exchange(
        {
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
          client_id: settings.clientId ?? '',
          client_secret: clientSecret,
        },
        signal,
      );
      const tokens = tokensOf(answer);
      if (tokens) return { secrets: { refreshToken, clientSecret, ...tokens.secrets }, expiresAt: tokens.expiresAt };
      const isOver = answer.kind === 'reply' && readReply(errorSchema, answer.text())?.error === 'invalid_grant';
      const { refused } = refusedBy('LinkedIn', answer, saidOf(answer));
      return { refused, ...(isOver && { disconnected: true as const }) };
    },
  };
}

const SCOPES = 'openid profile w_member_social';
const tokenSchema = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
});
const errorSchema = z.object({ error: z.optional(z.string()), error_description: z.optional(z.string()) });
