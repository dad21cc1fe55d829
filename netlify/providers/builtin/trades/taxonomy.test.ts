import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tradeKindNames } from '../../../../src/domain/trade-kind';
import { loadPack, packIds } from '../planner/knowledge/pack-files';
import { readTrade } from './read-trade';
import { taxonomy, taxonomySchema } from './taxonomy';
import { lexiconIn } from './lexicons';
import { saidWorkSchema } from './trade-phrases';
import wordsFile from './words-of-trades.json';
import { wordsOfPhrase } from './trade-phrase';
import { tradeWordsSchema } from './trade-words';

it('knows at least 1,500 trades by at least 5,000 names', async () => {
  const { trades, byKey } = await taxonomy();
  expect(trades.length).toBeGreaterThanOrEqual(1_500);
  expect(byKey.size).toBeGreaterThanOrEqual(5_000);
});

it('a name is read the same with and without an apostrophe, whatever letters are in it', () => {
  for (let code = 0x20; code < 0x250; code += 1) {
    const name = `a${String.fromCodePoint(code)}b shop`;
    expect([name, wordsOfPhrase(name)]).toEqual([name, wordsOfPhrase(`${name}’`)]);
  }
});

it('every trade has an id of its own, since profiles keep it', async () => {
  const ids = (await taxonomy()).trades.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9-]{2,60}$/.test(id))).toEqual([]);
});

it('every file of the folder is read', async () => {
  const named = readdirSync(join(__dirname, 'taxonomy')).flatMap((file) =>
    taxonomySchema
      .parse(JSON.parse(readFileSync(join(__dirname, 'taxonomy', file), 'utf8')))
      .trades.map(({ name }) => name),
  );
  expect((await taxonomy()).trades.map(({ name }) => name).sort()).toEqual(named.sort());
});

it('offers one trade for each kind to whoever finds none', async () => {
  const general = (await taxonomy()).trades.filter(({ isGeneral }) => isGeneral);
  expect(new Set(general.map(({ kind }) => kind))).toEqual(new Set(tradeKindNames));
});

it('leads to every pack, and every pack that has a file loads', async () => {
  const wanted = new Set((await taxonomy()).trades.flatMap(({ pack }) => pack ?? []));
  expect(packIds.filter((id) => !wanted.has(id))).toEqual([]);
  for (const id of wanted) expect((await loadPack(id))?.id ?? null).toBe(packIds.includes(id) ? id : null);
});

it('understands each of its own names as the trade that it names, or asks', async () => {
  const lost: string[] = [];
  for (const { names, kind, pack } of (await taxonomy()).trades) {
    for (const what of names) {
      const { reading } = await readTrade({ name: 'Linden', what });
      const found = reading.state === 'known' ? reading.trades : reading.state === 'asked' ? reading.candidates : [];
      if (!found.some((trade) => trade.kind === kind && trade.pack === pack)) lost.push(what);
    }
  }
  expect(lost).toEqual([]);
});

it('refuses a trade of no kind, a misspelt field and a list of words that nobody reads', () => {
  const trade = { name: 'Kite maker', kind: 'maker' };
  expect(taxonomySchema.safeParse({ trades: [trade] }).success).toBe(true);
  expect(taxonomySchema.safeParse({ trades: [{ ...trade, kind: 'kites' }] }).success).toBe(false);
  expect(taxonomySchema.safeParse({ trades: [{ ...trade, alias: ['Kites'] }] }).success).toBe(false);
  expect(tradeWordsSchema.safeParse({ ...wordsFile, hints: ['frames'] }).success).toBe(false);
});

it('phrases for what is done and sold name trades that there are, in files that are read', async () => {
  const names = new Set((await taxonomy()).trades.map(({ name }) => name));
  const files = readdirSync(join(__dirname, 'said'));
  const named = files.flatMap((file) =>
    Object.keys(saidWorkSchema.parse(JSON.parse(readFileSync(join(__dirname, 'said', file), 'utf8'))).trades),
  );
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  expect([...(await lexiconIn('en')).trades].sort()).toEqual(named.sort());
});
