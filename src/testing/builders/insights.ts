import type { Goal } from '../../contracts/analytics-goals';
import type { Insight } from '../../contracts/analytics-insights';

export const buildInsight = (partial: Partial<Insight> = {}): Insight => ({
  id: 'b7a1c2d3-8c3a-4d8b-8dbd-4c5a6f7e8d01',
  kind: 'best-hour',
  title: 'Post at 12:00, not 16:30',
  text: '12 actions for every 100 people reached between 12:00 and 13:00, and 6 at other times. Based on 3,214 people over 12 weeks.',
  confidence: 97,
  impact: 'high',
  state: 'open',
  step: 'slot',
  actAt: 'engine',
  applied: null,
  score: null,
  ...partial,
});

export const buildGoal = (partial: Partial<Goal> = {}): Goal => ({
  id: 'c8b2d3e4-8c3a-4d8b-8dbd-4c5a6f7e8d02',
  name: 'Bookings',
  kind: 'conversion',
  match: '',
  monthly: 40,
  done: 31,
  forecast: 46,
  ...partial,
});
