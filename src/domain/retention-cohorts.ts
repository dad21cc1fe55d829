import { addDays } from './zoned-time';

/** Weeks of the table. */
export const COHORT_WEEKS = 12;
/** Below these, a share says more about chance than about people. */
const ENOUGH_PEOPLE = 30;
const ENOUGH_COHORTS = 3;

/**
 * One row for each week in which somebody was there for the first time, the oldest first, with how many came back in each
 * week after it; the last week is `to`'s. `back` has no week that is not over.
 */
export function cohortRows(sums: readonly CohortSum[], { from, to }: { from: string; to: string }): Cohort[] {
  const rows: Cohort[] = [];
  for (let first = from; first <= to; first = addDays(first, 7)) {
    const its = sums.filter((sum) => sum.first === first);
    const peopleIn = (week: number) => its.find((sum) => sum.week === week)?.people ?? 0;
    const people = peopleIn(0);
    if (people === 0) continue;
    const back: number[] = [];
    for (let week = 1; addDays(first, week * 7) <= to; week += 1) back.push(peopleIn(week));
    rows.push({ first, people, back });
  }
  return rows;
}

/** Whether there are enough people for a table. */
export const isEnough = (rows: readonly Cohort[]): boolean =>
  rows.length >= ENOUGH_COHORTS && rows.reduce((sum, { people }) => sum + people, 0) >= ENOUGH_PEOPLE;

/** How many came back so many weeks after their first, of all whose week that was already; null where nobody's was. */
export function backAfter(rows: readonly Cohort[], week: number): { back: number; people: number } | null {
  const old = rows.filter(({ back }) => back.length >= week);
  if (old.length === 0) return null;
  return {
    back: old.reduce((sum, { back }) => sum + back[week - 1]!, 0),
    people: old.reduce((sum, { people }) => sum + people, 0),
  };
}

export interface Cohort {
  /** The Monday of the first week. */
  first: string;
  people: number;
  /** People who came back one week later, two weeks later and so on. */
  back: number[];
}

interface CohortSum {
  first: string;
  week: number;
  people: number;
}
