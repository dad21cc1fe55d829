import type { TradeKind } from '../../../../../src/domain/trade-kind';
import { weekOfDate } from '../../../../../src/domain/week';
import { candidatesOf } from '../choosing/candidates';
import { momentOf } from '../choosing/moment';
import { allOwnWords } from '../knowledge/own-words';
import { clipNeeded } from '../choosing/photo-needed';
import { wordsOf } from '../writing/profile-words';
import { street } from '../testing/street';

const heard = async (what: string, kind: TradeKind, offers: string[]) => {
  const profile = { ...street['bakery']!.profile, name: 'Linden', what, offers, audience: '', where: 'Ghent' };
  const words = { ...wordsOf(profile, () => true, kind), kind };
  const moment = momentOf(weekOfDate('2026-06-08'), 'Europe/London');
  const candidates = (await allOwnWords()).flatMap((pack) => candidatesOf(pack, words, moment));
  return candidates.map(({ topic }) => topic.split('/').slice(0, 2).join('/'));
};

it.each<[string, TradeKind, string[], string, string]>([
  ['We fit kitchens', 'home-visits', ['kitchen installation'], 'own-fit/sign own-fit/photos', ''],
  [
    'We fit new tyres at your home',
    'home-visits',
    ['tyre replacement'],
    'own/write-or-ring',
    'own-fit/sign own-fit/photos own-kind-home-visits/somebody-comes-work own-kind-home-visits/three-photos-send',
  ],
  ['We repair clocks', 'repair', ['clock repair'], 'own-mend/stages', ''],
  ['We mend dentures', 'repair', ['denture repair'], 'own/write-or-ring', 'own-mend/stages'],
  ['We clean carpets', 'home-visits', ['carpet cleaning'], 'own-clean/half', ''],
  ['We clear gutters', 'home-visits', ['gutter cleaning'], 'own-clean/ahead', 'own-clean/half'],
  ['We hire out tools', 'rental', ['drill hire'], 'own-hires/collect own-kind-rental/one-more-day', ''],
  ['We hire out kayaks', 'rental', ['kayak hire'], 'own-hires/back', 'own-hires/collect own-kind-rental/one-more-day'],
  ['A bookshop', 'shop', ['Novels'], 'own/quiet-hour-wasted', ''],
  ['A burger stand', 'food', ['Cheeseburger'], 'own/write-or-ring', 'own/quiet-hour-wasted'],
  ['We grow strawberries', 'agriculture', ['Strawberries'], 'own-kind-agriculture/when-its-best', ''],
  ['We keep bees', 'agriculture', ['Honey'], 'own/write-or-ring', 'own-kind-agriculture/when-its-best'],
  ['Pottery for beginners', 'teaching', ['Wheel course'], 'own-kind-teaching/choosing-where-learn', ''],
  ['Driving lessons', 'teaching', ['Ten lessons'], 'own/write-or-ring', 'own-kind-teaching/choosing-where-learn'],
])(
  '“%s” hears frames that are true of its things, and none for rooms, tables or groups that it has not',
  async (...told) => {
    const [what, kind, offers, said, not] = told;
    const topics = await heard(what, kind, offers);
    expect(said.split(' ').filter((topic) => !topics.includes(topic))).toEqual([]);
    expect(not.split(' ').filter((topic) => topics.includes(topic))).toEqual([]);
  },
);

it('nobody who advises about papers is asked for skin and tablets', async () => {
  const sessions = (await allOwnWords()).find(({ id }) => id === 'own-sessions')!;
  for (const entry of [...Object.values(sessions.questions), ...Object.values(sessions.checklists)])
    expect(entry.kinds?.filter((kind) => kind === 'advice' || kind === 'business')).toEqual([]);
});

it('what is told in scenes needs a clip', async () => {
  const scenes = (await allOwnWords()).flatMap((pack) =>
    Object.values(pack.offers).filter(({ title }) => title.includes('scenes')),
  );
  expect(scenes.length).toBeGreaterThan(0);
  for (const entry of scenes) expect(clipNeeded(entry)).not.toBeNull();
});
