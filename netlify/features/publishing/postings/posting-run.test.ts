import { engineContract } from '../../../../src/contracts/engine';
import { publishingContract } from '../../../../src/contracts/publishing';
import { MINUTE_MS } from '../../../../src/domain/duration';
import type { ConnectableChannel, PostingChannel } from '../../../../src/domain/posting-channel';
import type { FoundPost, NetworkPort, OutgoingPost, PostOutcome, PostStep } from '../../../ports/network';
import { systemIds } from '../../../providers/system/ids';
import { addCreation } from '../../../testing/creations';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery, register } from '../../../testing/world';
import { engineJobs } from '../../engine/engine-wiring';
import { connectionRepository } from '../connections/connection-repository';
import { makePostingRun } from './posting-run';
import { postingRunRepository } from './posting-run-repository';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;

/** An owner whose published post is due on a channel, with an account there. */
async function withPosting(channel: PostingChannel = 'mastodon', { connected = true, publish = true } = {}) {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  if (connected) await connect(owner.workspaceId, channel);
  const piece = (
    await owner.call('engine', engineContract.createOwnPiece, {
      title: 'Keep rye fresh',
      body: 'In linen.',
      creationId: null,
    })
  ).body.data;
  const chosen = (
    await owner.call('publishing', publishingContract.updatePiecePostings, {
      pieceId: piece.id,
      version: piece.version,
      choices: [{ channel, words: null }],
    })
  ).body.data;
  const approved = (
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: chosen.version })
  ).body.data;
  const at = { workspaceId: owner.workspaceId, pieceId: piece.id as string };
  if (publish) await engineJobs().publishPiece(at);
  return { ...owner, ...at, version: approved.version as number, postingId: chosen.items[0].id as string };
}

const connect = (workspaceId: string, channel: string) =>
  asOwner(
    "INSERT INTO connections (workspace_id, channel, account, settings, key_id, sealed, state, connected_by, connected_at) VALUES ($1, $2, '@ada', '{}', 'none', '', 'connected', 'Ada Baker', now())",
    [workspaceId, channel],
  );

const read = async ({ call }: Pick<Owner, 'call'>, pieceId: string) =>
  (await call('publishing', publishingContract.getPiecePostings, { pieceId })).body.data;

/** A network that does as it is told, and remembers what it took. */
function makeNetwork({ canFind = true } = {}) {
  const taken: OutgoingPost[] = [];
  const next: ((post: OutgoingPost, step: PostStep) => Promise<PostOutcome>)[] = [];
  let found: FoundPost = { kind: 'absent' };
  const asked: string[] = [];
  const takes = async (post: OutgoingPost, { goAhead }: PostStep): Promise<PostOutcome> => {
    if (!(await goAhead())) return { kind: 'held' };
    taken.push(post);
    return { kind: 'posted', id: post.key, url: `https://social.example/${post.key}` };
  };
  const network: NetworkPort = {
    canFind,
    post: (_connection, post, step) => (next.shift() ?? takes)(post, step),
    find: async (_connection, post) => (asked.push(post.key), found),
    check: async () => ({ kind: 'works', account: '@ada', accountUrl: '' }),
  };
  return {
    network,
    taken,
    asked,
    takes,
    then: (...steps: typeof next) => void next.push(...steps),
    says: (outcome: PostOutcome) => void next.push(async () => outcome),
    has: (one: FoundPost) => void (found = one),
  };
}

/** A worker whose clock is ahead of the database's, and can be moved further. */
function makeWorker(network: NetworkPort) {
  let ahead = 1_000;
  const lost: [ConnectableChannel, string][] = [];
  const run = makePostingRun({
    repository: postingRunRepository,
    networks: () => network,
    newsletter: async () => ({ kind: 'held' }),
    open: async ({ workspaceId }) => ({ workspaceId, settings: {}, secrets: {} }),
    lose: async (_workspaceId, channel, cause) => void lost.push([channel, cause]),
    picture: async () => null,
    clip: async ({ storageKey }) => ({
      bytes: new TextEncoder().encode(storageKey),
      type: 'video/mp4',
      width: 720,
      height: 1280,
      address: null,
    }),
    linkOf: () => null,
    clock: { now: () => new Date(Date.now() + ahead) },
    ids: systemIds,
  });
  return { ...run, lost, later: (minutes: number) => void (ahead += minutes * MINUTE_MS) };
}

describe('a posting that is due', () => {
  it('goes out once, in the words that were approved, however often and by however many workers it is asked for', async () => {
    const posting = await withPosting();
    const { network, taken } = makeNetwork();
    const workers = [makeWorker(network), makeWorker(network), makeWorker(network)];
    await Promise.all(workers.map(({ postPosting }) => postPosting(posting)));
    await workers[0]!.postPosting(posting);
    expect(taken.map(({ text }) => text)).toEqual(['Keep rye fresh\n\nIn linen.']);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([
      { channel: 'mastodon', state: 'posted', url: `https://social.example/${posting.postingId}`, cause: null },
    ]);
  });

  it('keeps its words when the post on the page is corrected before it leaves', async () => {
    const posting = await withPosting();
    const { call, pieceId } = posting;
    const { version } = (await call('engine', engineContract.getPiece, { pieceId })).body.data;
    await call('engine', engineContract.updatePiece, { pieceId, version, body: 'In cotton.' });
    const { network, taken } = makeNetwork();
    await makeWorker(network).postPosting(posting);
    expect(taken.map(({ text }) => text)).toEqual(['Keep rye fresh\n\nIn linen.']);
  });

  it('waits for a clip that is being made, and goes out with the picture at the last attempt', async () => {
    const posting = await withPosting();
    const creationId = await addCreation(posting.workspaceId, {
      type: 'video',
      piece_id: posting.pieceId,
      status: 'generating',
      duration_ms: 10_000,
      storage_key: 'videos/aa/aa.mp4',
    });
    const { network, taken } = makeNetwork();
    const worker = makeWorker(network);
    await worker.postPosting(posting);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([
      { state: 'due', cause: 'The clip was still being made.' },
    ]);
    await asOwner("UPDATE creations SET status = 'completed' WHERE id = $1", [creationId]);
    worker.later(2);
    await worker.postPosting(posting);
    expect(taken).toMatchObject([{ clip: { type: 'video/mp4', width: 720 } }]);

    const late = await withPosting();
    await addCreation(late.workspaceId, {
      type: 'video',
      piece_id: late.pieceId,
      status: 'generating',
      duration_ms: 10_000,
    });
    for (const minutes of [2, 6, 31]) {
      await worker.postPosting(late);
      worker.later(minutes);
    }
    await worker.postPosting(late);
    expect(taken[1]).toMatchObject({ clip: null });
  });

  it('is tried again after 1, 5 and 30 minutes, then fails with its cause', async () => {
    const posting = await withPosting();
    const { network, says, taken } = makeNetwork();
    const worker = makeWorker(network);
    for (const minutes of [1, 5, 30]) {
      says({ kind: 'later', cause: 'Mastodon could not be reached.' });
      await worker.postPosting(posting);
      const [item] = (await read(posting, posting.pieceId)).items;
      expect(item).toMatchObject({ state: 'due', cause: 'Mastodon could not be reached.' });
      worker.later(minutes - 0.1);
      await worker.postPosting(posting);
      expect((await read(posting, posting.pieceId)).items).toEqual([item]); // not yet
      worker.later(0.2);
    }
    says({ kind: 'later', cause: 'Mastodon could not be reached.' });
    await worker.postPosting(posting);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([{ state: 'failed' }]);
    expect(taken).toEqual([]);
  });

  it('waits as long as the network asks for', async () => {
    const posting = await withPosting();
    const { network, says, taken } = makeNetwork();
    const worker = makeWorker(network);
    says({ kind: 'later', cause: 'Too many calls.', retryAfterMs: 20 * MINUTE_MS });
    await worker.postPosting(posting);
    worker.later(19);
    await worker.postPosting(posting);
    expect(taken).toEqual([]);
    worker.later(1.1);
    await worker.postPosting(posting);
    expect(taken).toHaveLength(1);
  });

  it('is not tried again when it is refused, and says why', async () => {
    const posting = await withPosting();
    const { network, says } = makeNetwork();
    const worker = makeWorker(network);
    says({ kind: 'refused', cause: 'Mastodon refused the post (422).' });
    await worker.postPosting(posting);
    worker.later(60);
    await worker.postPosting(posting);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([
      { state: 'failed', cause: 'Mastodon refused the post (422).' },
    ]);
  });

  it('marks the connection when the network no longer accepts it', async () => {
    const posting = await withPosting();
    const { network, says } = makeNetwork();
    const worker = makeWorker(network);
    says({ kind: 'disconnected', cause: 'Connect it again.' });
    await worker.postPosting(posting);
    expect(worker.lost).toEqual([['mastodon', 'Connect it again.']]);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([
      { state: 'failed', cause: 'Connect it again.' },
    ]);
  });
});

describe('an attempt without an answer', () => {
  it('is asked for before it is sent again: what is there is not sent twice', async () => {
    const posting = await withPosting();
    const { network, says, has, taken, asked } = makeNetwork();
    const worker = makeWorker(network);
    says({ kind: 'unknown', cause: 'Mastodon did not answer in time.' });
    await worker.postPosting(posting);
    has({ kind: 'there', id: '7', url: 'https://social.example/7' });
    worker.later(1.1);
    await worker.postPosting(posting);
    expect([taken, asked]).toEqual([[], [posting.postingId]]);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([
      { state: 'posted', url: 'https://social.example/7' },
    ]);
  });

  it('is sent again when the network does not have it', async () => {
    const posting = await withPosting();
    const { network, says, taken } = makeNetwork();
    const worker = makeWorker(network);
    says({ kind: 'unknown', cause: 'Mastodon did not answer in time.' });
    await worker.postPosting(posting);
    worker.later(1.1);
    await worker.postPosting(posting);
    expect(taken).toHaveLength(1);
  });

  it('is uncertain at once where the network cannot be asked, and a person decides', async () => {
    const posting = await withPosting('linkedin');
    const { network, says, taken } = makeNetwork({ canFind: false });
    const worker = makeWorker(network);
    says({ kind: 'unknown', cause: 'LinkedIn did not answer in time.' });
    await worker.postPosting(posting);
    worker.later(60);
    await worker.postPosting(posting);
    expect(taken).toEqual([]);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([{ state: 'uncertain' }]);
    const decide = (decision: string) =>
      posting.call('publishing', publishingContract.updatePosting, { postingId: posting.postingId, decision } as never);
    expect((await decide('again')).body.data.items).toMatchObject([{ state: 'due' }]);
    expect((await decide('there')).status).toBe(409);
    await worker.postPosting(posting);
    expect(taken).toHaveLength(1);
  });

  it('is uncertain, not failed, when the network never says', async () => {
    const posting = await withPosting();
    const { network, says, has } = makeNetwork();
    const worker = makeWorker(network);
    has({ kind: 'unknown' });
    says({ kind: 'unknown', cause: 'Mastodon did not answer in time.' });
    for (let turn = 0; turn < 5; turn += 1) {
      await worker.postPosting(posting);
      worker.later(31);
    }
    expect((await read(posting, posting.pieceId)).items).toMatchObject([
      { state: 'uncertain', cause: 'Mastodon did not say whether it has the post.' },
    ]);
    const { body } = await posting.call('publishing', publishingContract.updatePosting, {
      postingId: posting.postingId,
      decision: 'there',
    });
    expect(body.data.items).toMatchObject([{ state: 'posted', cause: null }]);
  });

  it('of a worker that was killed is taken over after its lease, and asked for first', async () => {
    const posting = await withPosting();
    const { network, then, has, asked, taken } = makeNetwork();
    const worker = makeWorker(network);
    let killed = () => {};
    const underWay = new Promise<void>((began) =>
      then(() => {
        began();
        return new Promise((_, reject) => {
          killed = () => reject(new Error('killed'));
        });
      }),
    );
    const dying = worker.postPosting(posting);
    await underWay;
    const next = makeWorker(network);
    await next.postPosting(posting); // its lease still runs
    expect(asked).toEqual([]);
    next.later(2.1);
    has({ kind: 'there', id: '9', url: null });
    await next.postPosting(posting);
    expect([asked, taken]).toEqual([[posting.postingId], []]);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([{ state: 'posted' }]);
    killed();
    await expect(dying).rejects.toThrow('killed');
    expect((await read(posting, posting.pieceId)).items).toMatchObject([{ state: 'posted' }]);
  });
});

describe('a pause', () => {
  const setRunning = ({ call }: Pick<Owner, 'call'>, running: boolean) =>
    call('engine', engineContract.updateCycle, { running, held: 'publish' });

  it('between taking a posting and publishing it holds it back, and loses nothing', async () => {
    const posting = await withPosting();
    const { network, then, takes, taken } = makeNetwork();
    const worker = makeWorker(network);
    then(async (post, step) => {
      await setRunning(posting, false);
      return takes(post, step);
    });
    await worker.postPosting(posting);
    await worker.postPosting(posting);
    expect(taken).toEqual([]);
    expect(await read(posting, posting.pieceId)).toMatchObject({
      paused: true,
      items: [{ state: 'due', cause: null }],
    });
    await setRunning(posting, true);
    expect(await jobsFor(posting.postingId)).toBeGreaterThan(0);
    await worker.postPosting(posting);
    expect(taken).toHaveLength(1);
  });

  it('holds back the public page too, and what became due meanwhile goes out afterwards', async () => {
    const posting = await withPosting('mastodon', { publish: false });
    const { call, pieceId } = posting;
    const status = async () => (await call('engine', engineContract.getPiece, { pieceId })).body.data.status;
    await setRunning(posting, false);
    await engineJobs().publishPiece(posting);
    expect(await status()).toBe('scheduled');
    const before = await jobsFor(pieceId);
    await setRunning(posting, true);
    expect(await jobsFor(pieceId)).toBe(before + 1);
    await engineJobs().publishPiece(posting);
    expect(await status()).toBe('published');
  });
});

describe('a change of mind', () => {
  it('at the last second holds: what was taken down before the network was called is not sent', async () => {
    const posting = await withPosting();
    const { network, then, takes, taken } = makeNetwork();
    const worker = makeWorker(network);
    then(async (post, step) => {
      await posting.call('engine', engineContract.takeDownPiece, { pieceId: posting.pieceId });
      return takes(post, step);
    });
    await worker.postPosting(posting);
    await worker.postPosting(posting);
    expect(taken).toEqual([]);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([{ state: 'cancelled' }]);
  });

  it('before the time comes: a withdrawn post goes nowhere, and its choice of networks stays', async () => {
    const posting = await withPosting('mastodon', { publish: false });
    const { call, pieceId, version } = posting;
    await call('engine', engineContract.withdrawPiece, { pieceId, version });
    await engineJobs().publishPiece(posting);
    const { network, taken } = makeNetwork();
    await makeWorker(network).postPosting(posting);
    expect(taken).toEqual([]);
    expect((await read(posting, pieceId)).items).toMatchObject([{ state: 'planned' }]);
  });

  it('a post that is published again goes where it was taken back from, and nowhere twice', async () => {
    const posting = await withPosting();
    const { call, pieceId } = posting;
    const { network, taken } = makeNetwork();
    const worker = makeWorker(network);
    await worker.postPosting(posting);
    const down = (await call('engine', engineContract.takeDownPiece, { pieceId })).body.data;
    await call('engine', engineContract.approvePiece, { pieceId, version: down.version });
    await engineJobs().publishPiece(posting);
    worker.later(1);
    await worker.postPosting(posting);
    expect(taken).toHaveLength(1);
  });
});

describe('a channel without an account', () => {
  it('waits for a person, who posts it by hand', async () => {
    const posting = await withPosting('twitter', { connected: false });
    const { network } = makeNetwork();
    await makeWorker(network).postPosting(posting);
    expect((await read(posting, posting.pieceId)).items).toMatchObject([
      { state: 'waiting', words: 'Keep rye fresh\n\nIn linen.' },
    ]);
    const { body } = await posting.call('publishing', publishingContract.updatePosting, {
      postingId: posting.postingId,
      decision: 'by-hand',
    });
    expect(body.data.items).toMatchObject([{ state: 'handed-over' }]);
    const titles = await asOwner<{ title: string; tells: boolean }>(
      "SELECT title, tells FROM activities WHERE workspace_id = $1 AND title LIKE '%on X%' ORDER BY title DESC",
      [posting.workspaceId],
    );
    expect(titles).toEqual([
      { title: '“Keep rye fresh” was posted on X by hand', tells: false },
      { title: '“Keep rye fresh” is ready for you to post on X', tells: true },
    ]);
  });

  it('is not tried again: the answer would only be asked for once more', async () => {
    const posting = await withPosting('facebook', { connected: false });
    await makeWorker(makeNetwork().network).postPosting(posting);
    const { status, body } = await posting.call('publishing', publishingContract.updatePosting, {
      postingId: posting.postingId,
      decision: 'again',
    });
    expect([status, body.error]).toEqual([409, 'Connect Facebook first, or post it by hand.']);
  });

  it('gets the words of a correction until somebody has posted it, and is known to have the earlier ones then', async () => {
    const posting = await withPosting('twitter', { connected: false });
    const { call, postingId, pieceId } = posting;
    await makeWorker(makeNetwork().network).postPosting(posting);
    const correct = async (body: string) => {
      const { version } = (await call('engine', engineContract.getPiece, { pieceId })).body.data;
      await call('engine', engineContract.updatePiece, { pieceId, version, body });
      return (await read(posting, pieceId)).items[0];
    };
    expect(await correct('In cotton.')).toMatchObject({ words: 'Keep rye fresh\n\nIn cotton.', outdated: false });
    const decide = async (decision: 'by-hand' | 'not-posted') =>
      (await call('publishing', publishingContract.updatePosting, { postingId, decision })).body.data.items[0];
    expect(await decide('by-hand')).toMatchObject({ state: 'handed-over', outdated: false });
    expect(await correct('In silk.')).toMatchObject({ words: 'Keep rye fresh\n\nIn cotton.', outdated: true });
    expect(await decide('not-posted')).toMatchObject({ state: 'waiting', words: 'Keep rye fresh\n\nIn silk.' });
    expect(await correct('In hemp.')).toMatchObject({ words: 'Keep rye fresh\n\nIn hemp.', outdated: false });
  });
});

it('one workspace’s slow network leaves the worker free for others', async () => {
  const slow = await withPosting('mastodon');
  const more = await Promise.all(
    ['bluesky', 'webhook'].map(async (channel) => {
      await connect(slow.workspaceId, channel);
      const id = crypto.randomUUID();
      await asOwner(
        "INSERT INTO postings (workspace_id, id, piece_id, channel, words, state, due_at, next_at, updated_at) VALUES ($1, $2, $3, $4, 'x', 'due', now(), now(), now())",
        [slow.workspaceId, id, slow.pieceId, channel],
      );
      return { workspaceId: slow.workspaceId, postingId: id };
    }),
  );
  const { network, then, taken } = makeNetwork();
  const answers: (() => void)[] = [];
  const hangs = () =>
    new Promise<PostOutcome>((resolve) => answers.push(() => resolve({ kind: 'later', cause: 'slow' })));
  then(hangs, hangs);
  const worker = makeWorker(network);
  const hanging = [worker.postPosting(slow), worker.postPosting(more[0]!)];
  while (answers.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await worker.postPosting(more[1]!); // the third of the same workspace does not even try
  expect(taken).toEqual([]);
  const other = await withPosting();
  worker.later(0.5); // the worker's clock stood still while that was made
  await worker.postPosting(other);
  expect(taken.map(({ key }) => key)).toEqual([other.postingId]);
  answers.forEach((answer) => answer());
  await Promise.all(hanging);
  worker.later(0.2);
  await worker.postPosting(more[1]!);
  expect(taken.map(({ key }) => key)).toEqual([other.postingId, more[1]!.postingId]);
});

it('a connection is told to be lost once, and never again for the same loss', async () => {
  const owner = await register();
  await connect(owner.workspaceId, 'mastodon');
  const tell = () => ({
    id: crypto.randomUUID(),
    workspaceId: owner.workspaceId,
    type: 'team' as const,
    title: 'Mastodon was lost',
    tells: true,
    at: new Date(),
  });
  for (let turn = 0; turn < 3; turn += 1)
    await connectionRepository.lose(owner.workspaceId, 'mastodon', 'Gone.', new Date(), tell());
  expect(
    await asOwner("SELECT 1 FROM activities WHERE workspace_id = $1 AND title = 'Mastodon was lost'", [
      owner.workspaceId,
    ]),
  ).toHaveLength(1);
});

const jobsFor = async (id: string): Promise<number> =>
  (await asOwner("SELECT 1 FROM pgboss.job WHERE data::text LIKE '%' || $1 || '%' AND state = 'created'", [id])).length;
