import { createPlanner } from '../planner';
import { weekOfDate } from '../../../../../src/domain/week';
import type { OwnerMaterial } from '../../../../ports/planner';

const week = weekOfDate('2026-12-07');
const planner = createPlanner();
const draft = async (question: string, text: string, detail: string, what: string, zone: string) => {
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
  const profile = { name: 'Linde', what, where: '', audience: '', offers: [], tone: 'friendly' as const };
  const ideas = await planner.propose({ profile, week, zone, round: 0, material, history: [], published: [] });
  return ideas.find(({ topic }) => topic === 'told/one')!;
};

it.each<[string, string, string, string, string, string]>([
  [
    'unseen',
    'In December my mother in law still sews every blazer badge herself, about 40 a day, at the table behind the till.',
    '',
    'School uniform shop',
    'Africa/Johannesburg',
    'Blazer badge',
  ],
  [
    'proud-job',
    'Took down a tall macrocarpa behind a villa in Nile Street, over the roof and a glasshouse. Not one pane broken.',
    '',
    'Tree surgeons',
    'Pacific/Auckland',
    'Not one pane broken',
  ],
  [
    'people-ask',
    'Ça vaut le coup de ressemeler ?',
    'Si la chaussure est cousue, oui presque toujours, ça peut se refaire trois fois. Collée à 60 euros, non.',
    'Cordonnier, ressemelage et talons',
    'Europe/Paris',
    'Voici la réponse',
  ],
  [
    'people-get-wrong',
    'Die meisten wollen gleich den Kopf streicheln.',
    'Das mögen Alpakas gar nicht. Am Hals unten, und erst wenn das Tier selber herkommt.',
    'Wanderungen mit unseren Alpakas',
    'Europe/Berlin',
    'Das mögen Alpakas gar nicht',
  ],
  [
    'unseen',
    'Po południu ostrzymy wszystkie noże z trzech restauracji naraz, jeden po drugim, na starym kamieniu',
    '',
    'Ostrzymy noże i nożyczki dla restauracji',
    'Europe/Warsaw',
    'Cała historia',
  ],
])(
  'the second card of an answer (%s) is a whole thought, a thing, or says what follows: “%s”',
  async (question, text, detail, what, zone, card) => {
    expect((await draft(question, text, detail, what, zone)).frames[1]).toBe(card);
  },
);

it('the reason says why now, and what was said stands in the evidence alone', async () => {
  const now = await draft(
    'unseen',
    'In December my neighbour and I sew every blazer badge by hand at the table behind the till.',
    '',
    'School uniform shop',
    'Africa/Johannesburg',
  );
  expect(now.reason).toBe('It is about this time of year, in your own words.');
  const asked = await draft(
    'people-ask',
    'Do you do bread knives?',
    'Yes, with a round stone, tooth by tooth.',
    'I sharpen knives',
    'Europe/Dublin',
  );
  expect(asked.reason).toBe('Others have the same question, and this answers it before they ask.');
  for (const { reason, evidence } of [now, asked])
    expect(evidence.map(({ text }) => text).join(' ')).not.toContain(reason);
});
