import { street } from '../testing/street';
import { createPlanner } from '../planner';
import { wordsOf } from '../writing/profile-words';
import { weekOfDate } from '../../../../../src/domain/week';
import type { TradeKind } from '../../../../../src/domain/trade-kind';
import type { IdeaDraft } from '../../../../../src/domain/idea';
import type { PastIdea } from '../../../../ports/planner';

const profileOf = (what: string, offers: string[]) => ({
  ...street.bakery!.profile,
  name: 'Linden',
  what,
  offers,
  where: 'Ghent',
});
const said = (what: string, kind: TradeKind | null, ...offers: string[]) =>
  wordsOf(profileOf(what, offers), () => true, kind).offers.map(({ inline }) => inline);

const VAN = 'A van that sharpens knives, scissors and garden tools at your door';

it.each<[string, TradeKind | null, string, string]>([
  [VAN, 'repair', 'Hairdressing scissors', 'hairdressing scissors sharpening'],
  [VAN, null, 'Garden shears', 'garden shears sharpening'],
  [VAN, 'repair', 'Kitchen knife sharpened while you wait', 'kitchen knife sharpening'],
  ['I tune and repair pianos at your home', 'home-visits', 'Grand pianos', 'grand piano repair'],
  ['I tune and repair pianos at your home', 'home-visits', 'Piano tuned in an hour', 'piano tuning'],
  ['We clean windows and gutters', 'home-visits', 'Gutters', 'gutter cleaning'],
  ['We repair clocks and watches', 'repair', 'Wristwatches', 'wristwatch repair'],
  ['Carpet and rug cleaning', 'home-visits', 'Persian rugs', 'Persian rug cleaning'],
  ['A sworn translator for Dutch', 'business', 'Birth certificates', 'birth certificate translation'],
  ['I groom dogs in a converted van', 'animals', 'Poodles', 'poodle grooming'],
  ['Shoe and bag repairs', 'repair', 'Leather bags', 'leather bag repair'],
  ['Clothing alterations for dresses', 'repair', 'Wedding dresses', 'wedding dress alteration'],
])('of “%s” (%s), “%s” is %s', (what, kind, offer, expected) => {
  expect(said(what, kind, offer)).toEqual([expected]);
});

it('claims no work that the business does not name, and still sells nothing', () => {
  expect(said('Phone and tablet repairs', 'repair', 'Cracked screens', 'Water damage')).toEqual([
    'work on cracked screens',
    'work on water damage',
  ]);
  expect(said('We repair bikes and clean chimneys', 'home-visits', 'Chimneys', 'Bikes')).toEqual([
    'chimney cleaning',
    'bike repair',
  ]);
});

it.each<[string, TradeKind | null, string]>([
  ['We sell and repair clocks', 'shop', 'Wall clocks'],
  ['Bakery', 'food', 'Celebration cakes'],
  ['We repair bikes', 'repair', 'New tyres'],
  ['We repair bikes', 'repair', 'Spare parts'],
  ['Plumber', 'home-visits', 'Evening visits'],
  ['Builder', 'home-visits', 'Loft conversions'],
  ['We repair boilers', 'home-visits', 'Emergency repairs'],
  ['A farm that sells eggs', null, 'Brown eggs'],
])('of “%s” (%s), “%s” stays as it is', (what, kind, offer) => {
  expect(said(what, kind, offer)[0]?.toLowerCase()).toBe(offer.toLowerCase());
});

it('writes about what a sharpener does, and never offers somebody’s scissors for sale', async () => {
  const planner = createPlanner();
  const week = weekOfDate('2026-11-23');
  const profile = profileOf(VAN, ['Kitchen knife sharpened while you wait', 'Hairdressing scissors', 'Garden shears']);
  const { zone } = street.bakery!;
  const history: (IdeaDraft & PastIdea)[] = [];
  for (let round = 0; round < 3; round += 1)
    for (const idea of await planner.propose({ profile, week, zone, round, history: [...history], published: [] })) {
      history.unshift({ ...idea, week });
      const { body, title } = await planner.write({ profile, idea, week, zone });
      expect(`${title} ${body}`).not.toMatch(/our (?:hairdressing )?(?:scissors|shears|knives)\b(?! sharpening)/i);
    }
  expect(history.slice(-3).some(({ title, keywords }) => /sharpen/.test(`${title} ${keywords.join(' ')}`))).toBe(true);
});
