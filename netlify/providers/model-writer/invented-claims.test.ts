import fc from 'fast-check';
import { tones, type BusinessProfile } from '../../../src/domain/business-profile';
import { unsupportedClaims } from '../../../src/domain/claims/unsupported-claims';
import { addWeeks, weekOfDate } from '../../../src/domain/week';
import { createPlanner } from '../builtin/planner/planner';
import { taxonomy, type ListedTrade } from '../builtin/trades/taxonomy';
import { writerData } from './writer-data';

const planner = createPlanner();
let trades: readonly ListedTrade[];
beforeAll(async () => {
  trades = (await taxonomy()).trades;
});

const OFFERS = [
  'small repairs',
  'gift cards',
  'evening visits',
  'canoe hire',
  'smoked tofu',
  'logo design',
  'dog walking',
];

/** A business of any trade, and the built-in writer's post of one of its ideas. */
const business = () =>
  fc.record({
    trade: fc.nat(),
    offers: fc.uniqueArray(fc.constantFrom(...OFFERS), { minLength: 1, maxLength: 3 }),
    tone: fc.constantFrom(...tones),
    week: fc.integer({ min: 0, max: 51 }),
    zone: fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Sydney'),
    which: fc.nat({ max: 2 }),
  });
type Business = ReturnType<typeof business> extends fc.Arbitrary<infer Made> ? Made : never;

async function written({ trade, offers, tone, week: weeks, zone, which }: Business) {
  const profile: BusinessProfile = {
    name: 'Linden',
    what: trades[trade % trades.length]!.name,
    where: 'Elm Street, Bristol',
    audience: 'people nearby',
    offers,
    tone,
  };
  const week = addWeeks(weekOfDate('2026-01-05'), weeks);
  const ideas = await planner.propose({ profile, week, zone, round: 0, history: [], published: [] });
  const idea = ideas[which]!;
  return { profile, idea, piece: await planner.write({ profile, idea, week, zone }) };
}

it('a built-in text claims nothing beyond what a model is given of it', async () => {
  await fc.assert(
    fc.asyncProperty(business(), async (made) => {
      const { profile, idea, piece } = await written(made);
      const { given } = writerData({ profile, idea, piece });
      for (const text of [piece.title, piece.body, idea.title, idea.hook])
        expect(unsupportedClaims(text, given, 'en').map(({ said }) => said)).toEqual([]);
    }),
    { numRuns: 50, seed: 11 },
  );
});

/** What is known of a trade tells of countries ("In Britain, the United States and Australia …"): no name of anybody. */
const lands = new Set([
  'Britain',
  'England',
  'Scotland',
  'Wales',
  'Latin America',
  'North America',
  'South America',
  'Africa',
  'North Africa',
  'Asia',
  'European Union',
  'Europe',
  'Scandinavia',
]);
const regions = new Intl.DisplayNames('en', { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
for (const code of letters.flatMap((one) => letters.map((other) => one + other))) lands.add(regions.of(code)!);
/** It also explains what its trade writes in initials (ISO, HACCP). */
const isSomebodys = (said: string): boolean => !lands.has(said) && !/^\p{Lu}{3,6}$/u.test(said);

it('and no name or address beyond profile and plan alone', async () => {
  await fc.assert(
    fc.asyncProperty(business(), async (made) => {
      const { profile, idea, piece } = await written(made);
      const found = unsupportedClaims(piece.body, writerData({ profile, idea }).given, 'en');
      expect(found.filter(({ kind, said }) => kind === 'contact' || (kind === 'name' && isSomebodys(said)))).toEqual(
        [],
      );
    }),
    { numRuns: 40, seed: 12 },
  );
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'April',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const figure = fc.integer({ min: 101, max: 9_899 });
/** What models make up, in the forms that they write it in. */
const invention = fc.oneof(
  figure.map((n) => `Now for only £${n}.`),
  figure.map((n) => `From ${n} euros.`),
  fc.integer({ min: 2, max: 99 }).map((n) => `Save ${n}% on your first visit.`),
  fc.integer({ min: 3, max: 98 }).map((n) => `We have done this for ${n} years.`),
  fc
    .constantFrom('eleven', 'seventeen', 'forty', 'twenty-five', 'three hundred')
    .map((n) => `Trusted by ${n} customers.`),
  fc.constantFrom(...weekdays).map((day) => `Come by on ${day}.`),
  fc.constantFrom(...months).map((month) => `All through ${month}.`),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('am', 'pm')).map(([h, m]) => `Open until ${h}:17 ${m}.`),
  fc.stringMatching(/^0\d{3} \d{3} \d{4}$/).map((phone) => `Call ${phone}.`),
  fc.stringMatching(/^[a-z]{4,9}$/).map((name) => `Book at ${name}-bookings.com.`),
  fc.stringMatching(/^[a-z]{4,9}$/).map((name) => `Write to ${name}@mail.example.`),
  fc.constantFrom(
    'Every visit comes with a free gift.',
    'Guaranteed, or your money back.',
    'Half price this season.',
    'Buy one, get one.',
    'Our award-winning service.',
    'The best in town.',
    'Rated five stars.',
    'A family-run business.',
    'Fully insured and certified.',
    'Find us in Baker Street.',
    'Ask for our manager Gregory.',
    'Places are limited.',
    'Same-day service.',
  ),
);

it('whatever a model makes up beside it is found, wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(business(), invention, fc.nat(), async (made, invented, at) => {
      const { profile, idea, piece } = await written(made);
      const { given } = writerData({ profile, idea, piece });
      const sentences = piece.body.split(/(?<=[.!?]) /u);
      const place = at % (sentences.length + 1);
      const text = [...sentences.slice(0, place), invented, ...sentences.slice(place)].join(' ');
      const found = unsupportedClaims(text, given, 'en').map(({ said }) => said);
      if (!isSaid(invented, given.advice!.concat(given.texts).join(' ')))
        expect([invented, ...found]).not.toEqual([invented]);
    }),
    { numRuns: 120, seed: 13 },
  );
});

/** A day, month or number that the draft speaks of is not made up. */
function isSaid(invented: string, given: string): boolean {
  const words = invented.match(/\p{Lu}\p{Ll}+|\d+|eleven|seventeen|forty|twenty-five|three hundred/gu) ?? [];
  return words
    .slice(1)
    .concat(/^\d/.test(words[0] ?? '') ? words[0]! : [])
    .some((word) => given.includes(word));
}
