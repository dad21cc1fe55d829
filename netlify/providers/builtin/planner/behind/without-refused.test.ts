import type { OwnerMaterial } from '../../../../ports/planner';
import type { Rated } from '../choosing/choose';
import { withoutRefused } from './without-refused';

const idea = (text: string): Rated =>
  ({
    candidate: { title: 'A title', hook: 'Some words.', entry: { text, ask: 'what to do', shots: ['a', 'b', 'c'] } },
    handicap: 0,
  }) as unknown as Rated;

it.each<[string, string[], string, boolean]>([
  ['Piano tuner. I do not move pianos or sell organs', [], 'An organ wants its pipes dusted once.', true],
  ['Piano tuner. I do not move pianos or sell organs', [], 'A piano likes a steady room.', false],
  [
    'Fahrradwerkstatt. E-Bikes und Rollstühle repariere ich nicht.',
    [],
    'Beim Rollstuhl zuerst den Reifen prüfen.',
    true,
  ],
  ['Fahrradwerkstatt. E-Bikes und Rollstühle repariere ich nicht.', [], 'Die Kette braucht wenig Öl.', false],
  ['Naaiatelier. Gordijnen doe ik niet.', ['zomen'], 'Voor gordijnen geldt: eerst wassen.', true],
  ['Zahnarzt, keine Implantate', [], 'Ein Implantat braucht Pflege wie ein Zahn.', true],
  ['Barber, no appointment needed', [], 'Appointments help where many come at noon.', false],
  ['Clases particulares de arpa', [], 'La sala, antes de que lleguen todos.', true],
  ['Nous réparons des vélos', [], 'Un vélo dort mieux au sec.', false],
])('“%s” (%j) with “%s” comes last: %s', (what, offers, text, isLast) => {
  const [rated] = withoutRefused([idea(text)], {
    profile: { name: 'Linde', what, where: '', audience: '', offers, tone: 'friendly' },
  });
  expect(rated!.handicap > 0).toBe(isLast);
});

const answer = (text: string, detail = ''): OwnerMaterial => ({
  id: 'one',
  kind: 'answer',
  source: 'interview',
  question: 'people-ask',
  text,
  detail,
  page: '',
  photoId: null,
  saidOn: '2026-12-07',
  usedCount: 0,
  isMade: false,
});
it.each<[string, string, string, boolean]>([
  ['Do you sell fish?', 'No, we don’t sell fish. Plants and tanks only.', 'A new fish wants an hour in its bag.', true],
  ['Macht ihr Quarzuhren?', 'Wir reparieren leider keine Quarzuhren.', 'Quarzuhren brauchen eine neue Batterie.', true],
  ['¿Hacen frenos?', 'No hacemos frenos.', 'Los frenos se miran cada año.', true],
  ['Can you deliver?', 'Collection only, from the yard.', 'We can have it delivered to your door.', true],
  ['Do they bite?', 'They don’t sell well, and they never bite.', 'A fish wants an hour in its bag.', false],
  ['Is it safe?', 'People don’t clean the filter, and then it smells.', 'Clean the filter once a month.', false],
])('an answer (“%s” “%s”) with “%s”: comes last %s', (text, detail, said, isLast) => {
  const [rated] = withoutRefused([idea(said)], {
    profile: { name: 'Linde', what: 'A small workshop', where: '', audience: '', offers: [], tone: 'friendly' },
    material: [answer(text, detail)],
  });
  expect(rated!.handicap > 0).toBe(isLast);
});
