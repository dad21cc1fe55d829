import { addWeeks, weekOfDate } from '../../../../../src/domain/week';
import type { DismissedIdea } from '../../../../ports/planner';
import { unwantedOn } from './dismissed';
import { createPlanner } from '../planner';
import { street } from '../testing/street';

const planner = createPlanner();
const { zone, profile } = street['bakery'] ?? Object.values(street)[0]!;
const start = weekOfDate('2026-11-16');

/** Ideas of ten weeks that know nothing of each other, so that only dismissals keep a topic away. */
async function proposed(dismissed: DismissedIdea[]) {
  const ideas: { topic: string; kind: string }[] = [];
  for (let index = 0; index < 10; index += 1)
    ideas.push(
      ...(await planner.propose({
        profile,
        zone,
        week: addWeeks(start, index),
        round: 0,
        history: [],
        published: [],
        dismissed,
      })),
    );
  return ideas;
}

test('a topic that its owner does not want is never proposed again', async () => {
  const before = await proposed([]);
  const { topic, kind } = before[0]! as DismissedIdea;
  for (const reason of ['not-us', 'untrue', 'done'] as const)
    expect(
      (await proposed([{ topic, kind, reason, on: '2026-11-16' }])).filter((idea) => idea.topic === topic),
    ).toEqual([]);
});

test('a kind that was twice not for them stays away for a while, and there are still three ideas of three kinds', async () => {
  const [first] = await proposed([]);
  const kind = first!.kind as DismissedIdea['kind'];
  const dismissed = ['a/b', 'c/d'].map((topic) => ({ topic, kind, reason: 'not-us' as const, on: '2026-11-16' }));
  const after = await proposed(dismissed);
  expect(after).toHaveLength(30);
  expect(after.filter((idea) => idea.kind === kind)).toEqual([]);
  expect((await proposed(dismissed.slice(1))).some((idea) => idea.kind === kind)).toBe(true);
});

test('a wrong season keeps a topic away for four months, what was done for a year', () => {
  const on = '2026-11-16';
  const isAway = (reason: DismissedIdea['reason'], today: string) =>
    unwantedOn(today, [{ topic: 'bakery/stollen', kind: 'Seasonal', reason, on }]).topic('bakery/stollen');
  expect([isAway('season', '2027-03-01'), isAway('season', '2027-04-01')]).toEqual([true, false]);
  expect([isAway('done', '2027-11-01'), isAway('done', '2027-12-01')]).toEqual([true, false]);
  expect(isAway('untrue', '2031-01-01')).toBe(true);
});

test('what is left comes back rather than fewer than three ideas', async () => {
  const all = (await proposed([])) as DismissedIdea[];
  const kinds = ['How-to', 'Behind the scenes', 'Question answered', 'Offer', 'Seasonal', 'Myth checked'] as const;
  const dismissed = kinds.flatMap((kind) =>
    all.slice(0, 2).map(({ topic }) => ({ topic, kind, reason: 'not-us' as const, on: '2026-11-16' })),
  );
  expect(await proposed(dismissed)).toHaveLength(30);
});
