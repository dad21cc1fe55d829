import { desc, gte, isNotNull, and } from 'drizzle-orm';
import { weekOfDate } from '../../../src/domain/week';
import type { Transaction } from '../../database/client';
import { ruleFirings } from '../../database/schema/rules';

/** What rules have written since a day, newest first, as the planner remembers ideas: it must not repeat them. */
export async function selectRuleIdeas(tx: Transaction, since: string): Promise<RuleIdea[]> {
  const rows = await tx
    .select({ day: ruleFirings.day, draft: ruleFirings.draft })
    .from(ruleFirings)
    .where(and(gte(ruleFirings.day, since), isNotNull(ruleFirings.draft)))
    .orderBy(desc(ruleFirings.day), desc(ruleFirings.id))
    .limit(MOST);
  return rows.flatMap(({ day, draft }) => {
    if (!draft) return [];
    const { year, week } = weekOfDate(day);
    return [{ title: draft.title, hook: draft.hook, topic: draft.topic, year, week }];
  });
}

const MOST = 200;

interface RuleIdea {
  title: string;
  hook: string;
  topic: string;
  year: number;
  week: number;
}
