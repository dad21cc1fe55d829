import type { Trade } from '../../../../../src/domain/trade';
import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { weekOfDate } from '../../../../../src/domain/week';
import { createPlanner } from '../planner';
import { allOwnWords } from './own-words';
import { isKindGuessed, isOfGoodsInHand } from './goods-in-hand';
import { tongueTopics } from '../tongue-frames/tongue-topics';

const kind: Trade = { id: 'another-kind-of-repair', name: 'Another kind of repair', kind: 'repair', pack: null };
const clocks: Trade = { ...kind, id: 'clock-repair', name: 'Clock repair' };

it.each<[boolean, Parameters<typeof isKindGuessed>[0]]>([
  [true, { state: 'known', by: 'words', trades: [kind] }],
  [true, { state: 'asked', candidates: [kind], near: [] }],
  [false, { state: 'asked', candidates: [clocks, kind], near: [] }],
  [false, { state: 'known', by: 'owner', trades: [kind] }],
  [false, { state: 'unknown', near: [] }],
])('a kind is guessed (%s): %j', (is, reading) => expect(isKindGuessed(reading)).toBe(is));

it('every topic that speaks of goods in the hand is there', async () => {
  const own = (await allOwnWords()).flatMap(({ id, ...pack }) =>
    [pack.questions, pack.howTo, pack.behind, pack.checklists, pack.seasonal].flatMap((entries) =>
      Object.keys(entries).map((entry) => `${id}/${entry}`),
    ),
  );
  const found = [...own, ...[...tongueTopics().keys()].map((id) => `own-tongue-de/${id}`)].filter(isOfGoodsInHand);
  expect(found).toHaveLength(10);
});

it('who repairs what nobody has at home hears of no cupboard', async () => {
  const profile: BusinessProfile = {
    name: 'Linden',
    what: 'Wir restaurieren und reparieren alte Mühlräder und Wehre in Dörfern.',
    where: 'Graz',
    audience: 'Gemeinden',
    offers: ['Restaurierung alter Mühlräder', 'Reparatur von Wehren'],
    tone: 'professional',
  };
  const ideas = await createPlanner().propose({
    profile,
    week: weekOfDate('2026-12-07'),
    zone: 'Europe/Vienna',
    round: 0,
    history: [],
    published: [],
  });
  expect(ideas.map(({ topic }) => topic).filter(isOfGoodsInHand)).toEqual([]);
});
