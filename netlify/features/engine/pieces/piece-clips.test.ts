import { campaignsContract } from '../../../../src/contracts/campaigns';
import { creativeContract } from '../../../../src/contracts/creative';
import { engineContract } from '../../../../src/contracts/engine';
import { publicationContract } from '../../../../src/contracts/publication';
import { publishingContract } from '../../../../src/contracts/publishing';
import { makeClient } from '../../../testing/call';
import { clip as mp4 } from '../../../testing/clips';
import { asOwner, useDatabase } from '../../../testing/database';
import { bakery, functions, onePixelPng, register } from '../../../testing/world';
import { makingJobs } from '../../creative/making/making-wiring';
import { mediaStorage } from '../../file/storage-wiring';
import { engineJobs } from '../engine-wiring';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;

const videosOf = async ({ call }: Owner) =>
  (await call('creative', creativeContract.getUsage, {})).body.data.videos.used as number;

const get = async ({ call }: Owner, pieceId: string) =>
  (await call('engine', engineContract.getPiece, { pieceId })).body.data;

async function withPiece({ before, ...wish }: { before?: (owner: Owner) => Promise<unknown>; clip?: boolean } = {}) {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  await before?.(owner);
  const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id, ...wish })).body.data;
  return { owner, piece };
}

/** The job finds the files that an equal brief has left, and encodes nothing. */
async function letClipBeMade({ workspaceId }: Owner, creationId: string): Promise<Uint8Array> {
  const [row] = await asOwner<{ storage_key: string; poster_key: string }>(
    'SELECT storage_key, poster_key FROM creations WHERE id = $1',
    [creationId],
  );
  const bytes = mp4();
  await mediaStorage().write(row!.storage_key, bytes);
  await mediaStorage().write(row!.poster_key, onePixelPng);
  await makingJobs().make({ workspaceId, creationId });
  return bytes;
}

describe('the clip of a post', () => {
  it('is not made where the owner chose so, uses nothing, and can follow', async () => {
    const { owner, piece } = await withPiece({ clip: false });
    expect(piece).toMatchObject({ clip: null, clipNote: '' });
    expect(await videosOf(owner)).toBe(0);
    const { body } = await owner.call('engine', engineContract.updatePieceClip, {
      pieceId: piece.id,
      version: piece.version,
    });
    expect(body.data.clip).toMatchObject({ status: 'generating' });
    expect(await videosOf(owner)).toBe(1);
  });

  it('is begun with the post, counted once, made by a job, and shown with the words that are in it', async () => {
    const { owner, piece } = await withPiece();
    expect(piece.clip).toMatchObject({ status: 'generating', width: 720, height: 1280, durationMs: 10_000 });
    expect(piece).toMatchObject({ clipNote: '', pictures: { length: 4 } });
    expect(await videosOf(owner)).toBe(1);
    await letClipBeMade(owner, piece.clip.id);
    const { clip } = await get(owner, piece.id);
    expect(clip).toMatchObject({ status: 'completed', cause: null });
    expect(clip.altText).toContain('It reads “');
    expect(await videosOf(owner)).toBe(1);
    const [told] = await asOwner('SELECT title, link FROM activities WHERE workspace_id = $1 AND title LIKE $2', [
      owner.workspaceId,
      'The clip%',
    ]);
    expect(told).toMatchObject({ link: `/dashboard/content-engine/pieces/${piece.id}` });
  });

  it('is published on the page in parts, and is the enclosure of the feed; before that nobody outside sees it', async () => {
    const { owner, piece } = await withPiece();
    const bytes = await letClipBeMade(owner, piece.clip.id);
    const stranger = makeClient(functions);
    const address = { workspaceSlug: owner.session.workspace.slug, clipId: piece.clip.id };
    expect((await stranger.call('publication', publicationContract.getPublicClip, address)).status).toBe(404);
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version });
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    const { publicPath } = await get(owner, piece.id);
    const post = await stranger.call('publication', publicationContract.getPost, {
      ...address,
      postSlug: publicPath.split('/').at(-1),
    });
    expect(post.body).toMatch(new RegExp(`<video src="[^"]+/clips/${piece.clip.id}" poster="[^"]+/stills/`));
    expect(post.response.headers.get('content-security-policy')).toContain("media-src 'self'");
    const feed = await stranger.call('publication', publicationContract.getFeed, address);
    expect(feed.body).toMatch(
      new RegExp(`<enclosure length="${bytes.byteLength}" type="video/mp4" url="[^"]+/clips/${piece.clip.id}"/>`),
    );
    expect(feed.body.match(/<enclosure/g)).toHaveLength(1);
    const part = await stranger.call('publication', publicationContract.getPublicClip, address, {
      range: 'bytes=4-7',
    });
    expect([part.status, part.response.headers.get('content-type'), await part.response.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ]);
    expect((await stranger.call('publication', publicationContract.getPublicStill, address)).status).toBe(200);
    // The clip is no picture.
    const asPicture = { workspaceSlug: address.workspaceSlug, pictureId: piece.clip.id };
    expect((await stranger.call('publication', publicationContract.getPublicPicture, asPicture)).status).toBe(404);
  });

  it('is not made once the month’s clips are used up: the post keeps its picture and says why', async () => {
    const { owner, piece } = await withPiece({
      before: ({ workspaceId }) =>
        asOwner(
          `INSERT INTO usage_counters (workspace_id, kind, month, used)
           SELECT workspace_id, 'videos', to_char(now() AT TIME ZONE zone, 'YYYY-MM'), 100000
           FROM workspaces WHERE workspace_id = $1`,
          [workspaceId],
        ),
    });
    expect(piece).toMatchObject({
      status: 'review',
      clip: null,
      clipNote: expect.stringMatching(/^You have used all \d+ videos/),
      pictures: { length: 4 },
    });
    const refused = await owner.call('engine', engineContract.updatePieceClip, {
      pieceId: piece.id,
      version: piece.version,
    });
    expect(refused.body.code).toBe('allowance_used');
    expect((await get(owner, piece.id)).version).toBe(piece.version);
  });

  it('gives its place back when it is taken off before it is made; a new picture leaves it alone', async () => {
    const { owner, piece } = await withPiece();
    const drawn = (
      await owner.call('engine', engineContract.updatePicture, { pieceId: piece.id, version: piece.version })
    ).body.data;
    expect(drawn.clip.id).toBe(piece.clip.id);
    const at = { pieceId: piece.id };
    const without = (await owner.call('engine', engineContract.deletePieceClip, at)).body.data;
    expect([without.clip, without.pictures.length, await videosOf(owner)]).toEqual([null, 4, 0]);
    // Its job finds nothing to do.
    await makingJobs().make({ workspaceId: owner.workspaceId, creationId: piece.clip.id });
    expect((await get(owner, piece.id)).clip).toBeNull();
    // Asked again, it is off already.
    expect((await owner.call('engine', engineContract.deletePieceClip, at)).body.data.version).toBe(without.version);
  });

  it('can be made again, which an approval does not cover, and not of what is out', async () => {
    const { owner, piece } = await withPiece();
    await letClipBeMade(owner, piece.clip.id);
    const approved = (
      await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: piece.version })
    ).body.data;
    const again = (
      await owner.call('engine', engineContract.updatePieceClip, { pieceId: piece.id, version: approved.version })
    ).body.data;
    expect(again).toMatchObject({ status: 'review', scheduledFor: null, clip: { status: 'generating' } });
    expect(again.clip.id).not.toBe(piece.clip.id);
    expect(await videosOf(owner)).toBe(2);
    await owner.call('engine', engineContract.approvePiece, { pieceId: piece.id, version: again.version });
    await engineJobs().publishPiece({ workspaceId: owner.workspaceId, pieceId: piece.id });
    const out = await get(owner, piece.id);
    const at = { pieceId: piece.id, version: out.version };
    expect((await owner.call('engine', engineContract.updatePieceClip, at)).body.code).toBe('conflict');
    const corrected = (await owner.call('engine', engineContract.deletePieceClip, { pieceId: piece.id })).body.data;
    expect(corrected).toMatchObject({ status: 'published', clip: null, revisedAt: expect.any(String) });
  });

  it('that could not be made says so on its post, and costs nothing', async () => {
    const { owner, piece } = await withPiece();
    await makingJobs().giveUp({ workspaceId: owner.workspaceId, creationId: piece.clip.id });
    expect((await get(owner, piece.id)).clip).toMatchObject({
      status: 'failed',
      cause: expect.stringContaining('not counted'),
    });
    expect(await videosOf(owner)).toBe(0);
  });
});

describe('YouTube', () => {
  it('is planned for what has a clip only, and an approval is refused once that is taken off', async () => {
    const { owner, piece } = await withPiece({
      before: ({ call }) => call('engine', engineContract.updateEngineSettings, { platforms: ['blog', 'youtube'] }),
    });
    const planned = async (pieceId: string) =>
      (await owner.call('publishing', publishingContract.getPiecePostings, { pieceId })).body.data.items.map(
        ({ channel }: { channel: string }) => channel,
      );
    expect(await planned(piece.id)).toEqual(['youtube']);
    const own = (
      await owner.call('engine', engineContract.createOwnPiece, { title: 'By hand', body: 'x', creationId: null })
    ).body.data;
    expect([own.clip, await planned(own.id)]).toEqual([null, []]);
    const bare = (await owner.call('engine', engineContract.deletePieceClip, { pieceId: piece.id })).body.data;
    const refused = await owner.call('engine', engineContract.approvePiece, {
      pieceId: piece.id,
      version: bare.version,
    });
    expect(refused.body.error).toBe('YouTube takes videos only, and this post has no clip.');
  });
});

it('a newsletter is drafted with the post when it was asked for, and linked until it is deleted', async () => {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const piece = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[0].id, newsletter: true })).body
    .data;
  const campaign = (await owner.call('campaigns', campaignsContract.getCampaign, { campaignId: piece.mailDraftId }))
    .body.data;
  expect(campaign).toMatchObject({ name: piece.title, status: 'draft', type: 'broadcast' });
  await owner.call('campaigns', campaignsContract.deleteCampaign, { campaignId: piece.mailDraftId });
  expect((await get(owner, piece.id)).mailDraftId).toBeNull();
  const plain = (await owner.call('engine', engineContract.createPiece, { ideaId: ideas[1].id })).body.data;
  expect(plain.mailDraftId).toBeNull();
});
