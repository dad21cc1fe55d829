import type { Dismissal, IdeaKind } from '../../../../../src/domain/idea';
import { addDays } from '../../../../../src/domain/zoned-time';
import type { DismissedIdea } from '../../../../ports/planner';
import { subjectOf } from '../choosing/subject';

/** What an owner's dismissals ask the planner to leave out of ideas of a day. */
export function unwantedOn(today: string, dismissed: readonly DismissedIdea[] = []): Unwanted {
  const topics = new Set(
    dismissed.filter(({ reason, on }) => today < addDays(on, DAYS[reason])).map(({ topic }) => subjectOf(topic)),
  );
  const recent = dismissed.filter(({ reason, on }) => reason === 'not-us' && today < addDays(on, KIND_DAYS));
  const counts = new Map<IdeaKind, number>();
  for (const { kind } of recent) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return {
    topic: (topic) => topics.has(subjectOf(topic)),
    kind: (kind) => (counts.get(kind) ?? 0) >= TIMES,
  };
}

export interface Unwanted {
  topic(topic: string): boolean;
  /** Said "not for us" of it more than once lately. */
  kind(kind: IdeaKind): boolean;
}

/** How long a topic stays away. What is not true of a business, or not for it, stays so: ten years are for ever here. */
const DAYS: Record<Dismissal, number> = { 'not-us': 3650, untrue: 3650, done: 365, season: 120 };
const KIND_DAYS = 84;
const TIMES = 2;
