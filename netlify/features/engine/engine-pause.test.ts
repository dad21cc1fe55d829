import { engineContract } from '../../../src/contracts/engine';
import { asOwner, useDatabase } from '../../testing/database';
import { bakery, register } from '../../testing/world';
import { engineJobs } from './engine-wiring';

useDatabase();

async function withApproved(count = 1) {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const pieces: { id: string }[] = [];
  for (const { id: ideaId } of ideas.slice(0, count)) {
    const { id: pieceId } = (await owner.call('engine', engineContract.createPiece, { ideaId })).body.data;
    pieces.push((await owner.call('engine', engineContract.approvePiece, { pieceId, version: 1 })).body.data);
  }
  const publish = (pieceId: string) => engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId });
  const statusOf = async (pieceId: string) =>
    (await owner.call('engine', engineContract.getPiece, { pieceId })).body.data.status;
  const turn = async (input: { running: boolean; held?: 'publish' | 'review' }) =>
    (await owner.call('engine', engineContract.updateCycle, input)).body.data;
  const jobs = (pieceId: string) =>
    asOwner("SELECT 1 FROM pgboss.job WHERE name = 'publish-piece' AND data->>'pieceId' = $1", [pieceId]);
  return { ...owner, pieces, publish, statusOf, turn, jobs };
}

it('a pause between the claim of a job and its work stops the post, which waits and says so', async () => {
  const { pieces, publish, statusOf, turn, call } = await withApproved();
  const [piece] = pieces;
  expect((await turn({ running: false })).held).toBe(1);
  await publish(piece!.id); // as a worker would that had taken the job before
  expect(await statusOf(piece!.id)).toBe('scheduled');
  expect(await asOwner('SELECT 1 FROM publications WHERE piece_id = $1', [piece!.id])).toEqual([]);
  expect((await call('engine', engineContract.getCycle, {})).body.data).toMatchObject({ running: false, held: 1 });
});

it('waits for a publication that has begun, so that nothing goes out after the pause is stored', async () => {
  const { pieces, publish, turn, statusOf, workspaceId } = await withApproved();
  const order: string[] = [];
  const { inWorkspace } = await import('../../database/client');
  const { shareEngine } = await import('./engine-lock-repository');
  let finish = () => {};
  const publication = inWorkspace(workspaceId, async (tx) => {
    await shareEngine(tx, workspaceId);
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('publication');
  });
  while (
    (await asOwner("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted")).length ===
    0
  );
  const pause = turn({ running: false }).then(() => order.push('pause'));
  while (
    (await asOwner("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND NOT granted"))
      .length === 0
  );
  finish();
  await Promise.all([publication, pause]);
  expect(order).toEqual(['publication', 'pause']);
  await publish(pieces[0]!.id);
  expect(await statusOf(pieces[0]!.id)).toBe('scheduled');
});

it('started again, what was due needs a new yes unless its owner says otherwise', async () => {
  const { pieces, publish, statusOf, turn } = await withApproved();
  await turn({ running: false });
  await publish(pieces[0]!.id);
  expect(await turn({ running: true })).toMatchObject({ running: true, held: 0 });
  expect(await statusOf(pieces[0]!.id)).toBe('review');
  await publish(pieces[0]!.id); // a job that comes late finds nothing to do
  expect(await statusOf(pieces[0]!.id)).toBe('review');
});

it('started again with the word to publish, all that was due goes out, once', async () => {
  const { pieces, publish, statusOf, turn, jobs } = await withApproved(2);
  await turn({ running: false });
  for (const { id } of pieces) await publish(id);
  await turn({ running: true, held: 'publish' });
  for (const { id } of pieces) {
    expect(await jobs(id)).toHaveLength(2); // that of the approval, and another
    await publish(id);
    await publish(id);
    expect(await statusOf(id)).toBe('published');
    expect(await asOwner('SELECT 1 FROM publications WHERE piece_id = $1', [id])).toHaveLength(1);
  }
});

it('loses nothing that is still to come: its time and its job stay', async () => {
  const { pieces, turn, statusOf, jobs } = await withApproved();
  const id = pieces[0]!.id;
  await asOwner("UPDATE pieces SET scheduled_for = now() + interval '1 hour' WHERE id = $1", [id]);
  expect((await turn({ running: false })).held).toBe(0);
  await turn({ running: true });
  expect([await statusOf(id), (await jobs(id)).length]).toEqual(['scheduled', 1]);
});
