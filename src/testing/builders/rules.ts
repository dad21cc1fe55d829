import type { Rule } from '../../contracts/rules';

/** A rule that runs, with what a test says instead. */
export const buildRule = (partial: Partial<Rule> = {}): Rule => ({
  id: 'c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a01',
  name: 'Monday tip',
  trigger: { on: 'time', rrule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: '2026-06-01', time: '09:00' },
  pillar: 'tips',
  platforms: ['blog'],
  newsletter: false,
  contentTypes: ['picture'],
  weeklyCap: 2,
  quietWeekdays: [7],
  quietDays: ['2026-12-25'],
  avoidWords: ['cheap'],
  needWords: [],
  mode: 'ask',
  active: true,
  nextAt: null,
  trouble: null,
  performance: { posts: 0, reach: 0, engagement: 0 },
  ...partial,
});
