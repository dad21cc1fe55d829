import { DAY_MS } from './duration';
import { diagnose, type ConnectionSeen } from './connection';

const now = new Date('2026-03-06T12:00:00Z');
const connected = { state: 'connected' as const, cause: null, expiresAt: null, canOpen: true };
const seen = (more: Partial<ConnectionSeen> = {}): ConnectionSeen => ({
  connection: connected,
  metaKeys: ['metaAccessToken', 'metaPageId'],
  hasPublicAddress: true,
  ...more,
});
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

test('a connection that works has nothing to say', () =>
  expect(diagnose('mastodon', seen(), now)).toEqual({ state: 'connected', findings: [] }));

test('what Meta’s networks lack is named, one by one, and where to put it', () => {
  const { state, findings } = diagnose(
    'instagram',
    seen({ connection: null, metaKeys: [], hasPublicAddress: false }),
    now,
  );
  expect(state).toBe('not-connected');
  expect(findings.map(({ fix }) => fix)).toEqual(['api-keys', 'api-keys', 'operator']);
  expect(findings[0]!.sentence).toBe('Instagram needs a page access token of your Meta app.');
  expect(diagnose('facebook', seen({ hasPublicAddress: false }), now).findings).toEqual([]);
  expect(diagnose('bluesky', seen({ connection: null, metaKeys: [] }), now).findings).toEqual([]);
});

test('a refused connection says why, and how to mend it', () =>
  expect(
    diagnose(
      'bluesky',
      seen({ connection: { ...connected, state: 'disconnected', cause: 'The app password was revoked.' } }),
      now,
    ),
  ).toEqual({
    state: 'disconnected',
    findings: [{ sentence: 'The app password was revoked.', fix: 'connect' }],
  }));

test('one that was sealed under a lost root secret says so', () =>
  expect(diagnose('mastodon', seen({ connection: { ...connected, canOpen: false } }), now)).toMatchObject({
    state: 'disconnected',
    findings: [{ sentence: expect.stringContaining('can no longer be read') }],
  }));

test.each([
  [60, 'connected', undefined],
  [10, 'ending', 'The permission ends in 10 days. Connect it again before that.'],
  [0.5, 'ending', 'The permission ends within a day. Connect it again before that.'],
  [-1, 'disconnected', 'The permission has ended. Connect it again.'],
])('a permission that ends in %d days is %s', (days, state, sentence) => {
  const found = diagnose('linkedin', seen({ connection: { ...connected, expiresAt: inDays(days) } }), now);
  expect([found.state, found.findings[0]?.sentence]).toEqual([state, sentence]);
});
