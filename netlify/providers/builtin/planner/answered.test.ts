import type { OwnerMaterial } from '../../../ports/planner';
import { withoutAnswered } from './answered';
import type { Rated } from './choose';

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
