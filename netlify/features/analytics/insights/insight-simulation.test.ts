import { seededRandom, type SeededRandom } from '../../../providers/builtin/designer/drawing/seeded-random';
import { postFeatures, type InsightFacts, type PostFeature } from '../../../../src/domain/insight';
import { findInsights, type InsightFigures } from './insight-finder';

/**
 * Workspaces of all sizes in which nothing happens: weekdays differ, hours differ, counts vary more than Poisson
 * counts, weeks differ a little from each other, holidays are shocks, newsletters go out now and then, some posts are
 * shared a lot.
 */
test('of 1,200 simulated weeks in which nothing happens, at most one in twenty has a finding', () => {
  const random = seededRandom(11);
  const spoken = Array.from({ length: 1_200 }, () => findInsights(week(random))).filter(({ length }) => length > 0);
  expect(spoken.length).toBeLessThanOrEqual(1_200 / 20);
});

test('nor do hundreds of weeks of small workspaces, or of large ones', () => {
  const random = seededRandom(12);
  for (const perDay of [6, 40, 3_000]) {
    const spoken = Array.from({ length: 150 }, () => findInsights(week(random, { perDay }))).filter(
      ({ length }) => length > 0,
    );
    expect(spoken.length).toBeLessThanOrEqual(150 / 20);
  }
});

test.each<[string, InsightFacts['kind'], Effect, number]>([
  ['60 % more people than usual at 200 a day', 'change', { lift: (at) => (at === 11 ? 1.6 : 1) }, 0.85],
  ['60 % more people for the second week', 'change', { lift: (at) => (at >= 10 ? 1.6 : 1) }, 0.7],
  ['a website that loses half of its people', 'change', { lift: (at) => (at === 11 ? 0.5 : 1) }, 0.85],
  ['an hour in which twice as many act', 'best-hour', { hour: 12 }, 0.9],
  ['a weekday on which twice as many act', 'best-weekday', { weekday: 2 }, 0.55],
  ['a channel that brings four times as many sales per person', 'channel-mix', { mix: 4, channels: 2 }, 0.7],
  ['posts with a photograph that reach twice as many people', 'content', { feature: 'photo', posts: 60 }, 0.8],
])('finds %s', (_, kind, effect, share) => {
  const random = seededRandom(13);
  const found = Array.from({ length: 60 }, () =>
    findInsights(week(random, { perDay: 200, extra: 0.01, weekly: 0.03, ...effect })),
  ).filter((insights) => insights.some(({ facts }) => facts.kind === kind));
  expect(found.length / 60).toBeGreaterThanOrEqual(share);
});

test('names the effect, its size and its confidence', () => {
  const random = seededRandom(14);
  const [found] = findInsights(week(random, { perDay: 800, extra: 0.01, weekly: 0.03, hour: 12 })).filter(
    ({ facts }) => facts.kind === 'best-hour',
  );
  expect(found).toMatchObject({ facts: { hour: 12, weeks: 12 } });
  expect(found!.confidence).toBeGreaterThanOrEqual(95);
  expect(found!.confidence).toBeLessThanOrEqual(99);
  if (found!.facts.kind === 'best-hour') expect(found!.facts.share / found!.facts.shareElsewhere).toBeCloseTo(2, 0);
});

const shared = (random: SeededRandom) => ({
  perDay: 8 * 300 ** random.next(),
  extra: random.pick([0, 0.01, 0.05, 0.15]),
  weekly: random.pick([0, 0.03, 0.06]),
});

function week(random: SeededRandom, wish: Effect = {}): InsightFigures {
  const { perDay, extra, weekly } = { ...shared(random), ...wish };
  const channels = (['website', 'email', 'facebook'] as const).slice(
    0,
    wish.channels ?? 1 + Math.floor(random.next() * 3),
  );
  const weekdays = Array.from({ length: 7 }, () => random.between(0.4, 1.6));
  const hours = Array.from({ length: 24 }, (_, hour) =>
    hour < 7 ? 0.05 : 1 + 0.8 * Math.sin((hour / 24) * 6 + random.between(-0.2, 0.2)),
  );
  const hourly = hours.map((share) => share / hours.reduce((total, one) => total + one, 0));
  const isMailing = wish.mix === undefined && random.chance(0.5);
  const rate = random.between(0.03, 0.12);
  const sold = random.between(0.002, 0.015);
  const times: { people: number[]; actions: number[] }[] = [];
  const mixDays: { people: number[]; actions: number[] }[] = [];
  const series = channels.flatMap((channel) =>
    (['reach', 'engaged', 'conversions'] as const).map((metric) => ({ channel, metric, days: [] as number[] })),
  );
  for (let at = 0; at < 12; at += 1) {
    const ofWeek = varied(random, weekly);
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const shock = random.chance(0.02) ? random.pick([0.1, 0.4, 2, 3]) : 1;
      // A newsletter on some Tuesdays, in half of the workspaces.
      const mailed = !isMailing ? 1 : weekday === 1 && random.chance(0.6) ? 8 : 0.05;
      const people = channels.map((_, channel) =>
        poisson(
          random,
          (perDay / 2 ** channel) *
            weekdays[weekday]! *
            ofWeek *
            shock *
            varied(random, Math.sqrt(extra)) *
            (channel === 1 ? mailed : 1) *
            (wish.lift?.(at) ?? 1),
        ),
      );
      const actions = people.map((count) => poisson(random, count * rate * varied(random, Math.sqrt(extra))));
      const conversions = people.map((count, channel) =>
        poisson(random, count * sold * (channel === 1 ? (wish.mix ?? 1) : 1)),
      );
      if (at >= 3)
        channels.forEach((_, channel) => {
          series[channel * 3]!.days.push(people[channel]!);
          series[channel * 3 + 1]!.days.push(actions[channel]!);
          series[channel * 3 + 2]!.days.push(conversions[channel]!);
        });
      if (at >= 4) mixDays.push({ people, actions: conversions });
      const all = people.reduce((total, one) => total + one, 0);
      const inHours = hourly.map((share) => poisson(random, all * share));
      const acts = varied(random, Math.sqrt(extra));
      times.push({
        people: inHours,
        actions: inHours.map((count, hour) =>
          poisson(random, count * rate * acts * (wish.hour === hour ? 2 : 1) * (wish.weekday === weekday + 1 ? 2 : 1)),
        ),
      });
    }
  }
  const posts = Array.from({ length: wish.posts ?? 4 + Math.floor(random.next() * 60) }, () => {
    const features = postFeatures.filter(() => random.chance(0.4));
    const better = wish.feature && features.includes(wish.feature) ? 2 : 1;
    return { reach: poisson(random, perDay * better * Math.exp(0.5 * normal(random))), features };
  });
  return { series, times, mix: { channels, days: mixDays }, posts, post: null, slot: { weekday: 4, time: '16:30' } };
}

/** A factor around 1. */
const varied = (random: SeededRandom, deviation: number): number =>
  deviation === 0 ? 1 : Math.exp(deviation * normal(random) - deviation ** 2 / 2);

const normal = (random: SeededRandom): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** Knuth's method for small means, the normal approximation above. */
function poisson(random: SeededRandom, mean: number): number {
  if (mean <= 0) return 0;
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > limit; count += 1) product *= random.next();
  return count;
}

/** What happens after all; 'mix' and 'feature' are factors of sales and reach. */
interface Effect {
  perDay?: number;
  extra?: number;
  weekly?: number;
  lift?: (week: number) => number;
  hour?: number;
  weekday?: number;
  mix?: number;
  feature?: PostFeature;
  posts?: number;
  channels?: number;
}
