import { weekOfDate } from '../../../../../src/domain/week';
import { createPlanner } from '../planner';
import { understood } from './understood';

const groomer = {
  name: 'Mutt Cutts',
  what: 'wash, blow out, nails and de-shed. the doodle people love us. cage free',
  offers: ['small $55', 'doodle from $110', 'nail trim $15'],
};
const ideasOf = async (said: typeof groomer) => {
  const profile = { ...said, where: 'Skipton', audience: '', tone: 'friendly' as const };
  const asked = {
    profile,
    zone: 'Europe/London',
    week: weekOfDate('2027-03-01'),
    round: 0,
    history: [],
    published: [],
  };
  const planner = createPlanner();
  return Promise.all(
    (await planner.propose(asked)).map(async (idea) => ({
      ...idea,
      post: await planner.write({ profile, idea, week: asked.week, zone: asked.zone }),
    })),
  );
};

it('while its owner is asked, a likely trade lends its ideas, which say so', async () => {
  const { reading, likely, packs } = await understood(groomer);
  expect([reading.state, reading.state === 'asked' && reading.candidates[0].name]).toEqual(['asked', 'Dog groomer']);
  expect(likely?.name).toBe('Dog groomer');
  expect(packs.map(({ voice }) => voice.friendly)).toEqual([[]]);
  const lent = (await ideasOf(groomer)).filter(({ topic }) => topic.startsWith('dog-groomer/'));
  expect(lent.length).toBeGreaterThan(0);
  for (const { evidence, confidence, post } of lent) {
    expect(evidence.map(({ text }) => text).join(' ')).toContain('we take your trade to be “Dog groomer”');
    expect(confidence).toBeLessThanOrEqual(65);
    expect(post.body).not.toMatch(/your trade/u);
  }
});

it('a trade that one word speaks for lends nothing', async () => {
  const { likely } = await understood({
    name: 'Hanlon',
    what: 'Big rolls in the warehouse, lino and laminate too. We measure free and fit within the week',
    offers: ['stairs €280', 'vinyl'],
  });
  expect(likely).toBeNull();
});

it.each([
  [
    'one telling phrase among many words',
    'Wij vertellen graag over vroeger, en wij komen uw oude frituurolie halen bij iedereen die het kwijt wil, ook in de kleine straatjes',
    'likely',
  ],
  ['one that stands among few', 'Pelamos ovejas por los pueblos', 'known'],
])('in other languages a trade is asked about or known: %s', async (_said, what, standing) => {
  const { reading, likely } = await understood({ name: 'Linde', what, offers: [] });
  expect(likely === null ? reading.state : 'likely').toBe(standing);
});
