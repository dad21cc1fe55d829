import { weekOfDate } from '../../../../../src/domain/week';
import { rateFor, readFor } from '../knowledge-for';
import { momentOf } from '../moment';
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
