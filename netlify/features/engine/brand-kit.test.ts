import { engineContract } from '../../../src/contracts/engine';
import { asOwner, useDatabase } from '../../testing/database';
import { readPixels } from '../../testing/pixels';
import { useRealPictures } from '../../testing/real-pictures';
import { bakery, register, registerBusy } from '../../testing/world';

useDatabase();

const kit = {
  tone: 'casual' as const,
  colours: ['#7a1fa2'],
  font: 'serif' as const,
  avoidWords: ['cheap', 'Gluten free'],
};
const briefsOf = async (pieceId: string) =>
  (
    await asOwner<{ brief: { colours?: string[]; font?: string } }>(
      "SELECT brief FROM creations WHERE piece_id = $1 AND type = 'image'",
      [pieceId],
    )
  ).map(({ brief }) => ({ colours: brief.colours, font: brief.font }));

describe('a brand kit', () => {
  it('changes what is given, keeps the rest, and is there for the next reader', async () => {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, { ...bakery, website: 'ada-bakery.example' });
    const { status, body } = await owner.call('engine', engineContract.updateBrand, kit);
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { ...kit, name: bakery.name, offers: bakery.offers, website: 'https://ada-bakery.example' },
    });
    await owner.call('engine', engineContract.updateBrand, { colours: [] });
    expect((await owner.call('engine', engineContract.getProfile, {})).body.data).toMatchObject({
      ...kit,
      colours: [],
    });
    await owner.call('engine', engineContract.updateProfile, bakery); // an older client, which knows of no kit
    expect((await owner.call('engine', engineContract.getProfile, {})).body.data).toMatchObject({
      font: 'serif',
      avoidWords: kit.avoidWords,
    });
  });

  it('belongs to a described business', async () => {
    const { status, body } = await (await register()).call('engine', engineContract.updateBrand, kit);
    expect([status, body.error]).toEqual([
      404,
      'Describe your business in the Content Engine first; its brand kit belongs to it.',
    ]);
  });

  it.each([
    [
      { avoidWords: Array.from({ length: 21 }, (_, index) => `word ${index}`) },
      { avoidWords: 'List at most 20 words to avoid.' },
    ],
    [{ avoidWords: ['fine', ' '] }, { 'avoidWords.1': 'A word to avoid is required.' }],
    [{ font: 'comic' }, { font: 'Choose a lettering style.' }],
    [{ colours: ['red'] }, { 'colours.0': 'Enter a colour like #b5451b.' }],
  ])('refuses %j at its field', async (input, fields) => {
    const owner = await register();
    await owner.call('engine', engineContract.updateProfile, bakery);
    const { status, body } = await owner.call('engine', engineContract.updateBrand, input as never);
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
  });

  it('is in the pictures of a piece: the kit of the moment they are drawn, also when they are drawn again', async () => {
    const owner = await registerBusy();
    await owner.call('engine', engineContract.updateBrand, kit);
    const { body } = await owner.call('engine', engineContract.createPiece, { ideaId: owner.ideas[2].id });
    const drawn = await briefsOf(body.data.id);
    expect(new Set(drawn.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ colours: ['#7a1fa2'], font: 'serif' })]),
    );
    await owner.call('engine', engineContract.updateBrand, { font: 'grotesk', colours: [] });
    await owner.call('engine', engineContract.updatePicture, { pieceId: body.data.id, version: body.data.version });
    expect(
      (await briefsOf(body.data.id)).every(({ colours, font }) => colours === undefined && font === undefined),
    ).toBe(true);
  });
});

describe('the preview of a brand kit', () => {
  useRealPictures();

  it('is drawn before anything is chosen, stores and counts nothing', async () => {
    const owner = await register();
    const before = await asOwner(
      'SELECT (SELECT count(*) FROM creations) AS pictures, (SELECT count(*) FROM usage_entries) AS entries',
    );
    const { status, response } = await owner.call('engine', engineContract.getBrandPreview, {
      colour: '#7a1fa2',
      font: 'slab',
    });
    expect([status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const image = await readPixels(new Uint8Array(await response.arrayBuffer()));
    expect(image.width / image.height).toBeCloseTo(16 / 9, 1);
    expect(
      await asOwner(
        'SELECT (SELECT count(*) FROM creations) AS pictures, (SELECT count(*) FROM usage_entries) AS entries',
      ),
    ).toEqual(before);
  });
});
