import type { ChannelConnector } from '../../../ports/inbox-connector';
import { patience } from '../../../ports/patience';

/**
 * A Facebook page or its Instagram account, with the keys and the connection that posts go out by. The token is asked what
 * it may do before anything is stored, and Meta is told where to send what comes in.
 */
export function makeMetaConnector(channel: MetaChannel, ports: MetaConnectorDeps): ChannelConnector {
  const label = channel === 'facebook' ? 'Facebook' : 'Instagram';
  const { open, isConnected, webhooks, tokenFor, publicOrigin } = ports;

  async function look(workspaceId: string): Promise<Looked | Trouble> {
    const connection = await open(workspaceId);
    if (!connection)
      return { kind: 'broken', cause: `Store the page access token and the page ID under Settings, API keys first.` };
    if (!connection.secrets.appSecret)
      return {
        kind: 'broken',
        cause: 'Store the app secret under Settings, API keys too: it proves that messages come from Meta.',
      };
    const signal = AbortSignal.timeout(CALL_MS);
    const token = await webhooks.inspect(connection, signal);
    if (token.kind !== 'token') return token;
    const missing = NEEDED[channel].filter((scope) => !token.scopes.includes(scope));
    if (missing.length > 0)
      return {
        kind: 'broken',
        cause: `The token lacks ${inWords(missing)}. Add ${missing.length === 1 ? 'it' : 'them'} to your Meta app, make a new page access token and store it.`,
      };
    const account = await webhooks.account(connection, channel, signal);
    if (account.kind !== 'account') return account;
    return { kind: 'looked', connection, appId: token.appId, account, scopes: token.scopes };
  }

  const hintOf = (scopes: readonly string[]): string | null => {
    const missing = COMMENTS[channel].filter((scope) => !scopes.includes(scope));
    const hints = [
      publicOrigin === null
        ? 'Meta cannot reach this installation: it has no public address. The operator sets it as PUBLIC_URL.'
        : null,
      missing.length > 0 ? `Comments need ${inWords(missing)} too; messages work without.` : null,
    ].filter((hint) => hint !== null);
    return hints.length > 0 ? hints.join(' ') : null;
  };

  async function subscribe({ connection, appId }: Looked, workspaceId: string): Promise<string | null> {
    if (publicOrigin === null) return null;
    const signal = AbortSignal.timeout(CALL_MS);
    const app = await webhooks.subscribeApp(
      {
        appId,
        appSecret: connection.secrets.appSecret ?? '',
        callback: `${publicOrigin}/api/inbound/meta`,
        verifyToken: tokenFor(workspaceId),
        channel,
      },
      signal,
    );
    return app ?? (await webhooks.subscribePage(connection, signal));
  }

  return {
    async connect(input, { workspaceId }) {
      if (input.channel !== channel) return { refused: `This is not ${label}.` };
      if (!(await isConnected(workspaceId, channel)))
        return {
          refused: `Connect ${label} under Settings, Connections first: the inbox uses the same account as your posts.`,
        };
      const looked = await look(workspaceId);
      if (looked.kind !== 'looked') return { refused: looked.cause };
      const trouble = await subscribe(looked, workspaceId);
      if (trouble) return { refused: `Meta did not agree to tell us of messages. ${trouble}` };
      return {
        channel,
        name: looked.account.name.slice(0, 80),
        address: looked.account.id,
        settings: { pageId: looked.connection.settings.pageId ?? '' },
        secrets: null,
        cause: hintOf(looked.scopes),
      };
    },

    async check({ workspaceId, address }) {
      const looked = await look(workspaceId);
      // An outage of Meta says nothing about the page.
      if (looked.kind !== 'looked')
        return { state: looked.kind === 'trouble' ? 'connected' : 'broken', cause: looked.cause };
      if (looked.account.id !== address)
        return {
          state: 'broken',
          cause: `The stored keys now belong to another account, ${looked.account.name}. Disconnect this one, then connect the other.`,
        };
      // Meta forgets a subscription when an app is changed; to ask again costs nothing.
      const trouble = await subscribe(looked, workspaceId);
      return { state: 'connected', cause: trouble ?? hintOf(looked.scopes) };
    },

    isReady: async (workspaceId) =>
      (await isConnected(workspaceId, channel)) && Boolean((await open(workspaceId))?.secrets.appSecret),
  };
}

function inWords(scopes: readonly string[]): string {
  const last = scopes.at(-1)!;
  return scopes.length === 1
    ? `the permission ${last}`
    : `the permissions ${scopes.slice(0, -1).join(', ')} and ${last}`;
}

/** https://developers.facebook.com/docs/permissions */
const NEEDED: Record<MetaChannel, readonly string[]> = {
  facebook: ['pages_messaging', 'pages_manage_metadata'],
  instagram: ['instagram_manage_messages', 'instagram_basic', 'pages_manage_metadata'],
};
const COMMENTS: Record<MetaChannel, readonly string[]> = {
  facebook: ['pages_read_user_content', 'pages_manage_engagement'],
  instagram: ['instagram_manage_comments'],
};
const CALL_MS = patience(20_000);

type MetaChannel = 'facebook' | 'instagram';

interface Open {
  workspaceId: string;
  settings: Record<string, string>;
  secrets: Record<string, string>;
}

/** broken: a person has to do something. trouble: nothing is known now. */
type Trouble = { kind: 'broken' | 'trouble'; cause: string };
type Looked = {
  kind: 'looked';
  connection: Open;
  appId: string;
  account: { id: string; name: string };
  scopes: readonly string[];
};

export interface MetaConnectorDeps {
  open(workspaceId: string): Promise<Open | null>;
  /** Whether posts go out by it. */
  isConnected(workspaceId: string, channel: MetaChannel): Promise<boolean>;
  webhooks: {
    inspect(
      connection: Open,
      signal: AbortSignal,
    ): Promise<{ kind: 'token'; appId: string; scopes: string[] } | Trouble>;
    account(
      connection: Open,
      channel: MetaChannel,
      signal: AbortSignal,
    ): Promise<{ kind: 'account'; id: string; name: string } | Trouble>;
    /** Null when it worked; else why not, as a sentence. */
    subscribeApp(
      asked: { appId: string; appSecret: string; callback: string; verifyToken: string; channel: MetaChannel },
      signal: AbortSignal,
    ): Promise<string | null>;
    subscribePage(connection: Open, signal: AbortSignal): Promise<string | null>;
  };
  /** What Meta shows when it asks whether the address is ours. */
  tokenFor(workspaceId: string): string;
  /** PUBLIC_URL; null when strangers cannot reach this installation. */
  publicOrigin: string | null;
}
