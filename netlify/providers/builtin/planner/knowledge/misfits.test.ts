import { weekOfDate } from '../../../../../src/domain/week';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { taxonomy } from '../../trades/taxonomy';
import { candidatesOf } from '../choosing/candidates';
import { momentOf } from '../choosing/moment';
import { topicsOfAll } from '../testing/all-topics';
import heldByRule from '../testing/held-by-rule.json';
import { allMisfits, isMisfitInTongue, misfitsOf, withoutMisfits } from './misfits';
import { rateFor, readFor } from './knowledge-for';
import { loadPack } from './pack-files';
import { knowledgeOf } from './trade-knowledge';
import { pastOf } from '../choosing/support';

/** What editors marked beside a trade, and rules at the source keep from it: by topic the trades. */
const ruled: Readonly<Record<string, readonly string[]>> = heldByRule;
const profileOf = (trade: string, what: string): BusinessProfile => ({
  name: 'Ours',
  what,
  where: 'Leeds',
  audience: '',
  offers: [],
  tone: 'friendly',
  trade,
});
const FEW = 8;
const moments = ['2026-11-30', '2027-05-10'].map((day) => momentOf(weekOfDate(day), 'Europe/London'));

it('every mark names a trade and an entry that there are', async () => {
  const [marked, { byId }, topics] = await Promise.all([allMisfits(), taxonomy(), topicsOfAll()]);
  const marks = [
    ...Object.entries(marked).flatMap(([trade, bad = []]) => bad.map((topic) => ({ trade, topic }))),
    ...Object.entries(ruled).flatMap(([topic, trades]) => trades.map((trade) => ({ trade, topic }))),
  ];
  expect(marks.length).toBeGreaterThan(1_200);
  expect(marks.filter(({ trade, topic }) => !byId.has(trade) || !topics.has(topic))).toEqual([]);
  for (const bad of Object.values(marked)) expect(new Set(bad).size).toBe(bad?.length);
});

it('every mark holds for its trade, known or chosen', async () => {
  const [marked, { byId }] = await Promise.all([allMisfits(), taxonomy()]);
  for (const [id, bad = []] of Object.entries(marked))
    expect([...(await misfitsOf({ state: 'known', trades: [byId.get(id)!], by: 'owner' }))]).toEqual(bad);
});

it('nothing is offered to a trade that it does not fit', async () => {
  const [marked, { byId }] = await Promise.all([allMisfits(), taxonomy()]);
  const badOf = new Map<string, string[]>();
  for (const [topic, trades] of Object.entries(ruled))
    for (const trade of trades) badOf.set(trade, [...(badOf.get(trade) ?? []), topic]);
  // Rules are tried with each trade. Of trades that only have marks a few tell that marks are heeded.
  const others = Object.keys(marked).filter((trade) => !badOf.has(trade));
  for (const trade of others.filter((_trade, index) => index % FEW === 0)) badOf.set(trade, []);
  const faults: string[] = [];
  for (const [trade, kept] of badOf) {
    const { trades, ownWords, words } = await knowledgeOf(profileOf(trade, byId.get(trade)!.name));
    const bad = [...kept, ...(marked[trade] ?? [])];
    const packs = [...trades, ...ownWords].filter(({ id }) => bad.some((topic) => topic.startsWith(`${id}/`)));
    const offered = new Set(
      packs.flatMap((pack) => moments.flatMap((moment) => candidatesOf(pack, words, moment))).map(({ topic }) => topic),
    );
    faults.push(...bad.filter((topic) => offered.has(topic)).map((topic) => `${trade}: ${topic}`));
  }
  expect(faults).toEqual([]);
});

it('of several trades that are known or asked about only what fits none of them is held back', async () => {
  const { byId } = await taxonomy();
  const [racetrack, simulators, upholsterer] = ['racetrack', 'sim-racing', 'upholsterer'].map((id) => byId.get(id)!);
  const faster = 'note-karting-driving/get-faster-without';
  const asked = await misfitsOf({ state: 'asked', candidates: [racetrack!, simulators!], near: [] });
  expect([...asked]).toEqual([faster]);
  const known = await misfitsOf({ state: 'known', trades: [simulators!, upholsterer!], by: 'words' });
  expect([...known]).toEqual([]);
  expect(await misfitsOf({ state: 'unknown', near: [] })).toEqual(new Set());
});

it('a pack of which nothing fits is none', async () => {
  const pack = (await loadPack('tattoo-studio'))!;
  expect(withoutMisfits(pack, new Set(['bakery/rye']))).toBe(pack);
  const without = withoutMisfits(pack, new Set(['tattoo-studio/stencilday']))!;
  expect(without.behind).not.toHaveProperty('stencilday');
  expect(without.questions).toEqual(pack.questions);
  const all = [...(await topicsOfAll())].filter((topic) => topic.startsWith('tattoo-studio/'));
  expect(withoutMisfits(pack, new Set(all))).toBeNull();
});

it.each(['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'])('it is held back in other languages, too: %s', async (tongue) => {
  const misfits = new Set(['own-feast/feast-guests']);
  expect(isMisfitInTongue(`own-tongue-${tongue}/feastguests`, misfits)).toBe(true);
  expect(isMisfitInTongue(`own-tongue-${tongue}/feasttree`, misfits)).toBe(false);
  expect(isMisfitInTongue(`own-tongue-${tongue}/budget`, misfits)).toBe(false);
});

it('what is told of a trade in its owner’s language leaves the same out', async () => {
  const profile = { ...profileOf('seat-weaver', 'Wir flechten Stuhlsitze neu'), where: 'Bremen' };
  const week = weekOfDate('2026-11-30');
  const asked = { profile, material: [], history: [], published: [], week, zone: 'Europe/Berlin', round: 0 };
  const knowledge = await readFor(asked);
  const rated = await rateFor(
    asked,
    knowledge,
    momentOf(week, 'Europe/Berlin'),
    pastOf(asked, () => null),
  );
  const topics = rated.map(({ candidate }) => candidate.topic);
  expect(topics.some((topic) => topic.startsWith('own-tongue-de/upholsterer:'))).toBe(true);
  expect(topics.filter((topic) => /upholsterer[:/](?:springs|sag|christmas)(?!\p{L})/u.test(topic))).toEqual([]);
});
