import type { publishingContract } from '../../../src/contracts/publishing';
import type { PieceNewsletter } from '../../../src/contracts/publishing-postings';
import { mayReachOthers } from '../../../src/domain/confirmed-address';
import { AppError } from '../../errors/app-error';
import type { Handlers } from '../../http/call';
import type { ConnectionService } from './connections/connection-service';
import type { PostingService } from './postings/posting-service';
import type { WebhookService } from './webhook/webhook-service';

export const publishingHandlers = (
  connections: ConnectionService,
  postings: PostingService,
  webhook: WebhookService,
  serverOf: (typed: string) => string | null,
  newsletter: (workspaceId: string, pieceId: string, subject: string | null) => Promise<PieceNewsletter>,
): Handlers<typeof publishingContract> => ({
  listConnections: (_input, { workspace }) => connections.list(workspace.id),
  createWebhook: ({ url }, { workspace, user }) => webhook.create(workspace.id, url, user),
  createBlueskyConnection: ({ handle, appPassword, server }, { workspace, user }) => {
    const origin = serverOf(server || 'bsky.social');
    if (origin === null) {
      const sentence = 'This is not a server address. Enter one such as bsky.social.';
      throw new AppError('invalid_request', sentence, { fields: { server: sentence } });
    }
    return connections.connect(
      workspace.id,
      'bluesky',
      {
        settings: { origin, identifier: handle.replace(/^@/, '') },
        secrets: { appPassword },
        field: 'appPassword',
      },
      user,
    );
  },
  createMetaConnection: ({ channel }, { workspace, user }) => connections.connectMeta(workspace.id, channel, user),
  createConsent: ({ channel, server, clientId, clientSecret }, { workspace, user, origin }) =>
    connections.begin(
      workspace,
      { channel, server, app: { clientId, clientSecret }, redirectUri: `${origin}${RETURN_PATH}` },
      user,
    ),
  finishConsent: (input, { workspace, user }) => connections.finish(workspace, input, user),
  testConnection: ({ channel }, { workspace }) => connections.test(workspace.id, channel),
  deleteConnection: ({ channel }, { workspace, user }) => connections.remove(workspace.id, channel, user),
  listWebhookDeliveries: (_input, { workspace }) => webhook.list(workspace.id),
  replayWebhookDelivery: ({ deliveryId }, { workspace }) => webhook.replay(workspace.id, deliveryId),
  getPiecePostings: ({ pieceId }, { workspace }) => postings.get(workspace.id, pieceId),
  getPieceNewsletter: ({ pieceId, subject }, { workspace }) =>
    newsletter(workspace.id, pieceId, subject?.trim() || null),
  updatePiecePostings: (input, { workspace, user }) =>
    postings.choose(workspace.id, input, mayReachOthers(user, workspace)),
  createPostingWords: (input, { workspace }) => postings.askForWords(workspace.id, input),
  updatePosting: ({ postingId, decision }, { workspace, user }) =>
    postings.decide(workspace.id, postingId, decision, user),
});

/** The page where networks send people back to; src/config/paths.ts names it for the browser. */
const RETURN_PATH = '/dashboard/settings/connections';
