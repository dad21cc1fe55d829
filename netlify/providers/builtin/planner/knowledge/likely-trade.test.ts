import { weekOfDate } from '../../../../../src/domain/week';
import { createPlanner } from '../planner';
import { understood } from './understood';

const groomer = {
  name: 'Mutt Cutts',
  what: 'we come to you with the van, ears and nails too, and we take all the time that she needs. the old ones love us',
  offers: ['small $55', 'doodle from $110', 'cat $80'],
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
    what: 'Big rolls in the warehouse, and the kettle is on. We come and measure, free, and you will have it within the week',
    offers: ['stairs €280', 'a morning'],
  });
  expect(likely).toBeNull();
});

it.each([
  [
    'words that no other trade uses, however much stands beside them',
    'Wij vertellen graag over vroeger, en wij komen oude frituurolie en vet in vaten halen bij iedereen die het kwijt wil, ook in de kleine straatjes',
    'known',
  ],
  [
    'words that others use as well',
    'Esquilamos ovejas y cabras por los pueblos en cuadrilla, quitamos la lana y la embolsamos',
    'likely',
  ],
])('in other languages a trade is asked about or known: %s', async (_said, what, standing) => {
  const { reading, likely } = await understood({ name: 'Linde', what, offers: [] });
  expect(likely === null ? reading.state : 'likely').toBe(standing);
});
