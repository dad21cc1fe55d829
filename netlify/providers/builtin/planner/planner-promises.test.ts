import { tones, type BusinessProfile } from '../../../../src/domain/business-profile';
import { similarity } from '../../../../src/domain/shingles';
import { addWeeks, weekOfDate } from '../../../../src/domain/week';
import type { PastIdea } from '../../../ports/planner';
import { createPlanner } from './planner';

const planner = createPlanner();
const start = weekOfDate('2026-11-18');

/** Twelve trades as their owners would describe them, and one that the planner has no pack for. */
const shops: Record<string, Pick<BusinessProfile, 'name' | 'what' | 'audience' | 'offers'>> = {
  bakery: {
    name: 'Ada’s Bakery',
    what: 'Neighbourhood bakery with sourdough and pastries',
    audience: 'families and commuters',
    offers: ['sourdough loaves', 'celebration cakes', 'morning buns'],
  },
  florist: {
    name: 'Wattle & Stem',
    what: 'Florist with seasonal bouquets',
    audience: 'couples and offices',
    offers: ['seasonal bouquets', 'Weekly subscription from $55', 'wedding flowers'],
  },
  plumber: {
    name: 'Kowalski Plumbing',
    what: 'Residential plumber',
    audience: 'homeowners',
    offers: ['24/7 emergency call-out', 'free water heater estimate', 'leak repair'],
  },
  yoga: {
    name: 'Atemraum',
    what: 'Yoga studio with yin and vinyasa',
    audience: 'people with desk jobs',
    offers: ['yin classes', '10-class card €120'],
  },
  dentist: {
    name: 'Harbour Dental',
    what: 'Family dentist',
    audience: 'families',
    offers: ['check-ups', 'hygienist appointments', 'teeth whitening'],
  },
  barber: {
    name: 'Blade & Co',
    what: 'Barber shop',
    audience: 'men and boys',
    offers: ['skin fades', 'beard trims', 'hot towel shaves'],
  },
  cafe: {
    name: 'Corner Cup',
    what: 'Café with brunch',
    audience: 'students and freelancers',
    offers: ['flat whites', 'weekend brunch'],
  },
  gym: {
    name: 'Ironworks',
    what: 'Gym with personal training',
    audience: 'beginners over forty',
    offers: ['personal training', 'small group classes'],
  },
  accountant: {
    name: 'Ledger & Leaf',
    what: 'Accountant for small businesses',
    audience: 'sole traders',
    offers: ['tax returns', 'bookkeeping'],
  },
  garage: {
    name: 'Mill Lane Motors',
    what: 'Car repair garage',
    audience: 'drivers nearby',
    offers: ['MOT tests', 'brake repairs', 'servicing'],
  },
  photographer: {
    name: 'Lena Photo',
    what: 'Wedding and portrait photographer',
    audience: 'couples',
    offers: ['wedding photography', 'portraits'],
  },
  bookshop: {
    name: 'The Turned Page',
    what: 'Independent bookshop',
    audience: 'readers of all ages',
    offers: ['new books', 'book club', 'gift wrapping'],
  },
  clocks: {
    name: 'Ticktock',
    what: 'We restore antique clocks',
    audience: 'collectors',
    offers: ['clock repair', 'chime restoration'],
  },
};

const profileOf = (trade: string, partial: Partial<BusinessProfile> = {}): BusinessProfile => ({
  ...shops[trade]!,
  where: 'Elm Street, Bristol',
  tone: 'friendly',
  ...partial,
});

async function run(profile: BusinessProfile, weeks: number, rounds: number, zone = 'Europe/London') {
  const history: PastIdea[] = [];
  const all: (PastIdea & {
    kind: string;
    order: number;
    evidence: { source: string; text: string }[];
    reason: string;
    frames: string[];
    confidence: number;
  })[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const at = addWeeks(start, week);
    for (let round = 0; round < rounds; round += 1) {
      const ideas = await planner.propose({ profile, week: at, zone, round, history: [...history], published: [] });
      for (const idea of ideas) {
        history.unshift({ title: idea.title, hook: idea.hook, topic: idea.topic, week: at });
        all.push({ ...idea, week: at, order: week });
      }
    }
  }
  return all;
}

describe.each(Object.keys(shops))('%s', (trade) => {
  it('gets three ideas of three kinds a week, none of them again within eight weeks, or within three where it asks for others; where only the kind is known, within five', async () => {
    const known = trade !== 'clocks';
    expect(repeated(await run(profileOf(trade), known ? 12 : 5, 1))).toEqual([]);
    const ideas = known ? await run(profileOf(trade), 3, 2) : [];
    expect(repeated(ideas)).toEqual([]);
    for (let first = 0; first < ideas.length; first += 3)
      expect(new Set(ideas.slice(first, first + 3).map(({ kind }) => kind)).size).toBe(3);
  });

  it('gets reasons that cite evidence, and words that fit where they will stand', async () => {
    for (const idea of await run(profileOf(trade), 4, 1)) {
      expect(idea.evidence.length).toBeGreaterThan(0);
      expect(idea.reason.length).toBeGreaterThan(20);
      expect(idea.title.length).toBeLessThanOrEqual(70);
      expect(Math.max(...idea.frames.map((frame) => frame.length))).toBeLessThanOrEqual(28);
      expect(idea.confidence).toBeGreaterThanOrEqual(trade === 'clocks' ? 20 : 40);
      expect(idea.confidence).toBeLessThanOrEqual(trade === 'clocks' ? 70 : 90);
      expect(`${idea.title} ${idea.hook} ${idea.reason}`).not.toMatch(/\{|\}|undefined|null|!/);
    }
  });

  it('gets posts in its voices that claim no price, percentage or clock time of their own', async () => {
    const bodies = new Set<string>();
    for (const tone of tones) {
      const profile = profileOf(trade, { tone });
      const [idea] = await planner.propose({
        profile,
        week: start,
        zone: 'Europe/London',
        round: 0,
        history: [],
        published: [],
      });
      const piece = await planner.write({ profile, idea, week: start, zone: 'Europe/London' });
      bodies.add(piece.body);
      const own = `${profile.offers.join(' ')} ${profile.what}`;
      for (const claim of piece.body.match(/[€$£]\s?\d+|\d+\s?%|\b\d{1,2}:\d{2}\b|\b\d+ ?(?:am|pm)\b/g) ?? [])
        expect(own).toContain(claim);
      expect(piece.body.split('\n\n').length).toBeGreaterThanOrEqual(2);
      expect(piece.body).not.toMatch(/\{|\}|undefined|!|look no further|in today’s world/i);
      expect(piece.picture.headline.split(' ').length).toBeLessThanOrEqual(6);
      expect(piece.picture.supporting.length).toBeLessThanOrEqual(70);
    }
    // Where only the kind is known, a frame has no call of its own to tell voices apart.
    expect(bodies.size).toBeGreaterThanOrEqual(trade === 'clocks' ? 2 : 3);
  });
});

it('the same request gives the same answer', async () => {
  const request = {
    profile: profileOf('bakery'),
    week: start,
    zone: 'Europe/London',
    round: 1,
    history: [],
    published: [],
  };
  expect(await planner.propose(request)).toEqual(await createPlanner().propose(request));
});

it('no sentence would fit two trades: three weeks of twelve trades share none', async () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const trade of Object.keys(shops).filter((name) => name !== 'clocks')) {
    const profile = profileOf(trade);
    for (const idea of await run(profile, 3, 1)) {
      const piece = await planner.write({ profile, idea: idea as never, week: idea.week, zone: 'Europe/London' });
      const text = [idea.title, idea.hook, ...piece.body.split(/(?<=[.?:])\s+/)]
        .map((sentence) => blank(sentence, profile))
        .filter((sentence) => sentence.split(' ').length > 5);
      for (const sentence of new Set(text)) {
        const other = seen.get(sentence);
        if (other && other !== trade) shared.push(`${other} and ${trade}: ${sentence}`);
        seen.set(sentence, trade);
      }
    }
  }
  expect(shared).toEqual([]);
});

it.each([
  [
    'markers and markup',
    { name: '{{constructor}}', offers: ['<script>alert(1)</script>', '${process.env}', '{offer}'] },
  ],
  [
    'shouting, dots and 120 characters',
    {
      offers: [
        'FRESH PIES DAILY....',
        'x'.repeat(120),
        'A very long offer that goes on and on about everything the shop has ever sold to anyone at all in town',
      ],
    },
  ],
  ['other scripts and pictographs', { name: '麵包店 🥐', what: 'مخبز', offers: ['خبز', 'パン', '🥖🥐'] }],
])('%s in a profile come out literally and break nothing', async (_name, partial) => {
  const profile = profileOf('bakery', partial);
  const ideas = await planner.propose({
    profile,
    week: start,
    zone: 'Europe/London',
    round: 0,
    history: [],
    published: [],
  });
  for (const idea of ideas) {
    const piece = await planner.write({ profile, idea, week: start, zone: 'Europe/London' });
    expect(`${idea.title}${idea.hook}${piece.body}`).not.toMatch(/undefined|\[object|function Object/);
    expect(idea.title.length).toBeLessThanOrEqual(70);
  }
});

it('a price, a number or a free thing among the offers never stands inside a sentence of ours', async () => {
  const profile = profileOf('plumber', { offers: ['$89 drain cleaning', 'free estimate', '24/7 call-out'] });
  for (const idea of await run(profile, 6, 1)) {
    expect(`${idea.title} ${idea.hook}`).not.toMatch(/\$89|free estimate|24\/7/);
  }
});

/** Titles that came again, or nearly so, within eight weeks. */
const repeated = (ideas: Awaited<ReturnType<typeof run>>): string[] =>
  ideas
    .filter((idea, index) =>
      ideas
        .slice(0, index)
        .some(
          (earlier) =>
            idea.order - earlier.order < 8 &&
            (earlier.topic === idea.topic ||
              earlier.title === idea.title ||
              similarity(`${earlier.title} ${earlier.hook}`, `${idea.title} ${idea.hook}`) >= 0.6),
        ),
    )
    .map(({ title }) => title);

/** The sentence without what only this business says. */
const blank = (sentence: string, { name, where, offers, audience }: BusinessProfile): string =>
  [name, where, 'Bristol', audience, ...offers]
    .reduce((text, word) => text.replaceAll(word, '…'), sentence)
    .replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ \w+/g, '…')
    .trim();
