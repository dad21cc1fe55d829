import { readPostBody } from '../../../../../src/domain/post-body';
import { weekAt } from '../../../../../src/domain/week';
import type { OwnerMaterial } from '../../../../ports/planner';
import { createPlanner } from '../planner';
import { framesIn } from '../tongue-frames/tongue-words';
import { tradePostsIn } from '../tongue-notes/trade-posts';
import { inventedIn } from '../testing/claims';

const planner = createPlanner();
const zone = 'Europe/London';
const week = weekAt(new Date('2026-11-28T12:00:00Z'), zone);
const bakery = {
  name: 'Ada’s Bakery',
  what: 'Sourdough bakery',
  where: 'Elm Street, Bristol',
  audience: 'families nearby',
  offers: ['Sourdough loaves', 'Celebration cakes', 'Coffee'],
  tone: 'friendly' as const,
  website: '',
};
const answer = (partial: Partial<OwnerMaterial>): OwnerMaterial => ({
  id: 'm1',
  kind: 'answer',
  source: 'weekly',
  question: 'people-ask',
  text: 'Can I freeze a whole sourdough loaf?',
  detail: 'Slice it first and wrap it twice, and it comes out of the freezer as it went in.',
  page: '',
  photoId: null,
  saidOn: '2026-11-20',
  usedCount: 0,
  isMade: false,
  ...partial,
});
type Profile = Omit<typeof bakery, 'tone'> & { tone: 'friendly' | 'professional' | 'casual' };

async function articles(profile: Profile, material: OwnerMaterial[] = []) {
  const ideas = await planner.propose({ profile, week, zone, round: 0, history: [], published: [] });
  return Promise.all(
    ideas.map(async (idea) => ({ idea, article: await planner.writeArticle({ profile, idea, week, zone, material }) })),
  );
}

it('is the post at length: its opening, what else belongs to the subject under headings, what is on offer, its invitation', async () => {
  for (const { idea, article } of await articles(bakery)) {
    const post = await planner.write({ profile: bakery, idea, week, zone });
    const paragraphs = post.body.split('\n\n');
    const parts = readPostBody(article.body);
    expect(article.title).toBe(`In full: ${idea.title}`);
    expect(article.body.startsWith(paragraphs.slice(0, -1).join('\n\n'))).toBe(true);
    expect(parts.at(-1)).toEqual({ kind: 'paragraph', text: paragraphs.at(-1) });
    expect(parts.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(3);
    expect(parts).toContainEqual({ kind: 'list', items: ['Sourdough loaves', 'Celebration cakes', 'Coffee'] });
    expect(article.body.length).toBeLessThanOrEqual(4_000);
  }
});

it('takes in what its owner answered on the subject, unless it is of its day, avoided, or about something else', async () => {
  const told = (await articles(bakery, [answer({})])).filter(({ idea }) => /sourdough|loaf/i.test(idea.title));
  expect(told.length).toBeGreaterThan(0);
  for (const { article } of told) expect(article.body).toContain('## Can I freeze a whole sourdough loaf?');
  for (const change of [
    answer({ detail: 'Yesterday somebody did just that, and it came out of the freezer as it went in.' }),
    answer({ text: 'Do you repair gutters?', detail: 'No, we leave that to people who own longer ladders.' }),
  ])
    for (const { article } of await articles(bakery, [change])) expect(article.body).not.toContain(change.text);
  for (const { article } of await articles({ ...bakery, avoidWords: ['freeze'] } as never, [answer({})]))
    expect(article.body).not.toMatch(/freeze/i);
});

it('claims nothing, whatever the business is; where little is known, and in another language, it is short', async () => {
  const others: Profile[] = [
    bakery,
    {
      ...bakery,
      name: 'Pipeworks',
      what: 'Plumber',
      offers: ['Boiler repair', 'Leak detection'],
      tone: 'professional',
    },
    { ...bakery, name: 'Zorb', what: 'We count glass beads', offers: ['Bead counting'], tone: 'casual' },
    { ...bakery, name: 'Müllers', what: 'Wir backen Brot für die Nachbarschaft', offers: ['Brote', 'Kuchen'] },
    { ...bakery, name: 'Rest in Peace', what: 'Funeral director', offers: ['Funerals', 'Memorials'] },
  ];
  const german = JSON.stringify([await framesIn('de'), await tradePostsIn('de')]); // every noun of which has a capital
  for (const profile of others)
    for (const { article } of await articles(profile))
      expect(inventedIn(article.body, { profile: JSON.stringify(profile) + german, calendar: '' })).toEqual([]);
});
