import { publishingContract } from '../../../../src/contracts/publishing';
import { engineContract } from '../../../../src/contracts/engine';
import type { Piece } from '../../../../src/contracts/engine-pieces';
import { DAY_MS } from '../../../../src/domain/duration';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery, register } from '../../../testing/world';

useDatabase();

/** Rows in the given statuses; times are hours from now. */
async function withQueue(rows: Row[]) {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  for (const { title, status, at = 0, platforms = ['blog'], type = 'post', pillar = '' } of rows)
    await asOwner(
      `INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, platforms, type, pillar, scheduled_for, published_at, created_at, updated_at)
      VALUES (gen_random_uuid(), $1, 2026, 1, $2, '', '', '[]', $3::text, 1, $4::jsonb, $5, $6,
        CASE WHEN $3::text IN ('scheduled', 'failed') THEN now() + $7 * interval '1 hour' END,
        CASE WHEN $3::text IN ('published', 'taken-down') THEN now() + $7 * interval '1 hour' END,
        now() + least($7, 0) * interval '1 hour', now())`,
      [owner.workspaceId, title, status, JSON.stringify(platforms), type, pillar, at],
    );
  const list = async (input: object): Promise<{ items: Piece[]; nextCursor: string | null }> =>
    (await owner.call('engine', engineContract.listPieces, { order: 'queue', ...input })).body.data;
  return { ...owner, list };
}

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

describe('the queue', () => {
  const rows: Row[] = [
    { title: 'Out yesterday', status: 'published', at: -24 },
    { title: 'In a week', status: 'scheduled', at: 168 },
    { title: 'Waits longest', status: 'review', at: -90 },
    { title: 'Down', status: 'taken-down', at: -100 },
    { title: 'Tomorrow', status: 'scheduled', at: 24 },
    { title: 'Draft', status: 'draft', at: -2 },
    { title: 'Failed', status: 'failed', at: -20 },
    { title: 'Out long ago', status: 'published', at: -300 },
    { title: 'Being made', status: 'generating', at: -1 },
  ];
  const inOrder = [
    ...['Tomorrow', 'In a week'],
    ...['Being made', 'Draft', 'Failed', 'Waits longest'],
    ...['Out yesterday', 'Down', 'Out long ago'],
  ];

  it('begins with what comes next, then what waits, then the past', async () => {
    const { list } = await withQueue(rows);
    expect(titles((await list({})).items)).toEqual(inOrder);
  });

  it.each([1, 2, 3, 4])(
    'is read in pages of %i without a gap or a repeat, over the borders of its parts',
    async (limit) => {
      const { list } = await withQueue(rows);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ limit, ...(cursor !== null && { cursor }) });
        expect(page.items.length).toBeLessThanOrEqual(limit);
        seen.push(...titles(page.items));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(inOrder);
    },
  );

  it('refuses the cursor of another list', async () => {
    const { list, call } = await withQueue(rows);
    const { nextCursor } = (await call('engine', engineContract.listPieces, { limit: 1 })).body.data;
    const refused = await call('engine', engineContract.listPieces, { order: 'queue', cursor: nextCursor });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request']);
    const { nextCursor: own } = await list({ limit: 1 });
    expect((await call('engine', engineContract.listPieces, { cursor: own ?? '' })).status).toBe(400);
  });

  it('is narrowed by status, platform, type and pillar, and counted the same way', async () => {
    const { list, call } = await withQueue([
      { title: 'A', status: 'scheduled', at: 1, platforms: ['instagram', 'blog'], type: 'story', pillar: 'offers' },
      { title: 'B', status: 'scheduled', at: 2, platforms: ['blog'], pillar: 'tips' },
      { title: 'C', status: 'review', platforms: ['instagram'], pillar: 'offers' },
    ]);
    expect(titles((await list({ platform: 'instagram' })).items)).toEqual(['A', 'C']);
    expect(titles((await list({ type: 'story' })).items)).toEqual(['A']);
    expect(titles((await list({ status: 'scheduled', pillar: 'tips' })).items)).toEqual(['B']);
    const counts = async (input: object) =>
      (await call('engine', engineContract.getPieceCounts, input)).body.data.statuses;
    expect(await counts({})).toMatchObject({ scheduled: 2, review: 1, draft: 0, failed: 0 });
    expect(await counts({ platform: 'instagram', pillar: 'offers' })).toMatchObject({ scheduled: 1, review: 1 });
  });
});

describe('the calendar', () => {
  it('has what was and will be published on its days, by the clock of the workspace', async () => {
    const { call, workspaceId } = await withQueue([{ title: 'Review', status: 'review' }]);
    await asOwner("UPDATE workspaces SET zone = 'Pacific/Auckland' WHERE workspace_id = $1", [workspaceId]);
    const add = (title: string, status: string, at: string) =>
      asOwner(
        `INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, scheduled_for, published_at, created_at, updated_at)
        VALUES (gen_random_uuid(), $1, 2026, 1, $2, '', '', '[]', $3::text, 1, $4::timestamptz, CASE WHEN $3::text = 'published' THEN $4::timestamptz END, now(), now())`,
        [workspaceId, title, status, at],
      );
    await add('Already Sunday there', 'scheduled', '2026-11-28T11:30:00Z');
    await add('Still Saturday there', 'published', '2026-11-28T10:30:00Z');
    const on = async (from: string, to: string) =>
      titles((await call('engine', engineContract.listCalendar, { from, to })).body.data.items);
    expect(await on('2026-11-28', '2026-11-28')).toEqual(['Still Saturday there']);
    expect(await on('2026-11-29', '2026-11-29')).toEqual(['Already Sunday there']);
    expect(await on('2026-11-23', '2026-11-29')).toEqual(['Still Saturday there', 'Already Sunday there']);
  });

  it('is asked for two months at most, from an earlier day to a later one', async () => {
    const { call } = await withQueue([]);
    for (const days of [
      { from: '2026-11-02', to: '2026-11-01' },
      { from: '2026-01-01', to: '2026-12-31' },
    ])
      expect((await call('engine', engineContract.listCalendar, days)).status).toBe(400);
  });
});

describe('an approved post', () => {
  async function scheduled() {
    const { list, call, workspaceId } = await withQueue([
      { title: 'Tomorrow', status: 'scheduled', at: 24 },
      { title: 'Waits', status: 'review' },
    ]);
    const [piece, waits] = (await list({})).items;
    return { call, workspaceId, piece: piece!, waits: waits! };
  }
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  it('is moved and stays approved; its earlier job finds nothing to do', async () => {
    const { call, workspaceId, piece } = await scheduled();
    const to = { date: inDays(5), time: '09:15' };
    const moved = (await call('engine', engineContract.movePiece, { pieceId: piece.id, version: 1, publishAt: to }))
      .body.data;
    expect(moved).toMatchObject({ status: 'scheduled', version: 2, scheduledFor: `${to.date}T09:15:00.000Z` });
    expect(
      await asOwner("SELECT start_after FROM pgboss.job WHERE name = 'publish-piece' AND data->>'pieceId' = $1", [
        piece.id,
      ]),
    ).toEqual([{ start_after: new Date(moved.scheduledFor) }]);
    const { engineJobs } = await import('../engine-wiring');
    await engineJobs().publishPiece({ workspaceId, pieceId: piece.id });
    expect((await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data.status).toBe('scheduled');
  });

  it('is not moved into the past, nor is a post moved that has no time', async () => {
    const { call, piece, waits } = await scheduled();
    const past = { date: inDays(-2), time: '09:15' };
    const refused = await call('engine', engineContract.movePiece, { pieceId: piece.id, version: 1, publishAt: past });
    expect([refused.status, refused.body.fields.publishAt]).toEqual([400, 'This time has passed. Choose a later one.']);
    const ahead = { date: inDays(2), time: '09:15' };
    expect(
      (await call('engine', engineContract.movePiece, { pieceId: waits.id, version: 1, publishAt: ahead })).status,
    ).toBe(409);
  });

  it('stays approved with another pillar, and needs a new yes with other platforms', async () => {
    const { call, piece } = await scheduled();
    const place = { pieceId: piece.id, version: 1 };
    expect(
      (await call('engine', engineContract.updatePieceLabels, { ...place, pillar: 'tips' })).body.data,
    ).toMatchObject({ status: 'scheduled', pillar: 'tips', version: 2 });
    await call('publishing', publishingContract.updatePiecePostings, {
      ...place,
      version: 2,
      choices: [{ channel: 'mastodon', words: null }],
    });
    expect((await call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data).toMatchObject({
      status: 'review',
      scheduledFor: null,
      platforms: ['blog', 'mastodon'],
    });
  });
});

it('a new post begins with the platforms of the settings and the pillar of its idea, and says who wrote it', async () => {
  const { call } = await withQueue([]);
  await call('engine', engineContract.updateEngineSettings, { platforms: ['instagram', 'linkedin'] });
  const { ideas } = (await call('engine', engineContract.getCycle, {})).body.data;
  const made = (await call('engine', engineContract.createPiece, { ideaId: ideas[0].id })).body.data;
  const pillars: Record<string, string> = { 'How-to': 'tips', Offer: 'offers', Seasonal: 'season' };
  expect(made).toMatchObject({ platforms: ['instagram', 'linkedin', 'blog'], aiGenerated: true, type: 'post' });
  const { items } = (await call('publishing', publishingContract.getPiecePostings, { pieceId: made.id })).body.data;
  expect(items.map(({ channel, state }: { channel: string; state: string }) => [channel, state])).toEqual([
    ['instagram', 'planned'],
    ['linkedin', 'planned'],
  ]);
  expect(made.pillar).toBe(pillars[ideas[0].kind] ?? made.pillar);
  expect(made.pillar).not.toBe('');
  const own = { title: 'Mine', body: 'Words', creationId: null };
  expect((await call('engine', engineContract.createOwnPiece, own)).body.data).toMatchObject({
    platforms: ['instagram', 'linkedin', 'blog'],
    aiGenerated: false,
    pillar: '',
    status: 'review',
  });
  expect((await call('engine', engineContract.createOwnPiece, { ...own, asDraft: true })).body.data.status).toBe(
    'draft',
  );
});

interface Row {
  title: string;
  status: string;
  /** Hours from now. */
  at?: number;
  platforms?: string[];
  type?: string;
  pillar?: string;
}
