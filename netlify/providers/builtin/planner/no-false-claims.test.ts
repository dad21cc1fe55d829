import fc from 'fast-check';
import { tones, type BusinessProfile } from '../../../../src/domain/business-profile';
import type { Evidence } from '../../../../src/domain/idea';
import { addWeeks, weekOfDate } from '../../../../src/domain/week';
import { taxonomy, type ListedTrade } from '../trades/taxonomy';
import { neverSaidTo } from './knowledge/fitting-pack';
import { allOwnWords } from './knowledge/own-words';
import { loadPack } from './knowledge/pack-files';
import { createPlanner } from './planner';
import { inventedIn } from './testing/claims';
import { sectionNames } from './knowledge/trade-pack';
import { isInTongue } from './tongue-frames/tongue-ideas';
import { tongueTopics } from './tongue-frames/tongue-topics';
import { knowledgeOf } from './knowledge/trade-knowledge';

const planner = createPlanner();
const THINGS = [
  'blue boxes',
  'evening visits',
  'small repairs',
  'Sunday table',
  'first talk',
  'large orders',
  'gift cards',
  '24/7 service',
  'accordion repair',
  'gutter cleaning',
  'lift inspections',
  'canoe hire',
  'chanter lessons',
  'smoked tofu',
  'willow baskets',
  'corn snakes',
  'visa applications',
  'airport transfers',
  'cellar tours',
  'dog walking',
  'brow lamination',
  'logo design',
  'herd records app',
  'Klavierstimmung',
];
const DESCRIPTIONS: ((trade: string) => string)[] = [
  (trade) => trade,
  (trade) => `Independent ${trade.toLowerCase()} in the old town`,
  (trade) => `We are a ${trade.toLowerCase()}`,
  (trade) => `${trade} equipment`,
  () => 'We look after what matters to you',
  (trade) => `Everything around ${trade.toLowerCase()}`,
];

let trades: readonly ListedTrade[];
beforeAll(async () => {
  trades = (await taxonomy()).trades;
});

/** A business of any trade, well described, badly described or not at all. */
const business = () =>
  fc
    .record({
      trade: fc.nat(),
      describe: fc.constantFrom(...DESCRIPTIONS),
      offers: fc.uniqueArray(fc.constantFrom(...THINGS), { minLength: 1, maxLength: 4 }),
      tone: fc.constantFrom(...tones),
      week: fc.integer({ min: 0, max: 51 }),
      zone: fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Sydney', 'UTC'),
    })
    .map(({ trade, describe, offers, tone, week, zone }) => ({
      zone,
      week: addWeeks(weekOfDate('2026-01-05'), week),
      profile: {
        name: 'Linden',
        what: describe(trades[trade % trades.length]!.name),
        where: 'Elm Street, Bristol',
        audience: 'people nearby',
        offers,
        tone,
      } satisfies BusinessProfile,
    }));

it('no idea and no post says what nobody said', async () => {
  await fc.assert(
    fc.asyncProperty(business(), async ({ profile, week, zone }) => {
      const known = await knowledgeOf(profile);
      const ideas = await planner.propose({ profile, week, zone, round: 0, history: [], published: [] });
      for (const idea of ideas) {
        const piece = await planner.write({ profile, idea, week, zone });
        const told = [idea.title, idea.hook, idea.reason, ...idea.frames, piece.body, piece.altText].join(' \n ');
        const evidence = idea.evidence.map(({ text }) => text).join(' \n ');
        // What it is said to be, it said itself.
        expect(`${told} ${evidence}`).not.toMatch(/\byou (?:run|own|work as) an? /i);
        const own = [profile.what, profile.audience, ...profile.offers].join(' \n ');
        for (const [, quoted] of evidence.replace(/No idea of the kind “[^”]+”/g, '').matchAll(/“([^”…]+)…?”/gu))
          expect(own).toContain(quoted!.trim());
        // An offer that it is about is one of the owner's.
        const [, , offerId] = idea.topic.split('/');
        if (offerId) expect(known.words.offers.map(({ id }) => id)).toContain(offerId);
        for (const [, offer] of told.matchAll(/\bour (blue|evening|small|large|first|gift) (?=\w)/gi))
          expect(own.toLowerCase()).toContain(offer!.toLowerCase());
        expectFitting(idea.topic, told, known, profile);
        if (idea.topic.startsWith('own'))
          expect([idea.topic, ...inventedIn(told, sourcesOf(profile, idea.evidence))]).toEqual([idea.topic]);
        if (known.words.kind === 'grief') expect(idea.aboutOn).toBeNull();
        expect(idea.confidence).toBeLessThanOrEqual(most[known.words.standing]);
        expect(idea.evidence.some(({ source }) => source === 'trade')).toBe(known.words.standing !== 'trade');
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

/** The evidence that the calendar gives holds the day that is told of; nothing else may add to what the owner wrote. */
const sourcesOf = ({ name, what, where, audience, offers }: BusinessProfile, evidence: Evidence[]) => ({
  profile: [name, what, where, audience, ...offers].join(' \n '),
  calendar: evidence
    .filter(({ source }) => source === 'calendar')
    .map(({ text }) => text)
    .join(' '),
});

it.each([
  ['a number', 'Over 40 pieces leave the bench.'],
  ['a year', 'The work began in 1987.'],
  ['a price', 'It costs €12.'],
  ['an award', 'An award-winning way of doing it.'],
  ['a place', 'People come from Dresden for it.'],
  ['a customer', 'It was made for Margaret and her choir.'],
  ['the size of the staff', 'A team of six sees to it.'],
  ['a history', 'A family business since then.'],
  ['what the business does', 'Here we offer it daily.'],
])('finds %s that nobody told', (_what, text) => {
  expect(inventedIn(text, { profile: 'Linden, piano tuner in Leeds', calendar: '' })).not.toEqual([]);
  expect(inventedIn(text, { profile: text, calendar: '' })).toEqual([]);
});

it('no frame holds a number, a name or a boast of its own', async () => {
  const told = (await allOwnWords()).flatMap((pack) =>
    sectionNames.flatMap((section) =>
      Object.entries(pack[section]).map(([id, { title, hook, text, shots }]) => ({
        at: `${pack.id}/${id}`,
        said: [title, hook, text, ...shots].join(' \n '),
      })),
    ),
  );
  const invented = told.map(({ at, said }) => [
    at,
    ...inventedIn(said, { profile: '', calendar: 'Small Business Saturday' }),
  ]);
  expect(invented.filter(({ length }) => length > 1)).toEqual([]);
});

const most = { trade: 90, subject: 75, kind: 70, unknown: 55 };

/** Nothing of another kind of business, and nothing that is not said to the customers of this one. */
function expectFitting(
  topic: string,
  told: string,
  { words, trades: packs, ownWords }: Awaited<ReturnType<typeof knowledgeOf>>,
  { name, what, offers }: BusinessProfile,
): void {
  const [packId, entryId] = topic.split('/');
  const kinds = isInTongue(topic)
    ? [...tongueTopics().get(entryId!)!.kinds]
    : sectionNames
        .map((section) => [...packs, ...ownWords].find(({ id }) => id === packId)![section][entryId!])
        .find((found) => found !== undefined)!.kinds;
  if (kinds) expect(kinds).toContain(words.kind ?? 'unknown');
  if (!packId!.startsWith('own')) return;
  const ours = [name, what, ...offers].reduce((text, own) => text.replaceAll(new RegExp(own, 'gi'), '…'), told);
  expect([topic, words.kind, neverSaidTo(words.kind)?.exec(ours)?.[0]]).toEqual([topic, words.kind, undefined]);
}

it.each([
  [
    'a funeral director',
    'Funeral director',
    ['cremations', 'funerals'],
    /surpris|\ba present\b|until you need it again|laugh|\bjoke/i,
  ],
  ['software', 'Dental software', ['recall letters', 'patient portal'], /torch|mirror|hallway|\bvan\b/i],
  [
    'a van',
    'Mobile bicycle repair van',
    ['e-bike service', 'puncture repair'],
    /\b(?:our|the|in) shop\b|at the counter/i,
  ],
  ['a dive centre', 'Scuba diving school', ['open water course', 'night dives'], /dry (?:pair of )?socks|kneel/i],
])('%s never hears what is not for it, in any week of a year', async (_name, what, offers, never) => {
  const profile: BusinessProfile = {
    name: 'Linden',
    what,
    where: 'Leeds',
    audience: 'people nearby',
    offers,
    tone: 'casual',
  };
  for (let weeks = 0; weeks < 52; weeks += 1) {
    const week = addWeeks(weekOfDate('2026-01-05'), weeks);
    for (const round of [0, 1]) {
      for (const idea of await planner.propose({
        profile,
        week,
        zone: 'Europe/London',
        round,
        history: [],
        published: [],
      })) {
        const { body } = await planner.write({ profile, idea, week, zone: 'Europe/London' });
        expect(`${idea.title} ${idea.hook} ${idea.frames.join(' ')} ${body}`).not.toMatch(never);
      }
    }
  }
});

it('a trade with a pack counts for more than a kind, and a kind for more than nothing', async () => {
  const best = async (what: string) => {
    const ideas = await planner.propose({
      profile: { name: 'Linden', what, where: 'Leeds', audience: 'x', offers: ['small things'], tone: 'friendly' },
      week: weekOfDate('2026-11-16'),
      zone: 'UTC',
      round: 0,
      history: [],
      published: [],
    });
    return ideas.reduce((sum, { confidence }) => sum + confidence, 0);
  };
  const [trade, kind, unknown] = [await best('Bakery'), await best('Piano tuner'), await best('We do what we love')];
  expect(trade).toBeGreaterThan(kind);
  expect(kind).toBeGreaterThan(unknown);
});

it('the planner’s own words speak of no workplace, history or habit of a business that nobody described', async () => {
  const claims = (await allOwnWords()).flatMap((pack) =>
    sectionNames.flatMap((section) =>
      Object.entries(pack[section])
        .filter(([, { hook, text }]) =>
          /\b(?:we|us|this picture|was taken)\b|\bour (?!offer)|\bAt \{name\}/i.test(
            `${hook} ${text}`.replace(/\{our offer\}/g, '').replace(/“[^”]*”/gu, ''),
          ),
        )
        .map(([id]) => `${pack.id}/${id}`),
    ),
  );
  expect(claims).toEqual([]);
});

it('a pack that is not there yet leaves its kind', async () => {
  expect(await loadPack('no-such-pack')).toBeNull();
  expect(await loadPack('constructor')).toBeNull();
});
