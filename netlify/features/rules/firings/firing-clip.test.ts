import { engineContract } from '../../../../src/contracts/engine';
import { publishingContract } from '../../../../src/contracts/publishing';
import { clip as mp4 } from '../../../testing/clips';
import { asOwner, useDatabase } from '../../../testing/database';
import { createRuleAt, minuteAt, piecesOf, registerPaying } from '../../../testing/builders/running-rules';
import { onePixelPng } from '../../../testing/world';
import { makingJobs } from '../../creative/making/making-wiring';
import { engineJobs } from '../../engine/engine-wiring';
import { mediaStorage } from '../../file/storage-wiring';
import { publishingJobs } from '../../publishing/publishing-wiring';

useDatabase();

const SUNDAY = '2027-01-03T12:00:00Z';
const withClips = { mode: 'auto', contentTypes: ['clip'], platforms: ['youtube', 'blog'] } as const;

/** A rule that posts with a clip, after its first Monday morning. */
async function afterMonday(before: (workspaceId: string) => Promise<unknown> = async () => undefined) {
  const owner = await registerPaying();
  const { workspaceId } = owner;
  await before(workspaceId);
  await createRuleAt(owner, SUNDAY, {
    ...withClips,
    contentTypes: [...withClips.contentTypes],
    platforms: [...withClips.platforms],
  });
  await minuteAt('2027-01-04T09:00:00Z');
  const pieceId = (await piecesOf(owner))[0]!.id;
  const piece = async () => (await owner.call('engine', engineContract.getPiece, { pieceId })).body.data;
  const postings = async () =>
    (await owner.call('publishing', publishingContract.getPiecePostings, { pieceId })).body.data.items;
  return { workspaceId, pieceId, piece, postings };
}

it('a rule’s post with a clip goes out once its clip is made, and is handed over where only clips are taken', async () => {
  const { workspaceId, pieceId, piece, postings } = await afterMonday();
  const { clip, pictures, status } = await piece();
  expect(clip).toMatchObject({ status: 'generating', width: 720, height: 1280 });
  expect([status, pictures.length > 0]).toEqual(['scheduled', true]);
  expect(await postings()).toMatchObject([{ channel: 'youtube', state: 'planned' }]);
  expect(
    await asOwner("SELECT used FROM usage_counters WHERE workspace_id = $1 AND kind = 'videos'", [workspaceId]),
  ).toEqual([{ used: 1 }]);

  // The job finds the files that an equal brief has left, and encodes nothing.
  const [row] = await asOwner<{ storage_key: string; poster_key: string }>(
    'SELECT storage_key, poster_key FROM creations WHERE id = $1',
    [clip.id],
  );
  await mediaStorage().write(row!.storage_key, mp4());
  await mediaStorage().write(row!.poster_key, onePixelPng);
  await makingJobs().make({ workspaceId, creationId: clip.id });
  expect((await piece()).clip).toMatchObject({ status: 'completed', cause: null });

  await engineJobs().publishPiece({ workspaceId, pieceId });
  expect(await piece()).toMatchObject({ status: 'published' });
  const [{ id: postingId }] = await postings();
  await publishingJobs().postPosting({ workspaceId, postingId });
  expect(await postings()).toMatchObject([
    { channel: 'youtube', state: 'waiting', words: expect.stringMatching(/\w/) },
  ]);
});

it('without a clip left this month the rule’s post keeps its picture, says why, and is not meant for YouTube', async () => {
  const { piece, postings } = await afterMonday(async (workspaceId) => {
    await asOwner("UPDATE workspaces SET plan = 'Pro' WHERE workspace_id = $1", [workspaceId]);
    await asOwner(
      `INSERT INTO usage_counters (workspace_id, kind, month, used)
       SELECT workspace_id, 'videos', to_char(now() AT TIME ZONE zone, 'YYYY-MM'), 100000
       FROM workspaces WHERE workspace_id = $1`,
      [workspaceId],
    );
  });
  expect(await piece()).toMatchObject({ clip: null, clipNote: expect.stringMatching(/videos|clips/) });
  expect(await postings()).toEqual([]);
});
