import { weekOfDate } from '../../../../../src/domain/week';
import { rateFor, readFor } from '../knowledge/knowledge-for';
import { momentOf } from '../choosing/moment';
import { createPlanner } from '../planner';
import { isOfOneFamily } from '../tongue-frames/tongue-ideas';

it('a frame for one family of trades waits while a post about the very trade is left', async () => {
  const zone = 'Europe/Rome';
  const week = weekOfDate('2026-06-08');
  const profile = {
    name: 'Bianchi',
    what: 'Parrucchiere per donna e uomo: taglio, piega e colore',
    where: 'Lucca',
    audience: '',
    offers: ['Taglio e piega', 'Colore'],
    tone: 'friendly' as const,
  };
  const asked = { profile, zone, week, material: [] };
  const knowledge = await readFor(asked);
  const past = { published: [], recentKinds: null };
  const rate = (history: { title: string; hook: string; topic: string; week: typeof week }[]) =>
    rateFor({ ...asked, history }, knowledge, momentOf(week, zone), past);

  const first = await rate([]);
  const isPost = (topic: string) => topic.startsWith('own-tongue-it/') && topic.includes(':');
  const posts = first.filter(({ candidate }) => isPost(candidate.topic));
  const history = posts.map(({ candidate: { title, hook, topic } }) => ({ title, hook, topic, week }));
  const ofFrames = (rated: typeof first) =>
    new Map(
      rated
        .filter(({ candidate }) => isOfOneFamily(candidate.topic))
        .map(({ candidate: { topic }, handicap }) => [topic, handicap]),
    );
  const before = ofFrames(first);
  const after = ofFrames(await rate(history));
  expect(posts.length).toBeGreaterThan(2);
  expect(before.size).toBeGreaterThan(2);
  for (const [topic, handicap] of before) expect([topic, after.get(topic)! < handicap]).toEqual([topic, true]);
});

it('what is told of the very trade comes before any frame, were all of it questions', async () => {
  const profile = {
    name: 'Cerrajería Don Chava',
    what: 'Cerrajero, abro casas y carros, cambio chapas y hago llaves con chip',
    where: 'Oaxaca de Juárez',
    audience: '',
    offers: ['apertura de casa', 'cambio de chapa'],
    tone: 'casual' as const,
  };
  const ask = {
    profile,
    zone: 'America/Mexico_City',
    week: weekOfDate('2026-12-07'),
    round: 0,
    history: [],
    published: [],
  };
  const ideas = await createPlanner().propose(ask);
  expect(ideas.map(({ topic }) => topic.includes('locksmith:'))).toEqual([true, true, true]);
  expect(new Set(ideas.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  // Beside two answers, whose kinds are taken, it still fills the third place.
  const answer = {
    kind: 'answer' as const,
    source: 'interview' as const,
    page: '',
    photoId: null,
    saidOn: '2026-12-07',
    usedCount: 0,
    isMade: false,
  };
  const material = [
    {
      ...answer,
      id: 'one',
      question: 'people-ask',
      text: '¿Me va a romper la puerta?',
      detail: 'Casi nunca. Si la puerta nomás se cerró de golpe, la abro sin taladro en unos diez minutos.',
    },
    {
      ...answer,
      id: 'two',
      question: 'people-get-wrong',
      text: 'Le echan aceite de cocina a la chapa.',
      detail: 'El aceite junta tierra y se hace un engrudo. Mejor polvo de grafito, tantito y ya.',
    },
  ];
  const besideAnswers = await createPlanner().propose({ ...ask, material });
  expect(besideAnswers.filter(({ topic }) => topic.includes('locksmith:'))).toHaveLength(1);
  expect(besideAnswers.filter(({ topic }) => topic.startsWith('told/'))).toHaveLength(2);
  // Whoever twice said that questions are not for them gets none that is called advice.
  const dismissed = ['one', 'two'].map((topic) => ({
    topic,
    kind: 'Question answered' as const,
    reason: 'not-us' as const,
    on: '2026-12-01',
  }));
  const withoutQuestions = await createPlanner().propose({ ...ask, dismissed });
  expect(withoutQuestions.filter(({ topic }) => topic.includes('locksmith:'))).toEqual([]);
});

it.each<[string, string[], string, RegExp]>([
  [
    'Stuhlflechterei: Wiener Geflecht und Binsen',
    ['Wiener Geflecht', 'Binsengeflecht'],
    'Europe/Berlin',
    /upholsterer:/,
  ],
  [
    'Trauerfloristik und Grabgestecke',
    ['Trauerkranz', 'Grabgesteck'],
    'Europe/Berlin',
    /florist:(?:safe|sugar|spiral|droop)/,
  ],
])(
  'a trade with notes of its own hears nothing of a neighbour’s other work: “%s”',
  async (what, offers, zone, other) => {
    const profile = { name: 'Linde', what, where: '', audience: '', offers, tone: 'friendly' as const };
    const asked = { profile, zone, week: weekOfDate('2026-02-09'), material: [] };
    const past = { published: [], recentKinds: null };
    const rated = await rateFor({ ...asked, history: [] }, await readFor(asked), momentOf(asked.week, zone), past);
    expect(rated.filter(({ candidate: { topic } }) => other.test(topic) && topic.startsWith('own-tongue'))).toEqual([]);
  },
);
