import { publishingContract } from '../../../../src/contracts/publishing';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/domain/duration';
import type { CountedPost, NetworkPort } from '../../../ports/network';
import { asOwner, useDatabase } from '../../../testing/database';
import { registerBusy } from '../../../testing/world';
import { figureRepository } from './figure-repository';
import { makeFigureService } from './figure-service';

useDatabase();

/** An owner whose post was put on a network some time ago, and a job that counts it. */
async function withPosted(channel = 'bluesky', postedAgoMs = 2 * HOUR_MS) {
  const owner = await registerBusy();
  const { workspaceId } = owner;
  await asOwner('DELETE FROM postings WHERE workspace_id = $1', [workspaceId]);
  await asOwner('DELETE FROM connections WHERE workspace_id = $1', [workspaceId]);
  await asOwner(
    "INSERT INTO connections (workspace_id, channel, account, settings, key_id, sealed, state, connected_by, connected_at) VALUES ($1, $2, '@ada', '{}', 'none', '', 'connected', 'Ada Baker', now())",
    [workspaceId, channel],
  );
  const start = Date.now();
  await asOwner(
    "INSERT INTO postings (workspace_id, id, piece_id, channel, state, remote_id, posted_at, updated_at) VALUES ($1, gen_random_uuid(), $2, $3, 'posted', 'remote-1', $4, now())",
    [workspaceId, owner.piece.id, channel, new Date(start - postedAgoMs)],
  );
  let now = start;
  let next: CountedPost = { kind: 'counted', counts: { likes: 3 } };
  const asked: string[] = [];
  const lost: string[] = [];
  const network = {
    count: async (_connection: unknown, { id }: { id: string }) => (asked.push(id), next),
  } as unknown as NetworkPort;
  const { countPostings } = makeFigureService({
    repository: figureRepository,
    networks: () => network,
    open: async () => ({ workspaceId, settings: {}, secrets: {} }),
    lose: async (_workspaceId, lostChannel) => void lost.push(lostChannel),
    clock: { now: () => new Date(now) },
  });
  return {
    ...owner,
    asked,
    lost,
    count: () => countPostings({ workspaceId }),
    later: (ms: number) => void (now += ms),
    says: (said: CountedPost) => void (next = said),
    shown: async () =>
      (await owner.call('publishing', publishingContract.getPiecePostings, { pieceId: owner.piece.id })).body.data
        .items[0].figures,
  };
}

it('shows what a network counts of a post, and asks again when it is due and not before', async () => {
  const posted = await withPosted();
  expect(await posted.shown()).toBeNull();
  await posted.count();
  await posted.count();
  expect(posted.asked).toEqual(['remote-1']);
  expect(await posted.shown()).toMatchObject({ counts: [{ what: 'likes', count: 3 }] });
  posted.says({ kind: 'counted', counts: { likes: 5, replies: 0 } });
  posted.later(5 * HOUR_MS); // seven hours old
  await posted.count();
  expect(posted.asked).toHaveLength(2);
  expect((await posted.shown()).counts).toEqual([
    { what: 'likes', count: 5 },
    { what: 'replies', count: 0 },
  ]);
});

it('keeps what it knows when the network cannot be asked, or has the post no more', async () => {
  const posted = await withPosted();
  await posted.count();
  const before = await posted.shown();
  posted.says({ kind: 'unknown', cause: 'Bluesky could not be reached.' });
  posted.later(5 * HOUR_MS);
  await posted.count();
  expect(await posted.shown()).toEqual(before);
  posted.says({ kind: 'gone' });
  posted.later(DAY_MS);
  await posted.count();
  posted.later(DAY_MS);
  await posted.count();
  expect(posted.asked).toHaveLength(3);
  expect(await posted.shown()).toEqual(before);
});

it('waits as long as the network asks, and counts nothing that is too new or too old', async () => {
  const posted = await withPosted();
  posted.says({ kind: 'unknown', cause: 'Too many calls.', retryAfterMs: 12 * HOUR_MS });
  await posted.count();
  posted.later(11 * HOUR_MS);
  await posted.count();
  expect(posted.asked).toHaveLength(1);
  posted.later(2 * HOUR_MS);
  await posted.count();
  expect(posted.asked).toHaveLength(2);
  for (const ago of [50 * MINUTE_MS, 31 * DAY_MS]) {
    const other = await withPosted('mastodon', ago);
    await other.count();
    expect(other.asked).toEqual([]);
  }
});

it('asks only networks that tell, and says once when one no longer accepts the account', async () => {
  const linkedin = await withPosted('linkedin');
  await linkedin.count();
  expect(linkedin.asked).toEqual([]);
  const posted = await withPosted('mastodon');
  posted.says({ kind: 'disconnected', cause: 'It was withdrawn.' });
  await posted.count();
  expect(posted.lost).toEqual(['mastodon']);
});

it('asks for one job for each workspace with something to count', async () => {
  const posted = await withPosted();
  await figureRepository.askForCounts(new Date());
  const jobs = await asOwner("SELECT 1 FROM pgboss.job WHERE name = 'count-postings' AND data ->> 'workspaceId' = $1", [
    posted.workspaceId,
  ]);
  expect(jobs).toHaveLength(1);
});
