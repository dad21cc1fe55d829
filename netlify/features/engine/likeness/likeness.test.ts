import { engineContract } from '../../../../src/contracts/engine';
import { asOwner, useDatabase } from '../../../testing/database';
import { registerPaying } from '../../../testing/builders/running-rules';
import { publishOwn, writeOwn } from '../../../testing/builders/own-posts';

useDatabase();

const loaf = {
  title: 'How to keep a loaf fresh',
  body: 'Keep sourdough cut side down on a wooden board, and never in the fridge. Cold air makes the crumb stale within a day. On the third day, toast it.',
};
const reworded = {
  title: 'Keeping your bread fresh',
  body: 'Never put sourdough in the fridge: the cold makes its crumb stale in one day. Leave it on a wooden board with the cut side down. By day three, toast it.',
};
type Owner = Awaited<ReturnType<typeof registerPaying>>;
const alikeOf = async (owner: Owner, words: { pieceId?: string; title: string; body: string }) =>
  (await owner.call('engine', engineContract.getAlike, words)).body.data.alike;

describe('the warning of a post that was said lately', () => {
  it('names the post, and when it was published', async () => {
    const owner = await registerPaying();
    const out = await publishOwn(owner, loaf);
    expect(await alikeOf(owner, reworded)).toEqual({
      id: out.id,
      title: loaf.title,
      isOut: true,
      at: out.publishedAt,
    });
  });

  it('tells of what is scheduled, not of what waits, and never of the post itself', async () => {
    const owner = await registerPaying();
    const first = await writeOwn(owner, loaf);
    expect(await alikeOf(owner, reworded)).toBeNull();
    const { id: pieceId, version } = first;
    const publishAt = { date: `${new Date().getUTCFullYear() + 1}-06-01`, time: '09:00' };
    await owner.call('engine', engineContract.approvePiece, { pieceId, version, publishAt });
    expect(await alikeOf(owner, reworded)).toMatchObject({ id: pieceId, isOut: false });
    expect(await alikeOf(owner, { pieceId, ...reworded })).toBeNull();
  });

  it('forgets what was published more than 90 days ago', async () => {
    const owner = await registerPaying();
    const { id } = await publishOwn(owner, loaf);
    await asOwner("UPDATE pieces SET published_at = now() - interval '89 days' WHERE id = $1", [id]);
    expect(await alikeOf(owner, reworded)).toMatchObject({ id });
    await asOwner("UPDATE pieces SET published_at = now() - interval '91 days' WHERE id = $1", [id]);
    expect(await alikeOf(owner, reworded)).toBeNull();
  });

  it('reads a post anew once its words have changed', async () => {
    const owner = await registerPaying();
    const { id: pieceId, version } = await publishOwn(owner, loaf);
    expect(await alikeOf(owner, reworded)).toMatchObject({ id: pieceId });
    const other = { title: 'Croissants take three days', body: 'Butter and dough rest twice before we fold them.' };
    await owner.call('engine', engineContract.updatePiece, { pieceId, version, ...other });
    expect(await alikeOf(owner, reworded)).toBeNull();
    expect(await alikeOf(owner, { title: 'Three days', body: `For croissants. ${other.body}` })).toMatchObject({
      id: pieceId,
    });
  });

  it('is silent about a long signature that every post carries', async () => {
    const owner = await registerPaying();
    const end =
      '\n\nYour family bakery in Bristol since 1998. Call us, write to us or walk in: Elm Street, right beside the library. Follow us for more, and share this with a friend who needs it!';
    const said = [
      'Butter and dough rest twice before we fold them.',
      'Order your celebration cake a week ahead of the feast.',
      'Strong flour holds a tall loaf.',
      'Tom lights the oven at three in the morning.',
      'Lemon drizzle survives a rucksack.',
    ];
    for (const [at, body] of said.entries()) await publishOwn(owner, { title: `Number ${at}`, body: body + end });
    expect(await alikeOf(owner, { title: 'Rye', body: `Caraway belongs in it.${end}` })).toBeNull();
    expect(await alikeOf(owner, { title: 'Flour', body: `A tall loaf is held by strong flour.${end}` })).toMatchObject({
      title: 'Number 2',
    });
  });

  it('knows nothing of other workspaces', async () => {
    await publishOwn(await registerPaying(), loaf);
    expect(await alikeOf(await registerPaying(), reworded)).toBeNull();
  });
});
