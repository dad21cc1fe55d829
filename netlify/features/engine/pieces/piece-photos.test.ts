import { creativeContract } from '../../../../src/contracts/creative';
import { engineContract } from '../../../../src/contracts/engine';
import type { Piece } from '../../../../src/contracts/engine-pieces';
import { effortWith } from '../../../../src/domain/idea';
import { asOwner, useDatabase } from '../../../testing/database';
import { drawHalves } from '../../../testing/pixels';
import { useRealPictures } from '../../../testing/real-pictures';
import { bakery, register } from '../../../testing/world';

useDatabase();

type Owner = Awaited<ReturnType<typeof register>>;

async function withIdea(title = 'Why rye bread keeps', photo: string | null = 'a loaf cut in half') {
  const owner = await register();
  await owner.call('engine', engineContract.updateProfile, bakery);
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const ideaId = ideas[0].id as string;
  await asOwner('UPDATE ideas SET title = $2, hook = $2, effort = $3 WHERE id = $1', [
    ideaId,
    title,
    effortWith(photo),
  ]);
  return { owner, ideaId };
}

const upload = async (owner: Owner, name: string): Promise<string> => {
  const bytes = await drawHalves('jpeg', { width: 1200, height: 900 });
  return (await owner.call('creative', creativeContract.createPhoto, { bytes, name })).body.data.id;
};
const make = (owner: Owner, ideaId: string, photoId?: string | null) =>
  owner.call('engine', engineContract.createPiece, { ideaId, ...(photoId !== undefined && { photoId }) });
const again = (owner: Owner, { id, version }: Piece, photoId?: string | null) =>
  owner.call('engine', engineContract.updatePicture, {
    pieceId: id,
    version,
    ...(photoId !== undefined && { photoId }),
  });
const remove = (owner: Owner, creationId: string) =>
  owner.call('creative', creativeContract.deleteCreation, { creationId });

describe('a photograph in an idea’s post', () => {
  useRealPictures();

  it('is in every shape, which all stay when the photo is deleted', async () => {
    const { owner, ideaId } = await withIdea();
    const photoId = await upload(owner, 'Our van.jpg');
    const piece = (await make(owner, ideaId, photoId)).body.data as Piece;
    expect(piece.photo).toMatchObject({ id: photoId, title: 'Our van', because: null, isGone: false });
    expect(piece.altText).toContain('Our van');
    await remove(owner, photoId);
    await asOwner("UPDATE creations SET storage_key = 'media/gone.jpg' WHERE id = $1", [photoId]);
    for (const { id } of piece.pictures) {
      const { response } = await owner.call('creative', creativeContract.getCreationFile, { creationId: id });
      expect(response.status).toBe(200);
    }
    const seen = (await owner.call('engine', engineContract.getPiece, { pieceId: piece.id })).body.data as Piece;
    expect(seen.photo).toMatchObject({ isGone: true });
    const next = (await again(owner, seen)).body.data as Piece;
    expect([next.photo, next.pictures.length]).toEqual([null, 4]);
  });
});

describe('the picture of an idea’s post', () => {
  it('shows a photo whose name fits, says why, and can be drawn without it', async () => {
    const { owner, ideaId } = await withIdea();
    await upload(owner, 'IMG_2041.jpg');
    await upload(owner, 'Bread van.jpg');
    const loaf = await upload(owner, 'Rye loaf on a board.jpg');
    const piece = (await make(owner, ideaId)).body.data as Piece;
    expect(piece.photo).toMatchObject({ id: loaf, because: 'loaf' });
    const plain = (await again(owner, piece, null)).body.data as Piece;
    expect(plain.photo).toBeNull();
    expect((await again(owner, plain)).body.data.photo).toBeNull();
  });

  it('shows no photo when no name fits, or when the owner wants none', async () => {
    const { owner, ideaId } = await withIdea('Why croissants rise', null);
    await upload(owner, 'Bread van.jpg');
    expect((await make(owner, ideaId)).body.data.photo).toBeNull();
    const other = await withIdea();
    await upload(other.owner, 'Rye loaf.jpg');
    expect((await make(other.owner, other.ideaId, null)).body.data.photo).toBeNull();
  });

  it('is not made with somebody else’s photo, a drawn picture or a deleted photo', async () => {
    const [{ owner, ideaId }, stranger] = [await withIdea(), await register()];
    const own = await upload(owner, 'Rye loaf.jpg');
    await remove(owner, own);
    const own2 = (await owner.call('engine', engineContract.createOwnPiece, { title: 'Closed', body: 'x' })).body.data;
    for (const photoId of [await upload(stranger, 'Rye loaf.jpg'), own2.pictures[0].id as string, own]) {
      const { status, body } = await make(owner, ideaId, photoId);
      expect([status, body.fields]).toEqual([
        400,
        { photoId: 'This photo is no longer in your library. Choose another one.' },
      ]);
      expect((await again(owner, own2, photoId)).status).toBe(400);
    }
    expect((await make(owner, ideaId)).body.data.photo).toBeNull();
  });
});

it('one owner’s consecutive posts have different styles and layouts', async () => {
  const { owner } = await withIdea();
  const { ideas } = (await owner.call('engine', engineContract.getCycle, {})).body.data;
  for (const { id } of ideas) await make(owner, id, null);
  const drawn = await asOwner<{ style: string }>(
    "SELECT brief->>'style' AS style FROM creations WHERE workspace_id = $1 AND aspect_ratio = '1:1' ORDER BY created_at",
    [owner.workspaceId],
  );
  expect(new Set(drawn.map(({ style }) => style)).size).toBe(ideas.length);
});
