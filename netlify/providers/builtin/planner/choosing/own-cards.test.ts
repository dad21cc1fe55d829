import { weekOfDate } from '../../../../../src/domain/week';
import { createPlanner } from '../planner';

const profile = {
  name: 'Auntie Esi Frozen',
  what: 'We answer before six. Our generator is big so nothing melts when light goes off.',
  where: 'Community 1, Tema',
  audience: '',
  offers: ['Goat meat Fridays', 'Half carton allowed', 'Delivery inside Tema free'],
  tone: 'friendly' as const,
};

it('where nothing is known of the work, an offer in its owner’s words comes before what would suit anybody', async () => {
  const week = weekOfDate('2027-03-01');
  const asked = { profile, zone: 'Africa/Accra', week, round: 0, history: [], published: [] };
  const planner = createPlanner();
  const ideas = await planner.propose(asked);
  const card = ideas.find(({ topic }) => topic.startsWith('own-tongue-en/o') && /offer/u.test(topic))!;
  expect(card.title).toMatch(/^Goat meat Fridays/u);
  expect(card.evidence.map(({ text }) => text).join(' ')).toContain('You list “Goat meat Fridays” among your offers.');
  expect(card.evidence.map(({ text }) => text).join(' ')).not.toMatch(/You write in/u);
  const { body } = await planner.write({ profile, idea: card, week, zone: asked.zone });
  expect(body).toContain('Auntie Esi Frozen, Community 1, Tema');
  expect(ideas.some(({ title }) => /Half carton|Delivery/u.test(title))).toBe(false);
});

it('two cards come before what would suit anybody', async () => {
  const asked = {
    profile: {
      ...profile,
      what: 'We answer before six, and the kettle is on',
      offers: ['Goat meat Fridays', 'Tilapia by the crate', 'Delivery inside Tema free'],
    },
    zone: 'Africa/Accra',
    week: weekOfDate('2027-03-01'),
    round: 0,
    history: [],
    published: [],
  };
  const ideas = await createPlanner().propose(asked);
  expect(ideas.slice(0, 2).map(({ topic }) => topic.split('/')[0])).toEqual(['own-tongue-en', 'own-tongue-en']);
});
