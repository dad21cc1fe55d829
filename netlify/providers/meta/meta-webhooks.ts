import * as z from 'zod/mini';
import type { OpenConnection } from '../../ports/network';
import type { CallingPort } from '../../ports/web';
import { graphCall, graphReply, graphTrouble } from './graph-call';

/**
 * Asks Meta to tell us of messages and comments: for the app, where it calls us and about what
 * (https://developers.facebook.com/docs/graph-api/webhooks/subscriptions-edge), and for the page, that this app is told
 * of it (https://developers.facebook.com/docs/graph-api/reference/page/subscribed_apps). Both are needed.
 */
export function metaWebhooks(web: CallingPort, origin = 'https://graph.facebook.com') {
  return {
    /** Which app made the token, and what it may do (https://developers.facebook.com/docs/graph-api/reference/debug_token). */
    async inspect(connection: OpenConnection, signal: AbortSignal): Promise<InspectedToken> {
      const { accessToken = '' } = connection.secrets;
      const answer = await graphCall(web, origin, connection, {
        method: 'GET',
        path: '/debug_token',
        fields: { input_token: accessToken },
        signal,
      });
      const read = graphReply(tokenSchema, answer)?.data;
      if (!read) return troubleOf(graphTrouble('Meta', answer, false));
      if (!read.is_valid)
        return {
          kind: 'broken',
          cause: 'The page access token has expired or was withdrawn. Store a new one under Settings, API keys.',
        };
      return { kind: 'token', appId: read.app_id ?? '', scopes: read.scopes ?? [] };
    },

    /** The name of the account and its id there; an Instagram account hangs on its page. */
    async account(
      connection: OpenConnection,
      channel: 'facebook' | 'instagram',
      signal: AbortSignal,
    ): Promise<FoundAccount> {
      const answer = await graphCall(web, origin, connection, {
        method: 'GET',
        path: `/${encodeURIComponent(connection.settings.pageId ?? '')}`,
        fields: { fields: channel === 'facebook' ? 'id,name' : 'id,name,instagram_business_account{id,username}' },
        signal,
      });
      const page = graphReply(pageSchema, answer);
      if (!page) return troubleOf(graphTrouble('Meta', answer, false));
      if (channel === 'facebook') return { kind: 'account', id: page.id, name: page.name };
      const account = page.instagram_business_account;
      return account
        ? { kind: 'account', id: account.id, name: `@${account.username}` }
        : {
            kind: 'trouble',
            cause:
              'Your Facebook page has no Instagram account. Link a business or creator account to it in the page’s settings.',
          };
    },

    /** Null when it worked; else why not. Meta calls the address at once with the token, and wants it answered. */
    async subscribeApp(
      { appId, appSecret, callback, verifyToken, channel }: AppSubscription,
      signal: AbortSignal,
    ): Promise<string | null> {
      const answer = await graphCall(
        web,
        origin,
        { workspaceId: '', settings: {}, secrets: { accessToken: `${appId}|${appSecret}` } },
        {
          method: 'POST',
          path: `/${encodeURIComponent(appId)}/subscriptions`,
          fields: {
            object: channel === 'facebook' ? 'page' : 'instagram',
            callback_url: callback,
            verify_token: verifyToken,
            fields: APP_FIELDS[channel],
            include_values: 'true',
          },
          signal,
        },
      );
      return graphReply(doneSchema, answer) ? null : causeOf(graphTrouble('Meta', answer, false));
    },

    async subscribePage(connection: OpenConnection, signal: AbortSignal): Promise<string | null> {
      const answer = await graphCall(web, origin, connection, {
        method: 'POST',
        path: `/${encodeURIComponent(connection.settings.pageId ?? '')}/subscribed_apps`,
        fields: { subscribed_fields: APP_FIELDS.facebook },
        signal,
      });
      return graphReply(doneSchema, answer) ? null : causeOf(graphTrouble('Meta', answer, false));
    },
  };
}

export type MetaWebhooks = ReturnType<typeof metaWebhooks>;

function troubleOf(outcome: ReturnType<typeof graphTrouble>): { kind: 'broken' | 'trouble'; cause: string } {
  return { kind: outcome.kind === 'disconnected' ? 'broken' : 'trouble', cause: causeOf(outcome) };
}

const causeOf = (outcome: ReturnType<typeof graphTrouble>): string =>
  'cause' in outcome ? outcome.cause : 'Meta answered something that we cannot read.';

const APP_FIELDS = {
  facebook:
    'messages,messaging_postbacks,message_deliveries,message_reads,message_reactions,message_echoes,message_edits,feed',
  instagram: 'messages,messaging_postbacks,messaging_seen,message_reactions,comments',
} as const;

const tokenSchema = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.optional(z.string()),
    scopes: z.optional(z.array(z.string())),
  }),
});
const pageSchema = z.object({
  id: z.string(),
  name: z.string(),
  instagram_business_account: z.optional(z.object({ id: z.string(), username: z.string() })),
});
const doneSchema = z.object({ success: z.union([z.literal(true), z.literal('true')]) });

interface AppSubscription {
  appId: string;
  appSecret: string;
  callback: string;
  verifyToken: string;
  channel: 'facebook' | 'instagram';
}

type Trouble = { kind: 'broken' | 'trouble'; cause: string };
export type InspectedToken = { kind: 'token'; appId: string; scopes: string[] } | Trouble;
export type FoundAccount = { kind: 'account'; id: string; name: string } | Trouble;
