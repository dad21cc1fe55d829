import { weekOfDate } from '../../../../../src/domain/week';
import type { OwnerMaterial } from '../../../../ports/planner';
import { createPlanner } from '../planner';
import { atThought } from './at-a-thought';
import { isOfSomebody, withPeople } from './said-people';
import { hinged } from './told-hinge';
import { pieceOf } from './told-piece';
import { withSpeaker } from './told-speaker';
import { sentencesOf } from './told-words';
import { tongues } from './tongues';

type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl';

it.each<[Language, string]>([
  ['en', 'The old lime mortar goes on almost in the same hour with two helpers from the next village every spring'],
  ['de', 'Den alten Kalkputz tragen wir fast in einer Stunde mit zwei Helfern aus dem Nachbardorf auf der Leiter auf'],
  ['fr', 'Le vieux four on le charge presque jusqu’à la porte avec les deux apprentis de la maison à côté'],
  ['es', 'La lana merina la lavamos casi a mano en la pila de piedra con agua del pozo de mi abuela'],
  ['it', 'La pasta vecchia la teniamo quasi tutto il giorno nella madia di legno con il panno della nonna'],
  ['pt', 'O couro velho a gente amacia quase a tarde inteira na mesa de pedra com sebo da fazenda do lado'],
  ['nl', 'De oude stoel schuren we bijna de hele dag met de hand op het plein achter de grote kerk'],
  ['pl', 'Stare okno szlifujemy prawie cały dzień na podwórku przy ratuszu z pomocą sąsiada z drugiej ulicy'],
])('in %s no title breaks off inside a clause: “%s”', (language, sentence) => {
  expect(atThought(sentence, 60, { language, tongue: tongues[language], isAdvice: false })).toBeNull();
});

it.each<[Language, string[], RegExp]>([
  ['en', ['With cold water and a soft cloth.'], /^Better: with cold/u],
  ['de', ['Mit lauwarmem Wasser und Geduld.'], /^Besser: mit lau/u],
  ['fr', ['Avec du savon noir, deux fois par an.'], /^Mieux vaut : avec/u],
  ['es', ['Con aceite de linaza, y en capas finas.'], /^Mejor: con aceite/u],
  ['it', ['Con acqua fredda e poco sale.'], /^Meglio: con acqua/u],
  ['pt', ['Com pano seco e paciência.'], /^Melhor: com pano/u],
  ['nl', ['Met lauw water en een zachte borstel.'], /^Beter: met lauw/u],
  ['pl', ['Z zimną wodą i miękką szczotką.'], /^Lepiej: z zimną/u],
])('in %s what is done instead is told apart from the error: %s', (language, truth, told) =>
  expect(hinged(truth, language)[0]).toMatch(told),
);

it.each<[Language, string]>([
  ['en', 'With cold water the wool keeps its shape.'],
  ['en', 'Rinse it after each trip.'],
  ['de', 'Mit der Zeit wird das Holz grau.'],
  ['fr', 'Avec le gel, la terre bouge.'],
  ['es', 'Con el calor la cola se suelta.'],
  ['pt', 'Com 60 graus a cola do cavalete solta.'],
])('in %s a whole sentence needs no hinge: “%s”', (language, truth) =>
  expect(hinged([truth], language)).toEqual([truth]),
);

it.each<[Language, string, boolean, string]>([
  ['en', 'Had a lad of nine who would not float.', false, 'We had a lad of nine who would not float.'],
  ['en', 'Got a call from the lighthouse at five.', true, 'I got a call from the lighthouse at five.'],
  ['en', 'Had I known, nobody would have sewn it.', true, 'Had I known, nobody would have sewn it.'],
  ['en', 'Got a question?', true, 'Got a question?'],
  ['de', 'Hatte eine Kundin mit acht Hunden.', true, 'Ich hatte eine Kundin mit acht Hunden.'],
  ['de', 'Hatten ein Paar aus Kiel.', false, 'Wir hatten ein Paar aus Kiel.'],
  ['nl', 'Kreeg een klok uit 1820.', true, 'Ik kreeg een klok uit 1820.'],
])('in %s “%s” is said by somebody', (language, said, isSingle, told) =>
  expect(withSpeaker(said, language, isSingle)).toBe(told),
);

it.each(['We had a couple from Leeds.', 'Ich hatte eine Kundin mit acht Hunden', 'Tuvimos un alumno de 80 años'])(
  '“%s” tells of a person',
  (said) => expect(isOfSomebody(said)).toBe(true),
);

it.each<[Language, string, string]>([
  ['es', 'Le echan sal a la masa.', 'Muchos le echan sal a la masa.'],
  ['it', 'La lavano in acqua calda.', 'Molti la lavano in acqua calda.'],
  ['fr', 'Y mettent de la javel.', 'Beaucoup mettent de la javel.'],
  ['en', 'They soak it.', 'People soak it.'],
])('in %s an error is made by somebody: “%s”', (language, said, told) => expect(withPeople(said, language)).toBe(told));

it.each<[Language, string, string | null]>([
  ['en', 'We glue it with a warm bone glue and wait.', 'warm bone glue'],
  ['de', 'Der Kater Moritz schläft auf der Werkbank.', 'Kater Moritz'],
  ['fr', 'On l’a refaite avec une planche de noyer.', 'planche de noyer'],
  ['es', 'La barnizamos con goma de laca.', 'goma de laca'],
  ['it', 'Ci vogliono 40 minuti.', '40 minuti'],
  ['pt', 'Tirei umas peças de cobre da rua.', 'peças de cobre'],
  ['nl', 'We doen 12 uur over één stoel.', '12 uur'],
  ['pl', 'Silnik ma 300 000 kilometrów.', '300 000 kilometrów'],
  ['es', 'Se hace despacio.', null],
  ['pt', 'Fica sempre com alguém.', null],
  ['en', 'Our cat, 19 she is, sleeps.', null],
  ['en', 'On a tray the dough rises is what you look for.', null],
  ['es', 'Tiene 80 años y sigue.', null],
])('in %s the piece to be seen of “%s” is %s', (language, said, piece) =>
  expect(pieceOf([said], language, 28)).toBe(piece),
);

const planner = createPlanner();
const week = weekOfDate('2026-12-07');
const answer = (id: string, question: string, text: string, detail = ''): OwnerMaterial => ({
  id,
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
});
async function proposed(what: string, offers: string[], material: OwnerMaterial[]) {
  const profile = { name: 'Linde', what, where: 'Leith', audience: '', offers, tone: 'friendly' as const };
  const request = { profile, week, zone: 'Europe/London', material };
  const ideas = await planner.propose({ ...request, round: 0, history: [], published: [] });
  return Promise.all(ideas.map(async (idea) => ({ idea, post: await planner.write({ ...request, idea }) })));
}

it.each([
  [
    'Chimney sweeping by brush and camera for all the houses of the town',
    'Is it messy?',
    'No, we lay sheets down.',
    'Chimney sweeping: is it messy?',
  ],
  [
    'Entretien de tombes pour les familles qui sont loin',
    'Ça coûte cher ?',
    'Non, et le prix est dit avant.',
    'Entretien de tombes : ça coûte cher ?',
  ],
  [
    'Afinación de pianos a domicilio para las escuelas',
    '¿Tarda mucho?',
    'No, una mañana para el piano.',
    'Afinación de pianos: ¿tarda mucho?',
  ],
  [
    'Chimney sweeping by brush and camera',
    'Do you sweep gas chimneys?',
    'Yes, with the brush.',
    'Do you sweep gas chimneys?',
  ],
])('of “%s” the question “%s” says what it is about', async (what, question, reply, title) => {
  const found = await proposed(what, [], [answer('q', 'people-ask', question, reply)]);
  const asked = found.find(({ idea }) => idea.topic === 'told/q');
  expect(asked!.idea.title.replace(/\u00a0/gu, ' ')).toBe(title);
});

it('answers come before what a registration says, the one that tells most first', async () => {
  const found = await proposed(
    'I sharpen saws. I never use a belt. You wait while I do it, always.',
    ['saws'],
    [
      answer('a', 'people-ask', 'Do you do bread knives?', 'Yes, with a round stone.'),
      answer(
        'b',
        'unseen',
        'I file the 420 teeth of the Leith sawmill blade by hand every Sunday, three strokes to a tooth.',
      ),
    ],
  );
  expect(found.map(({ idea }) => idea.topic).slice(0, 2)).toEqual(['told/b', 'told/a']);
});

it('a post of a registration has the price and what is free', async () => {
  const found = await proposed(
    'I sharpen saws in a van. I never use a belt. You wait while I do it, always.',
    ['handsaw £9', 'first one free'],
    [],
  );
  const said = found.find(({ idea }) => idea.topic.startsWith('said/'));
  expect(said!.post.body).toContain('– handsaw £9\n– first one free');
});

it.each([
  ['en', 'One horse goes on the left side', 'On our roads put a single horse on the right.', 'Australia/Sydney'],
  [
    'de',
    'Das Pferd kommt auf die linke Seite',
    'Ein einzelnes Pferd steht bei uns rechts hinter dem Fahrer.',
    'Europe/Berlin',
  ],
  ['fr', 'Le cheval seul se met à droite', 'Chez nous on le met à gauche, derrière le conducteur.', 'Europe/Paris'],
] as const)('no post or card in %s teaches an error: “%s”', async (_, error, truth, zone) => {
  const told = {
    id: 'one',
    kind: 'answer',
    source: 'interview',
    question: 'people-get-wrong',
    page: '',
    photoId: null,
  } as const;
  const material = [{ ...told, text: error, detail: truth, saidOn: '2026-12-07', usedCount: 0, isMade: false }];
  const profile = {
    name: 'Downs Floats',
    what: 'Horse float hire',
    where: '',
    audience: '',
    offers: [],
    tone: 'friendly',
  } as const;
  const [planner, week] = [createPlanner(), weekOfDate('2026-12-07')];
  const shared = { profile: { ...profile, offers: [] }, week, zone, material };
  const ideas = await planner.propose({ ...shared, round: 0, history: [], published: [] });
  const idea = ideas.find(({ topic }) => topic === 'told/one')!;
  const { body } = await planner.write({ ...shared, idea });
  // its heading, and quotation marks around it
  expect(body).toMatch(/^[^:]{4,32}:\s[“„«]/u);
  expect(error.toLowerCase()).not.toContain(idea.frames[1]!.toLowerCase());
});

it.each([
  ['Te z lat 70. są z metalu i da się je naprawić.', 'pl'],
  ['Im 3. stock ist die Werkstatt, der Aufzug geht.', 'de'],
] as const)('a number with a full stop inside a sentence ends none: %s', (said, language) =>
  expect(sentencesOf(said, language)).toHaveLength(1),
);
