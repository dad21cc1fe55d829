import { createPlanner } from '../netlify/providers/builtin/planner/planner';
import { addWeeks, weekOfDate } from '../src/domain/week';
import type { BusinessProfile } from '../src/domain/business-profile';
import type { PastIdea } from '../netlify/ports/planner';
import { measure, ms, percentile } from './measure';

/** Three ideas after eight weeks of history, and writing one. */
export async function benchPlanner(): Promise<string[]> {
  const planner = createPlanner();
  const profile: BusinessProfile = {
    name: 'Ada’s Bakery',
    what: 'Neighbourhood bakery',
    where: 'Bristol',
    audience: 'neighbours',
    offers: ['rye loaves', 'celebration cakes'],
    tone: 'friendly',
  };
  const start = weekOfDate('2026-09-07');
  const history: PastIdea[] = [];
  const request = (weeks: number) => ({
    profile,
    week: addWeeks(start, weeks),
    zone: 'Europe/London',
    round: 0,
    history: [...history],
    published: [],
  });
  for (let weeks = 0; weeks < 8; weeks += 1)
    for (const { title, hook, topic } of await planner.propose(request(weeks)))
      history.unshift({ title, hook, topic, week: addWeeks(start, weeks) });
  const propose = await measure(20, () => planner.propose(request(8)));
  const [idea] = await planner.propose(request(8));
  const write = await measure(20, () =>
    planner.write({ profile, idea, week: addWeeks(start, 8), zone: 'Europe/London' }),
  );
  return [
    `three ideas: p50 ${ms(percentile(propose, 0.5))}, p95 ${ms(percentile(propose, 0.95))}`,
    `one piece: p50 ${ms(percentile(write, 0.5))}`,
  ];
}
