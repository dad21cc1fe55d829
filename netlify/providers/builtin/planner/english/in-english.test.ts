import { weekOfDate } from '../../../../../src/domain/week';
import { createPlanner } from '../planner';

const evidenceOf = async (what: string): Promise<string[]> => {
  const ideas = await createPlanner().propose({
    profile: { name: 'Linde', what, where: 'Kassel', audience: '', offers: [], tone: 'friendly' },
    week: weekOfDate('2026-12-07'),
    zone: what.startsWith('pelu') ? 'America/Bogota' : 'Europe/Berlin',
    round: 0,
    history: [],
    published: [],
  });
  return ideas.flatMap(({ evidence }) => evidence.map(({ text }) => text)).filter((text) => /in English/.test(text));
};

it.each([
  'Eski halıları onarıyoruz ve bu iki hafta sürer.',
  'Vi lagar gamla klockor och gör det för hand.',
  'Επισκευάζουμε παλιά ρολόγια και δουλεύουμε στο χέρι.',
])('an owner in whose language we write nothing is told so with each idea that is ours: %s', async (what) => {
  const told = await evidenceOf(what);
  expect(told).toHaveLength(3);
  for (const text of told) expect(text).toMatch(/^You do not write in English, /);
});

it.each([
  'Reparatur von Rollläden. Wir kommen meist am nächsten Tag und die Anfahrt ist kostenlos.',
  'Conserto de acordeões e sanfonas, com orçamento grátis na bancada.',
  'Odnawiam stare fotele i krzesła.',
  'peluquería canina',
])('an owner whose language is one of ours gets nothing in English: %s', async (what) =>
  expect(await evidenceOf(what)).toEqual([]),
);

it('an owner who writes English is told nothing of it', async () =>
  expect(await evidenceOf('We repair shutters. We come the next day.')).toEqual([]));
