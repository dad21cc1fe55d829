import { weekOfDate } from '../../../../src/domain/week';
import { createPlanner } from './planner';

const evidenceOf = async (what: string): Promise<string[]> => {
  const ideas = await createPlanner().propose({
    profile: { name: 'Linde', what, where: 'Kassel', audience: '', offers: [], tone: 'friendly' },
    week: weekOfDate('2026-12-07'),
    zone: 'Europe/Berlin',
    round: 0,
    history: [],
    published: [],
  });
  return ideas.flatMap(({ evidence }) => evidence.map(({ text }) => text)).filter((text) => /in English/.test(text));
};

it.each([
  [
    'Reparatur von Rollläden. Wir kommen meist am nächsten Tag und die Anfahrt ist kostenlos.',
    /^You write in German, .*posts in German\.$/,
  ],
  [
    'Conserto de acordeões e sanfonas, com orçamento grátis na bancada.',
    /^You write in Portuguese, .*posts in Portuguese\.$/,
  ],
])('an owner who writes another language is told so with each idea that is ours: %s', async (what, says) => {
  const told = await evidenceOf(what);
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(says);
});

it('an owner who writes English is told nothing of it', async () =>
  expect(await evidenceOf('We repair shutters. We come the next day.')).toEqual([]));
