import { asOwner, useDatabase } from '../../testing/database';
import { register } from '../../testing/world';
import { overviewRepository } from './overview-repository';

useDatabase();

const starts = [
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
].map((day) => new Date(`${day}T00:00:00Z`));
const weeks = { starts, lastWeekUntil: new Date('2026-11-11T12:00:00Z') };
const MOMENTS = [
  '2026-09-27T23:59:59.999999Z', // too old
  '2026-09-28T00:00:00Z',
  '2026-11-08T23:59:59.999999Z',
  '2026-11-09T00:00:00Z',
  '2026-11-11T12:00:00Z', // as late as it is now: counts
  '2026-11-11T12:00:00.000001Z', // later in the week
  '2026-11-16T00:00:00Z',
  '2026-11-18T12:00:00Z',
];
const counted = { weeks: [1, 0, 0, 0, 0, 1, 3, 2], lastWeek: 2 };

const addPiece = (workspaceId: string, status: string, at: string) =>
  asOwner(
    "INSERT INTO pieces (id, workspace_id, year, week, title, body, alt_text, keywords, status, version, published_at, created_at, updated_at) VALUES (gen_random_uuid(), $1, 2026, 1, '', '', '', '[]', $2, 1, $3, now(), now())",
    [workspaceId, status, at],
  );
const addPicture = (workspaceId: string, at: string, ratio: string, pieceId: string | null) =>
  asOwner(
    "INSERT INTO creations (id, workspace_id, storage_key, provider, title, alt_text, aspect_ratio, width, height, piece_id, created_at) VALUES (gen_random_uuid(), $1, 'designs/00/none.webp', 'x', '', '', $2, 1, 1, $3, $4)",
    [workspaceId, ratio, pieceId, at],
  );

it('counts what is out and what was drawn by week, with its first and without its last moment', async () => {
  const [{ workspaceId }, other] = [await register(), await register()];
  for (const at of MOMENTS) {
    await addPiece(workspaceId, 'published', at);
    await addPiece(workspaceId, 'review', at); // was taken back
    await addPiece(other.workspaceId, 'published', at);
    await addPicture(workspaceId, at, '16:9', null);
  }
  const [piece] = await asOwner<{ id: string }>('SELECT id FROM pieces WHERE workspace_id = $1 LIMIT 1', [workspaceId]);
  await addPicture(workspaceId, '2026-11-17T09:00:00Z', '1:1', piece!.id);
  await addPicture(workspaceId, '2026-11-17T09:00:00Z', '16:9', piece!.id); // another shape of the same picture
  const read = await overviewRepository.read(workspaceId, weeks);
  expect(read.published).toEqual(counted);
  expect(read.drawn).toEqual({ weeks: [1, 0, 0, 0, 0, 1, 3, 3], lastWeek: 2 });
});

it('counts nothing where nothing was made', async () => {
  const { published, drawn } = await overviewRepository.read((await register()).workspaceId, weeks);
  expect([published, drawn]).toEqual(Array(2).fill({ weeks: Array(8).fill(0), lastWeek: 0 }));
});
