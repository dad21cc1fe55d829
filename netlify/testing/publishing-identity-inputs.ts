import type { IdentityInputs } from './identity-world';

/** Rows of the identity matrix for what leaves to networks. */
export const publishingIdentityInputs = (shop: { address(): string }): IdentityInputs => ({
  'publishing.listConnections': () => ({}),
  'publishing.createWebhook': () => ({ url: shop.address() }),
  'publishing.createBlueskyConnection': () => ({ handle: 'ada.bsky.social', appPassword: 'x', server: shop.address() }),
  'publishing.createMetaConnection': () => ({ channel: 'facebook' }),
  'publishing.createConsent': () => ({ channel: 'linkedin', clientId: 'app-1', clientSecret: 'x' }),
  'publishing.finishConsent': () => ({ state: 'x', code: 'y' }),
  'publishing.testConnection': () => ({ channel: 'mastodon' }),
  'publishing.deleteConnection': () => ({ channel: 'mastodon' }),
  'publishing.listWebhookDeliveries': () => ({}),
  'publishing.replayWebhookDelivery': ({ publishing }) => ({ deliveryId: publishing.deliveryId }),
  'publishing.getPiecePostings': ({ piece }) => ({ pieceId: piece.id }),
  'publishing.getPieceNewsletter': ({ piece }) => ({ pieceId: piece.id }),
  'publishing.updatePiecePostings': ({ piece }) => ({
    pieceId: piece.id,
    version: piece.version,
    choices: [{ channel: 'bluesky', words: 'Taken over' }],
  }),
  'publishing.createPostingWords': ({ piece }) => ({ pieceId: piece.id, version: piece.version }),
  'publishing.updatePosting': ({ publishing }) => ({ postingId: publishing.postingId, decision: 'by-hand' }),
});
