import { engineContract } from '../../../src/contracts/engine';
import type { Cycle } from '../../../src/contracts/engine-cycle';
import { materialContract } from '../../../src/contracts/material';
import { isFromAnswer } from '../../../src/domain/idea';
import { useDatabase } from '../../testing/database';
import { bakery, register } from '../../testing/world';

useDatabase();

it('a trade is understood as it is typed, found by its names, chosen, kept and taken back', async () => {
  const owner = await register();
  const read = async (said: { name?: string; what?: string; offers?: string; trade?: string }) =>
    (await owner.call('engine', engineContract.getTradeReading, said)).body.data;
  expect(await read({ what: bakery.what })).toMatchObject({
    state: 'known',
    by: 'words',
    trades: [{ id: 'bakery', pack: 'bakery' }],
  });
  expect(await read({ what: 'Nursery' })).toMatchObject({ state: 'asked', candidates: [{}, {}] });
  expect(await read({})).toEqual({ state: 'unknown', near: [], language: 'en' });
  expect(await read({ what: 'Wir kehren Schornsteine und prüfen Öfen' })).toMatchObject({ language: 'de' });
  expect(await read({ what: 'Vi sotar skorstenar och lagar kakelugnar som inte drar' })).toMatchObject({
    language: 'other',
  });
  // Offers that stand on lines of their own are read beside the description.
  expect(await read({ what: 'We do it all', offers: 'gel nails' })).toMatchObject({
    state: 'asked',
    candidates: [{ id: 'nail-salon' }],
  });
  const { body } = await owner.call('engine', engineContract.listTrades, { name: 'schornsteinfeger' });
  expect(body.data.trades).toMatchObject([{ id: 'chimney-sweep', kind: 'home-visits' }]);

  const kept = async () => (await owner.call('engine', engineContract.getProfile, {})).body.data?.trade;
  await owner.call('engine', engineContract.updateProfile, { ...bakery, trade: 'chimney-sweep' });
  expect(await kept()).toBe('chimney-sweep');
  await owner.call('engine', engineContract.updateProfile, bakery); // an older client, which knows of no trade
  expect(await kept()).toBe('chimney-sweep');
  await owner.call('engine', engineContract.updateProfile, { ...bakery, trade: '' });
  expect(await kept()).toBe('');
});

it('a trade that is chosen beside the ideas is kept, and three others take their place while nothing is chosen', async () => {
  const owner = await register();
  const choose = (trade: string) => owner.call('engine', engineContract.updateTrade, { trade });
  const week = async () => (await owner.call('engine', engineContract.getCycle, {})).body.data;
  expect((await choose('bakery')).body).toMatchObject({ code: 'conflict' }); // nothing is described yet
  await owner.call('engine', engineContract.updateProfile, { ...bakery, what: 'Nursery, open every day' });
  const before = await week();
  expect((await choose('toString')).body.fields).toHaveProperty('trade');

  expect((await choose('plant-nursery')).body.data).toEqual({ renewed: true });
  const after = await week();
  expect(after.earlierIdeas).toEqual([before.ideas.map((idea: object) => ({ ...idea, status: 'passed' }))]);
  expect([before.setsLeft, after.setsLeft]).toEqual([2, 2]);
  expect((await choose('plant-nursery')).body.data).toEqual({ renewed: false });

  await owner.call('engine', engineContract.createPiece, { ideaId: after.ideas[0].id });
  expect((await choose('chimney-sweep')).body.data).toEqual({ renewed: false });
  expect((await owner.call('engine', engineContract.getProfile, {})).body.data.trade).toBe('chimney-sweep');
  expect((await week()).earlierIdeas).toHaveLength(1);
});

it('a trade that is chosen leaves the ideas of the owner’s answers where they are, first', async () => {
  const owner = await register();
  const week = async (): Promise<Cycle> => (await owner.call('engine', engineContract.getCycle, {})).body.data;
  const choose = (trade: string) => owner.call('engine', engineContract.updateTrade, { trade });
  await owner.call('engine', engineContract.updateProfile, { ...bakery, what: 'Nursery, open every day' });
  await owner.call('material', materialContract.createMaterial, {
    question: 'unseen',
    text: 'We scrubbed four hundred clay pots with a wire brush and sorted them by the size of their rims.',
  });
  await owner.call('engine', engineContract.createIdeas, {});
  const before = await week();
  const told = before.ideas.filter(({ evidence }) => isFromAnswer(evidence));
  expect(told).toHaveLength(1);

  expect((await choose('plant-nursery')).body.data).toEqual({ renewed: true });
  const after = await week();
  expect(after.ideas).toHaveLength(3);
  expect(after.ideas[0]).toEqual(told[0]);
  expect(new Set(after.ideas.map(({ kind }) => kind)).size).toBe(3);
  expect(after.earlierIdeas.at(-1)!.map(({ id }) => id)).toEqual(
    before.ideas.filter(({ id }) => id !== told[0]!.id).map(({ id }) => id),
  );
});

it('a trade that nobody lists is refused at its field, and nothing is saved', async () => {
  const owner = await register();
  const { status, body } = await owner.call('engine', engineContract.updateProfile, { ...bakery, trade: 'toString' });
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { trade: 'We do not know this trade. Choose it again.' },
  });
  expect((await owner.call('engine', engineContract.getProfile, {})).body.data).toBeNull();
});
