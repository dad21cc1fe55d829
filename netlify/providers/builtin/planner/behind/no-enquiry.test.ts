import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { addWeeks, weekOfDate } from '../../../../../src/domain/week';
import { candidatesOf } from '../choosing/candidates';
import { momentOf } from '../choosing/moment';
import { createPlanner } from '../planner';
import { street } from '../testing/street';
import { knowledgeOf } from '../knowledge/trade-knowledge';

type Said = Pick<BusinessProfile, 'what' | 'offers'> & Partial<BusinessProfile>;
const profileOf = (said: Said): BusinessProfile => ({
  ...street['bakery']!.profile,
  name: 'Linden',
  where: 'Leeds',
  audience: '',
  ...said,
});

/** All that could ever be proposed from general words, over the seasons of a year. */
async function titlesOf(said: Said): Promise<string[]> {
  const { ownWords, words } = await knowledgeOf(profileOf(said));
  const weeks = [0, 13, 26, 39].map((count) => addWeeks(weekOfDate('2026-11-30'), count));
  return weeks.flatMap((week) =>
    ownWords.flatMap((pack) => candidatesOf(pack, words, momentOf(week, 'Europe/London')).map(({ title }) => title)),
  );
}
const ideasOf = (said: Said) =>
  createPlanner().propose({
    profile: profileOf(said),
    zone: 'Europe/London',
    week: weekOfDate('2026-11-30'),
    round: 0,
    history: [],
    published: [],
  });

const ENQUIRY =
  /ask early|before you ask|three sentences|questions worth asking|for a price|worth its price|supplier|in writing/i;

it.each<Said>([
  { what: 'Warm things by the station', offers: ['doner', 'falafel'] },
  { what: 'Come and see us on the corner', offers: ['churros', 'chocolate a la taza'] },
  { what: 'Kebab shop', offers: ['doner'] },
  { what: 'On the corner since 1980', offers: ['house keys', 'fobs'] },
])('nobody is told how to ask for what is handed over a counter: $offers', async (said) => {
  expect((await titlesOf(said)).filter((title) => ENQUIRY.test(title))).toEqual([]);
  expect(await ideasOf(said)).toHaveLength(3);
});

it.each<Said>([
  { what: 'Listening, in a quiet room', offers: ['couples', 'anxiety'] },
  { what: 'Somebody to talk to', offers: ['grief work'] },
])('whoever looks for help compares no prices: $offers', async (said) => {
  expect((await titlesOf(said)).filter((title) => /price|cost|supplier|ask early|cheap/i.test(title))).toEqual([]);
  expect(await ideasOf(said)).toHaveLength(3);
});

it.each<Said>([
  { what: 'We move alligators out of swimming pools, day or night', offers: ['removal'] },
  { what: 'I pull injured kangaroos off fences', offers: ['24h callouts'] },
])('nobody in danger is told to write on paper, to guess or to be amused: $what', async (said) => {
  expect((await titlesOf(said)).filter((title) => /on paper|guess|silly|applause|ten seconds/i.test(title))).toEqual(
    [],
  );
  expect(await titlesOf(said)).toContain('Save this number before you need it');
});

it('firms are not spoken to as neighbours are', async () => {
  const titles = await titlesOf({
    what: 'Wir messen Schwingungen an Windrädern. Nur für Firmen.',
    offers: ['Messung'],
  });
  expect(titles.filter((title) => /first hear|review that helps|newcomer|small business/i.test(title))).toEqual([]);
  expect(titles).toContain('What makes an enquiry easy to answer');
});

it('at a court no offer is spoken of as a treatment', async () => {
  const what = 'I sit with families at the court and explain the papers when somebody is arrested';
  expect((await titlesOf({ what, offers: ['paper reading'] })).filter((title) => /paper reading/i.test(title))).toEqual(
    [],
  );
});

it('of a business that nobody understands it may still be said how to ask', async () => {
  const titles = await titlesOf({ what: 'Everything for your dreams', offers: ['one of a kind'] });
  expect(titles).toContain('What would you like to know before you get in touch?');
});

it.each<Said>([
  { what: 'Fliegenfischen am Kamp: Kurse für Anfänger und geführte Tage', offers: ['Einsteigerkurs', 'Gastkarten'] },
  { what: 'Menuiserie. Nous posons des escaliers', offers: ['escaliers', 'placards'] },
  { what: 'Churros y porras hechos al momento con chocolate', offers: ['churros', 'porras'] },
  { what: 'Schlüsselbänder', offers: ['Siebdruck für Vereine', 'Bänder mit Namen'] },
])('no English title takes in an offer of another language: $what', async (said) => {
  const titles = await titlesOf(said);
  expect(titles.length).toBeGreaterThan(0);
  for (const offer of said.offers)
    expect(titles.filter((title) => title.toLowerCase().includes(offer.toLowerCase()))).toEqual([]);
});

it('an English description with one French dish is English', async () => {
  expect(
    (await knowledgeOf(profileOf({ what: 'Bakery and café', offers: ['crème brûlée', 'rye loaves'] }))).words.foreign,
  ).toBe(false);
});

it.each<Said>([
  { what: 'Steel brackets made to drawing', offers: ['brackets', 'frames'], audience: 'local builders and architects' },
  { what: 'We make brushes for the trade', offers: ['brushes'] },
])('what is made for other firms is shown in nobody’s home: $what', async (said) => {
  expect((await knowledgeOf(profileOf(said))).words.kind).toBe('business');
});

it.each([
  ['an anchor in the seabed', 'Everything that holds a mussel up', ['Screw anchors installed'], /anchor/],
  ['an idol', 'Gods in bronze, cast by hand', ['Old idol polishing', 'Temple lamps'], /idol|perfect review|silly/],
  ['advice about tariffs', 'Your container is at the pier and we get it out', ['Tariff advice'], /advice/],
  ['a certificate of a boundary', 'Where does your land end', ['Building location certificate'], /certificate/],
  ['a pen for game', 'We catch and move buffalo', ['Boma rental'], /boma/],
  [
    'a bag of flour',
    'Ground in front of you',
    ['Atta, Rs 48 per kg'],
    /three lines on paper|Write or ring|Three things on the list/,
  ],
  ['a bench', 'Whips plaited in our shed', ['8 plait', '12 plait'], /comes along on a working day/],
  ['a snake', 'Ring me and keep an eye on the snake', ['Call out'], /Tonight or tomorrow/],
])('frames say nothing that is not true of %s', async (_thing, what, offers, never) =>
  expect((await titlesOf({ what, offers })).filter((title) => never.test(title))).toEqual([]),
);

it('asks about the lines of a list where they leave something to explain, and not where no trade is known', async () => {
  const asks = async (what: string, offers: string[]) =>
    (await titlesOf({ what, offers })).includes('Three things on the list: which would you like explained?');
  const repairs = 'Clock repair';
  expect(await asks(repairs, ['Cleaning', 'New mainsprings', 'Valuations'])).toBe(true);
  expect(await asks(repairs, ['Cleaning €90', 'Mainspring €40', 'Valuation €30'])).toBe(false);
  expect(await asks('We put right what others leave', ['First look', 'Half day', 'Whole day'])).toBe(false);
});

it('passes on an opening that stands alone, where no trade is known', async () => {
  const said = { what: 'We put right what others leave', offers: ['First look', 'Half day', 'Whole day'] };
  expect(await titlesOf(said)).toEqual(expect.arrayContaining(['Linden in one sentence']));
  expect(await titlesOf({ what: 'Bent things', offers: ['First look'] })).not.toEqual(
    expect.arrayContaining(['Linden in one sentence']),
  );
});
