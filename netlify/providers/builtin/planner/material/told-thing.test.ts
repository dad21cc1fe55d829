import { weekOfDate } from '../../../../../src/domain/week';
import type { OwnerMaterial } from '../../../../ports/planner';
import { createPlanner } from '../planner';

const week = weekOfDate('2026-12-07');
const planner = createPlanner();

async function postOf(question: string, text: string, detail: string, what: string, offers: string[], zone: string) {
  const material: OwnerMaterial[] = [
    {
      id: 'one',
      kind: 'answer',
      source: 'interview',
      question,
      text,
      detail,
      page: '',
      photoId: null,
      saidOn: '2026-12-07',
      usedCount: 0,
      isMade: false,
    },
  ];
  const profile = { name: 'Linde', what, where: '', audience: '', offers, tone: 'friendly' as const };
  const ideas = await planner.propose({ profile, week, zone, round: 0, material, history: [], published: [] });
  const idea = ideas.find(({ topic }) => topic === 'told/one')!;
  const { body } = await planner.write({ profile, idea, week, zone, material });
  return { title: idea.title, body };
}

it.each<[string, string, string, string, string[], string, string]>([
  [
    'people-get-wrong',
    'They hang it over the stove',
    'Heat opens the glue. A cool wall is best.',
    'I build violins and ukuleles',
    ['violins from £900', 'bow repair'],
    'Europe/London',
    'Violins: people hang it over the stove',
  ],
  [
    'people-ask',
    'does it shrink',
    'A little, the first time. Cold water and no spinning.',
    'We knit alpaca blankets',
    ['blankets £120', 'mending'],
    'Europe/London',
    'Blankets: does it shrink?',
  ],
  [
    'people-get-wrong',
    'Lo lavan con agua caliente',
    'Se encoge en un minuto. Agua fría y a la sombra.',
    'Tejemos el poncho de alpaca y el chal',
    ['poncho desde 80 €'],
    'America/Lima',
    'Poncho: muchos lo lavan con agua caliente',
  ],
  [
    'people-get-wrong',
    'Lo tagliano appena sfornato',
    'Si sbriciola. Aspettate un’ora.',
    'Facciamo il torrone come una volta',
    ['torrone 9 €'],
    'Europe/Rome',
    'Torrone: molti lo tagliano appena sfornato',
  ],
])('a post (%s) names its thing where it says “%s”', async (question, text, detail, what, offers, zone, title) => {
  const post = await postOf(question, text, detail, what, offers, zone);
  expect(post.title).toBe(title);
  expect(post.body.startsWith(title)).toBe(true);
});

it.each<[string, string, string, string[]]>([
  ['They stand the fiddle by the fire so it dries', 'It cracks.', 'I build violins', ['violins from £900']],
  ['They hang it over the stove', 'A violin needs a cool wall.', 'I build violins', ['violins from £900']],
  [
    'They hang it over the stove',
    'It cracks within a week there.',
    'I build violins and ukuleles',
    ['violins', 'ukuleles'],
  ],
])('nothing is put before “%s” where it is named, or might be another', async (text, detail, what, offers) => {
  const { title } = await postOf('people-get-wrong', text, detail, what, offers, 'Europe/London');
  expect(title).toMatch(/^Easy to get wrong: /u);
});
