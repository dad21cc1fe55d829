import { createHash } from 'node:crypto';
import packageJson from '../../../package.json';
import type { ConnectableChannel } from '../../../src/domain/posting-channel';
import { env } from '../../config/env';
import { formerKeysFor, keyFor } from '../../keys/keys';
import type { NetworkPort } from '../../ports/network';
import type { CallingPort } from '../../ports/web';
import { blueskyNetwork } from '../../providers/bluesky/bluesky-network';
import { makeGuardedWeb } from '../../providers/guarded-web/guarded-web';
import { linkedinConsent } from '../../providers/linkedin/linkedin-consent';
import { linkedinNetwork } from '../../providers/linkedin/linkedin-network';
import { mastodonConsent, serverOrigin } from '../../providers/mastodon/mastodon-consent';
import { mastodonNetwork } from '../../providers/mastodon/mastodon-network';
import { facebookNetwork } from '../../providers/meta/facebook-network';
import { instagramNetwork } from '../../providers/meta/instagram-network';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { makeSecretBox } from '../../providers/system/secret-box';
import { webhookNetwork, webhookSecret } from '../../providers/webhook/webhook-network';
import { readCredentials } from '../credential/credential-wiring';
import { connectionRepository } from './connections/connection-repository';
import { makeConnectionSecrets } from './connections/connection-secrets';
import { makeConnectionService } from './connections/connection-service';
import { figureRepository } from './figures/figure-repository';
import { makeFigureService } from './figures/figure-service';
import { postingRepository } from './postings/posting-repository';
import { makePostingRun } from './postings/posting-run';
import { postingRunRepository } from './postings/posting-run-repository';
import { makePostingService } from './postings/posting-service';
import { publishingHandlers } from './publishing-handlers';
import { webhookLogRepository } from './webhook/webhook-log-repository';
import { makeWebhookService } from './webhook/webhook-service';

export const publishingWiring = () =>
  publishingHandlers(
    connectionService(),
    postingService(),
    webhookService(),
    (typed) => {
      const origin = serverOrigin(typed);
      return origin !== null && (origin.startsWith('https:') || mayBePlain(origin)) ? origin : null;
    },
    async (...asked) => (await newsletters()).preview(...asked),
  );

/** What the worker calls. What reads pictures is loaded with the first post, not with every call. */
export const publishingJobs = () => {
  const { renewConnections, renewConnection } = connectionService();
  const run = async () =>
    makePostingRun({
      repository: postingRunRepository,
      networks,
      newsletter: async (...asked) => (await newsletters()).send(...asked),
      open: (row) => connectionService().open(row),
      lose: (...lost) => connectionService().lose(...lost),
      ...(await import('./postings/posting-picture-wiring')),
      clock: systemClock,
      ids: systemIds,
    });
  return {
    postPosting: async (payload: Named) => (await run()).postPosting(payload),
    failPosting: async (payload: Named) => (await run()).failPosting(payload),
    renewConnections: async () => {
      await renewConnections();
      await webhookService().forget();
    },
    renewConnection,
    ...makeFigureService({
      repository: figureRepository,
      networks,
      open: (row) => connectionService().open(row),
      lose: (...lost) => connectionService().lose(...lost),
      clock: systemClock,
    }),
  };
};

/** What renders emails is loaded when one is looked at or sent. */
const newsletters = async () => (await import('../campaigns/posts/post-campaign-wiring')).postCampaigns();

const connectionService = () =>
  makeConnectionService({
    repository: connectionRepository,
    secrets: makeConnectionSecrets(
      makeSecretBox({ current: keyFor('connection'), former: formerKeysFor('connection') }),
    ),
    networks,
    consents: {
      mastodon: mastodonConsent(web(), { name: 'Fourbeat', home: env().publicUrl, mayBePlain }),
      linkedin: linkedinConsent(web(), { clock: systemClock }),
    },
    metaKeys: (workspaceId) => readCredentials(workspaceId, 'meta'),
    hasPublicAddress: env().publicUrl !== undefined,
    zoneOf: connectionRepository.zoneOf,
    challengeOf: (verifier) => createHash('sha256').update(verifier).digest('base64url'),
    digest: sha256,
    clock: systemClock,
    ids: systemIds,
  });

const postingService = () =>
  makePostingService({
    repository: postingRepository,
    connections: async (workspaceId) =>
      (await connectionService().list(workspaceId)).items.map(({ channel, state, account }) => ({
        channel,
        connection: state,
        account,
      })),
    canAsk: (channel) => networks(channel).canFind,
    clock: systemClock,
    ids: systemIds,
  });

const webhookService = () =>
  makeWebhookService({
    log: webhookLogRepository,
    webhook: webhook(),
    makeSecret: () => webhookSecret(Buffer.from(systemIds.token(32), 'base64url')),
    mayBePlain,
    connect: (workspaceId, typed, actor) => connectionService().connect(workspaceId, 'webhook', typed, actor),
    open: async (workspaceId) => {
      const row = await connectionRepository.find(workspaceId, 'webhook');
      return row && connectionService().open(row);
    },
    clock: systemClock,
  });

const networks = (channel: ConnectableChannel): NetworkPort => NETWORKS[channel](web());

const NETWORKS: Record<ConnectableChannel, (web: CallingPort) => NetworkPort> = {
  facebook: (called) => facebookNetwork(called),
  instagram: (called) => instagramNetwork(called),
  linkedin: (called) => linkedinNetwork(called),
  mastodon: (called) => mastodonNetwork(called),
  bluesky: blueskyNetwork,
  webhook: () => webhook(),
};

const webhook = () =>
  webhookNetwork(web(), {
    clock: systemClock,
    id: () => systemIds.id(),
    record: (workspaceId, delivery) =>
      webhookLogRepository.add({ ...delivery, workspaceId, id: systemIds.id(), at: systemClock.now() }),
  });

const web = () =>
  makeGuardedWeb({ allowedOrigins: env().webAllowedOrigins, version: packageJson.version, home: env().publicUrl });

/** Servers on this machine that the operator allows; the list holds host:port. */
function mayBePlain(address: string): boolean {
  const { hostname, port } = new URL(address);
  return env().webAllowedOrigins.includes(`${hostname}:${port || 80}`);
}

interface Named {
  workspaceId: string;
  postingId: string;
}
