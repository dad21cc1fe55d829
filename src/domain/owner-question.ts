import { WEEK_MS } from './duration';
import { furtherQuestions } from './further-questions';
import { INTERVIEW, interviewKeys } from './owner-question-keys';
import type { OwnerQuestion } from './owner-question-form';
import { ownerQuestions } from './owner-question-list';
import type { TradeKind } from './trade-kind';
import type { Week } from './week';

export const questionOf = (key: string): OwnerQuestion | null =>
  ownerQuestions.find((question) => question.key === key) ?? null;

export const askWords = ({ ask, askOf }: OwnerQuestion, kind: TradeKind | null): string =>
  (kind && askOf?.[kind]) ?? ask;

/** The questions for a kind of business, one a week, with those for its kind spread among the general ones. */
export function weeklyQuestions(kind: TradeKind | null): OwnerQuestion[] {
  const isInterview = (key: string) => (interviewKeys as readonly string[]).includes(key);
  const fitting = ownerQuestions.filter(
    ({ key, kinds, not }) =>
      !isInterview(key) && !(kind && not?.includes(kind)) && (!kinds || (kind && kinds.includes(kind))),
  );
  const own = fitting.filter(({ kinds }) => kinds);
  const general = fitting.filter(({ kinds }) => !kinds);
  const order: OwnerQuestion[] = [];
  while (own.length + general.length > 0)
    order.push(...general.splice(0, 1), ...own.splice(0, 1), ...general.splice(0, 1));
  return order;
}

/**
 * The question of a week, or null when this week's was answered or dismissed. `turns`: the week in which each question
 * was last answered or dismissed. No question is repeated within half a year; one that was simply ignored may come
 * back, but never the next week.
 */
export function questionOfWeek(kind: TradeKind | null, week: Week, turns: readonly Turn[]): OwnerQuestion | null {
  if (turns.some(({ question, startsOn }) => startsOn === week.startsOn && !isInterviewTurn(question))) return null;
  const number = weekNumber(week.startsOn);
  const open = weeklyQuestions(kind).filter(
    ({ key }) =>
      !turns.some(({ question, startsOn }) => question === key && number - weekNumber(startsOn) < AGAIN_WEEKS),
  );
  return open[number % Math.max(1, open.length)] ?? null;
}

/**
 * The next question for whoever would like to answer another, beside the week's; null when all were answered or skipped within
 * half a year. The concrete ones come first.
 */
export function furtherQuestion(kind: TradeKind | null, week: Week, turns: readonly Turn[]): OwnerQuestion | null {
  const number = weekNumber(week.startsOn);
  const ofWeek = questionOfWeek(kind, week, turns)?.key;
  const isOpen = ({ key }: OwnerQuestion) =>
    key !== ofWeek &&
    !turns.some(({ question, startsOn }) => question === key && number - weekNumber(startsOn) < AGAIN_WEEKS);
  const open = weeklyQuestions(kind).filter(isOpen);
  return open.find((question) => furtherQuestions.includes(question)) ?? open[0] ?? null;
}

const isInterviewTurn = (question: string): boolean =>
  question === INTERVIEW || (interviewKeys as readonly string[]).includes(question);

const weekNumber = (monday: string): number => Math.round(Date.parse(`${monday}T00:00:00Z`) / WEEK_MS);

const AGAIN_WEEKS = 26;

export interface Turn {
  question: string;
  /** Monday of the week, 2026-11-23. */
  startsOn: string;
}
