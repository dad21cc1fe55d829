import { weekOfDate } from '../../../../../src/domain/week';
import type { OwnerMaterial } from '../../../../ports/planner';
import { createPlanner } from '../planner';
import { street } from '../testing/street';

const planner = createPlanner();
const { zone, profile } = street['bakery'] ?? Object.values(street)[0]!;
const week = weekOfDate('2026-11-16');
const asked = { profile, zone, week, today: '2026-11-16', history: [], published: [], aboutOn: null, kinds: [] };
const answer: OwnerMaterial = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'answer',
  source: 'interview',
  question: 'people-ask',
  text: 'Do you bake without gluten?',
  detail: 'Yes, on Thursdays we bake two loaves without gluten, in an oven of their own.',
  page: '',
  photoId: null,
  saidOn: '2026-11-14',
  usedCount: 0,
  isMade: false,
};

test('one idea is never of a topic that its owner dismissed, nor of a kind that they said no to twice', async () => {
  const before = (await planner.proposeOne(asked))!;
  const no = (topic: string) => ({ topic, kind: before.kind, reason: 'not-us' as const, on: '2026-11-10' });
  const after = await planner.proposeOne({ ...asked, dismissed: [no(before.topic)] });
  expect(after!.topic).not.toBe(before.topic);
  expect((await planner.proposeOne({ ...asked, dismissed: [no('a/b'), no('c/d')] }))!.kind).not.toBe(before.kind);
});

test('a kind that is asked for comes although its owner said no to others of it', async () => {
  const no = (topic: string) => ({ topic, kind: 'Offer' as const, reason: 'not-us' as const, on: '2026-11-10' });
  const idea = await planner.proposeOne({ ...asked, kinds: ['Offer'], dismissed: [no('a/b'), no('c/d')] });
  expect(idea).toMatchObject({ kind: 'Offer' });
});

test('what the owner told us comes first where it is worth more, and not where another kind is asked for', async () => {
  const idea = await planner.proposeOne({ ...asked, kinds: ['Question answered'], material: [answer] });
  expect(idea!.topic).toBe(`told/${answer.id}`);
  const other = await planner.proposeOne({ ...asked, kinds: ['How-to'], material: [answer] });
  expect(other).toMatchObject({ kind: 'How-to' });
  const unwanted = { topic: idea!.topic, kind: idea!.kind, reason: 'untrue' as const, on: '2026-11-15' };
  const without = await planner.proposeOne({
    ...asked,
    kinds: [idea!.kind],
    material: [answer],
    dismissed: [unwanted],
  });
  expect(without!.topic).not.toBe(idea!.topic);
});

test('about some words, an idea has one of them, or there is none', async () => {
  const idea = await planner.proposeOne({ ...asked, about: 'Sourdough loaves' });
  expect(`${idea!.title} ${idea!.hook} ${(await planner.write({ ...asked, idea: idea! })).body}`).toMatch(/sourd|loa/i);
  expect(await planner.proposeOne({ ...asked, about: 'Motorcycle chains' })).toBeNull();
});
