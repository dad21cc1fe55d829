import type { Rated } from './choose';
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
  ['Barber, no appointment needed', [], 'Before an appointment, wash your hair.', false],
  ['Nous réparons des vélos', [], 'Un vélo dort mieux au sec.', false],
])('“%s” (%j) with “%s” comes last: %s', (what, offers, text, isLast) => {
  const [rated] = withoutRefused([idea(text)], {
    profile: { name: 'Linde', what, where: '', audience: '', offers, tone: 'friendly' },
  });
  expect(rated!.handicap > 0).toBe(isLast);
});
