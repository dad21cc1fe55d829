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

it.each<[string, string, string, string, string]>([
  [
    'how long does it take to put up a panel',
    'Two of us fit about 3 or 4 panels in 2 days if the posts are dry, and it depends on the ground under them.',
    'We put up fences',
    'Europe/London',
    'Here is the answer',
  ],
  [
    'how long does it take to dry out',
    'With the stove lit it needs around 6 to 8 weeks if nobody closes the vents before then.',
    'We plaster with clay',
    'Europe/London',
    'Around 6 to 8 weeks',
  ],
  [
    'Ça vaut le coup de ressemeler des bottes ?',
    'Presque toujours si la tige est encore souple et que la couture tient bien partout.',
    'Cordonnier, ressemelage et talons',
    'Europe/Paris',
    'Presque toujours',
  ],
  [
    'Kann man das Leder noch retten?',
    'Am Anfang schon, nach Jahren in der Sonne wird es aber spröde und reißt beim Nähen ein.',
    'Wir polstern Sessel',
    'Europe/Berlin',
    'Hier ist die Antwort',
  ],
])(
  'the second card of “%s” is a short phrase of the answer, where one is whole',
  async (text, detail, what, zone, card) => {
    expect((await draft('people-ask', text, detail, what, zone)).frames[1]).toBe(card);
  },
);

it.each([
  [
    'I start at 6 on Tuesdays to press four hundred shirts for the choir before anyone has had breakfast',
    'I start at 6 on Tuesdays',
  ],
  [
    'La silla la volvimos a tejer con la misma enea de la ribera y sonrió cuando se sentó en ella otra vez',
    'La silla la volvimos a tejer con la misma enea de la ribera',
  ],
])('a title of a story ends where it is whole: “%s”', async (text, title) => {
  expect(
    (await draft('unseen', text, '', text.startsWith('L') ? 'Tejemos sillas' : 'Sheep farm', 'Europe/London')).title,
  ).toBe(title);
});

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

it.each<[string, string, string, string, string, string]>([
  [
    'people-ask',
    'the zip has jumped off, can you save it',
    'Nearly always. We fit a new slider.',
    'We mend tents',
    'Europe/London',
    'The zip has jumped off, can you save it?',
  ],
  [
    'people-ask',
    'Der Reißverschluss klemmt, kann man den retten',
    'Fast immer, mit einem neuen Schieber.',
    'Wir reparieren Zelte',
    'Europe/Berlin',
    'Der Reißverschluss klemmt, kann man den retten?',
  ],
  [
    'people-ask',
    'La cremallera se atasca, tiene arreglo',
    'Casi siempre, con un carro nuevo.',
    'Arreglamos tiendas de campaña',
    'Europe/Madrid',
    'La cremallera se atasca, ¿tiene arreglo?',
  ],
  [
    'people-get-wrong',
    'people are thinking a wet tent dries in its bag',
    'It rots in a week. Hang it over a door.',
    'We mend tents',
    'Europe/London',
    'Myth: A wet tent dries in its bag',
  ],
  [
    'people-get-wrong',
    'Les gens sont persuadés que la toile sèche dans son sac',
    'Elle moisit en une semaine.',
    'Nous réparons des tentes',
    'Europe/Paris',
    'Idée reçue : la toile sèche dans son sac',
  ],
  [
    'people-get-wrong',
    'Mensen denken dat een natte tent in de zak droogt',
    'Binnen een week schimmelt hij.',
    'Wij repareren tenten',
    'Europe/Amsterdam',
    'Misverstand: dat een natte tent in de zak droogt',
  ],
])(
  'the title of an answer (%s) asks where it is asked, and tells a belief without its frame: “%s”',
  async (question, text, detail, what, zone, title) => {
    expect((await draft(question, text, detail, what, zone)).title).toBe(title);
  },
);
