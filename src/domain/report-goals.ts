import { goalKindWords } from './goal';
import type { Answers, Questions } from './report-answers';
import type { ReportFigures } from './report-figures';
import { figureOf, sayFrom, type Figure, type Sentence } from './report-sentence';

/** The goals of the month in which the report ends. */
export function askGoals({ goals, current }: ReportFigures, ask: Questions): void {
  if (goals.length === 0) return;
  const month = monthInWords(current.to);
  ask.put('goals.month', current.to.slice(0, 7), month, 'The month in which the report ends: goals are monthly.');
  goals.forEach(({ name, kind, match, monthly, done, forecast }, index) => {
    const goal = `goals.${index + 1}`;
    const counts = match === '' ? goalKindWords[kind] : `${goalKindWords[kind]}: ${match}`;
    ask.put(`${goal}.name`, name, name, 'The name of the goal.');
    ask.count(`${goal}.done`, done, `${counts}, from the first of ${month} to the last day of the report.`);
    ask.count(`${goal}.wanted`, monthly, 'The target for the month.');
    ask.percent(`${goal}.share`, (done / monthly) * 100, 'What was counted so far, as a share of the target.');
    if (forecast !== null && done < monthly)
      ask.count(
        `${goal}.forecast`,
        forecast,
        'An estimate for the whole month: what was counted so far, plus the daily average of the past four weeks for each day left.',
      );
  });
}

export const goalsIn = ({ goals }: ReportFigures, answers: Answers): WrittenGoals | null =>
  goals.length === 0
    ? null
    : {
        month: figureOf(answers, 'goals.month'),
        rows: goals.map(({ monthly, done }, index) => {
          const goal = `goals.${index + 1}`;
          const isReached = done >= monthly;
          return {
            name: figureOf(answers, `${goal}.name`),
            size: Math.min(1, done / monthly),
            done: figureOf(answers, `${goal}.done`),
            wanted: figureOf(answers, `${goal}.wanted`),
            share: figureOf(answers, `${goal}.share`),
            state: isReached
              ? ['Reached']
              : answers.has(`${goal}.forecast`)
                ? sayFrom(answers)`About ${`${goal}.forecast`} by the end of the month (estimate)`
                : ['Not reached yet'],
          };
        }),
      };

/** "November 2026" */
const monthInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export interface WrittenGoals {
  month: Figure;
  rows: {
    name: Figure;
    /** From 0 to 1. */
    size: number;
    done: Figure;
    wanted: Figure;
    share: Figure;
    state: Sentence;
  }[];
}
