import type { ImageBrief } from '../../../../ports/image';
import { posterWords } from '../prompt/poster-words';
import { planPrint } from '../print/print-plan';
import { withWholeDay } from './whole-day';

const briefOf = (prompt: string): ImageBrief => ({
  prompt,
  style: 'photorealistic',
  aspectRatio: '9:16',
  seed: 0,
  brand: 'Mill Lane',
});

it.each([
  ['Free hearing tests for over 60s every Tuesday in February, no appointment needed', /every tuesday in february/i],
  ['Hearing tests every tuesday in march. 12 Mill Lane', /every tuesday in march/i],
  ['Pilates jeden Dienstag im März, bitte anmelden', /dienstag im märz/i],
  ['Yoga every Sunday until October, £8', /sunday until october/i],
])('is one fact on a print: %s', (prompt, whole) => {
  const { kicker, supporting } = planPrint(briefOf(prompt)).words;
  expect([kicker, ...supporting.split(' · ')].filter((fact) => whole.test(fact))).toHaveLength(1);
});

it('joins nothing that was said elsewhere, and nothing that is no month or season', () => {
  for (const prompt of ['Every Tuesday, new opening hours in February', 'Pottery every Friday in our barn, £20']) {
    const words = posterWords(briefOf(prompt));
    expect(withWholeDay(words, prompt)).toEqual(words);
  }
});
