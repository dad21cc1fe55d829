import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { packsFor } from '../testing/heard-packs';
import { sectionNames, type Entry } from '../knowledge/trade-pack';
import { isOfSibling, namedIn } from './siblings';

const titlesFor = async (said: Partial<BusinessProfile>): Promise<string> => {
  return (await packsFor(said))
    .flatMap((pack) => sectionNames.flatMap((section) => Object.values(pack[section])))
    .map(({ title, hook }) => `${title} ${hook}`)
    .join('\n');
};

it.each([
  ['cows and no horse', { what: 'Hoof trimming for dairy cows' }, /\bhorses?\b|farrier/i],
  ['saws and no kitchen knife', { what: 'Wir schärfen Kreissägeblätter und Hobelmesser' }, /knife|tomato/i],
  ['pinball and no video game', { what: 'pinball repair' }, /console|cartridge|\bdisc\b/i],
  ['bagpipes and no piano', { what: 'Bagpipe teacher', offers: ['bagpipe lessons'] }, /\bpianos?\b|guitar/i],
  ['bats and no wasp', { what: 'Pest control: bats and squirrels' }, /wasps?\b|bed ?bugs?\b/i],
  [
    'women’s clothes and no black tie',
    { what: 'Ladies tailor. We dont do gents items.' },
    /black tie|dinner jacket|lapel|bow tie/i,
  ],
  [
    'castles and trampolines, and no slide',
    { what: 'Bouncy castle hire', offers: ['bouncy castles', 'trampolines', 'ball pools'] },
    /\bslides?\b/i,
  ],
  ['accordions, and no peg or neck', { what: 'Accordion repair', trade: 'accordion-repair' }, /\bpegs?\b|bent neck/i],
  ['septic tanks, and no clog', { what: 'Septic tank pumping for farms' }, /slow drain|\bclog/i],
  ['boots to mend, and none to buy', { what: 'Boots and shoes mended and resoled' }, /when you buy|buy shoes/i],
  ['a denied rat', { what: 'Pest control. We don’t do rats.' }, /\brats?\b/i],
])('who names %s hears only of that', async (_what, said, other) => {
  expect(await titlesFor(said)).not.toMatch(other);
});

it('a piano has strings, as a violin has', async () => {
  const all = await titlesFor({ what: 'Piano tuner', offers: ['piano tuning'] });
  expect(all).toMatch(/piano/i);
});

it('what an owner does not deny or narrow down is all heard', async () => {
  const all = await titlesFor({ what: 'Pest control' });
  expect(all).toMatch(/wasp/i);
  expect(all).toMatch(/\brats?\b/i);
});

it('a sibling mentioned once is not what an entry is about, and one beside the owner’s own is a comparison', () => {
  const entry: Entry = {
    title: 'Before anybody comes',
    hook: 'Four things.',
    text: 'A free path, and say where the dog will be.',
    why: 'it helps',
    ask: 'what else',
    shots: ['One', 'Two', 'Three'],
  };
  expect(isOfSibling(entry, namedIn('We groom cats'))).toBe(false);
  expect(isOfSibling({ ...entry, title: 'A dog in the bath' }, namedIn('We groom cats'))).toBe(true);
  expect(isOfSibling({ ...entry, title: 'A dog or a cat in the bath?' }, namedIn('We groom cats'))).toBe(false);
});
