import type { OwnerMaterial } from '../../../../ports/planner';
import { withoutAnswered } from './answered';
import type { Rated } from '../choosing/choose';

const profile = {
  name: 'Linde',
  what: 'We hire out tents',
  where: '',
  audience: '',
  offers: [],
  tone: 'friendly' as const,
};
const week = { year: 2026, week: 24, startsOn: '2026-06-08' };
const answer = (text: string, detail: string, saidOn: string) =>
  ({
    id: 'a',
    kind: 'answer',
    source: 'owner',
    question: 'people-ask',
    text,
    detail,
    saidOn,
  }) as unknown as OwnerMaterial;
const idea = (title: string, hook = 'Some words.'): Rated =>
  ({ candidate: { title, hook }, handicap: 0 }) as unknown as Rated;

it.each([
  ['E se chover?', 'E se chover no dia?', 'A gente remarca sem custo.', '2026-06-02', true],
  ['Was, wenn es regnet?', 'Was passiert, wenn es regnet?', 'Dann kommen wir später.', '2026-06-02', true],
  ['Should a horse go barefoot?', 'Can my horse go barefoot?', 'Many can, on soft ground.', '2026-06-02', true],
  ['Should a horse go barefoot?', 'Can my horse go barefoot?', 'Many can, on soft ground.', '2025-11-02', false],
  ['What fits through your gate?', 'Can my horse go barefoot?', 'Many can, on soft ground.', '2026-06-02', false],
])('“%s” after “%s”', (title, text, detail, saidOn, isSettled) => {
  const [rated] = withoutAnswered([idea(title)], {
    profile,
    week,
    history: [],
    material: [answer(text, detail, saidOn)],
  });
  expect(rated!.handicap > 0).toBe(isSettled);
});

it.each([
  ['How often should a chimney be swept?', 'How often do I need you?', 'Twice a year if you burn wood.', true],
  [
    'Wie oft braucht ein Klavier den Stimmer?',
    'Stimmt es, dass Klaviere nie verstimmen?',
    'Alle 12 Monate komme ich.',
    true,
  ],
  ['Hoeveel lessen duurt het tot het examen?', 'Hoe lang duurt het?', 'Ongeveer een half jaar.', true],
  ['Quanto dura uma tatuagem de hena?', 'Quanto tempo dura?', 'Uns 10 dias.', true],
  ['How long does a filling last?', 'Do fillings hurt?', 'No, and a filling holds 12 years.', true],
  ['How long does a filling last?', 'Can I park?', 'Yes, 2 hours behind the house.', false],
  ['Why does a chimney smoke?', 'How often do I need you?', 'Twice a year if you burn wood.', false],
])('“%s” asks for the measure that “%s” gave: “%s”', (title, text, detail, isSettled) => {
  const asked = { profile, week, history: [], material: [answer(text, detail, '2026-06-02')] };
  expect(withoutAnswered([idea(title)], asked)[0]!.handicap > 0).toBe(isSettled);
});

it.each([
  ['How often should scissors be ground?', 'How often do scissors need grinding?', '2026-05-25', true],
  ['How often should scissors be ground?', 'How often do scissors need grinding?', '2026-03-02', false],
  ['How often should scissors be ground?', 'How often does a chisel need the stone?', '2026-05-25', false],
  ['Ogni quanto si accorda un’arpa?', 'Quante volte si accorda un’arpa?', '2026-05-25', true],
])('“%s” after our own “%s” of %s', (title, past, startsOn, isSettled) => {
  const history = [{ title: past, hook: '', topic: 'own/a', week: { year: 2026, week: 22, startsOn } }];
  expect(withoutAnswered([idea(title)], { profile, week, history, material: [] })[0]!.handicap > 0).toBe(isSettled);
});
