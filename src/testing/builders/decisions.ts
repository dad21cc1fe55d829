import type { WeekDecision } from '../../contracts/decisions';

/** An open decision between three ideas. */
export const buildDecision = (partial: Partial<WeekDecision> = {}): WeekDecision => ({
  id: 'dec15100-5f0d-4a5e-9a8a-1f2d3c4b5a01',
  state: 'open',
  ideas: ['Rye in the morning', 'What does a starter eat?', 'The oven at four'].map((title, at) => ({
    id: `a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a0${at + 1}`,
    title,
  })),
  expiresAt: '2026-06-11T06:00:00.000Z',
  answer: null,
  ...partial,
});
