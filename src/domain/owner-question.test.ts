import { interviewKeys } from './owner-question-keys';
import { ownerQuestions } from './owner-question-list';
import { furtherQuestion, questionOf, questionOfWeek, weeklyQuestions, type Turn } from './owner-question';
import { tradeKindNames } from './trade-kind';
import { addWeeks, weekOfDate } from './week';

const monday = weekOfDate('2026-11-23');
const weeks = Array.from({ length: 60 }, (_, index) => addWeeks(monday, index));

test('keys are unique, and the interview’s are among them', () => {
  const keys = ownerQuestions.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of interviewKeys) expect(questionOf(key)).not.toBeNull();
});

test.each([null, ...tradeKindNames])(
  'a business of kind %s that answers is asked nothing twice within half a year',
  (kind) => {
    const turns: Turn[] = [];
    const asked: string[] = [];
    for (const week of weeks.slice(0, 26)) {
      const question = questionOfWeek(kind, week, turns);
      if (!question) continue;
      asked.push(question.key);
      turns.push({ question: question.key, startsOn: week.startsOn });
    }
    expect(asked.length).toBeGreaterThan(10);
    expect(new Set(asked).size).toBe(asked.length);
  },
);

test.each([null, ...tradeKindNames])(
  'a question that a business of kind %s overlooks does not come again the next week',
  (kind) => {
    const asked = weeks.map((week) => questionOfWeek(kind, week, [])!.key);
    asked.forEach((key, index) => expect(key).not.toBe(asked[index + 1]));
  },
);

test('one that is answered or dismissed is the last of its week', () => {
  const question = questionOfWeek('maker', monday, [])!;
  const turns = [{ question: question.key, startsOn: monday.startsOn }];
  expect(questionOfWeek('maker', monday, turns)).toBeNull();
  expect(questionOfWeek('maker', addWeeks(monday, 1), turns)).not.toBeNull();
});

test('the interview of the same week leaves room for it', () =>
  expect(questionOfWeek(null, monday, [{ question: 'people-ask', startsOn: monday.startsOn }])).not.toBeNull());

test('questions suit the kind: nobody asks the bereaved’s helpers for news or fun', () => {
  const asked = weeklyQuestions('grief').map(({ key }) => key);
  expect(asked).toEqual(expect.arrayContaining(['what-can-wait', 'families-may-do']));
  expect(
    asked.filter((key) => ['what-is-new', 'best-part', 'costly-mistake', 'hard-way', 'smallest-start'].includes(key)),
  ).toEqual([]);
  expect(weeklyQuestions('maker').map(({ key }) => key)).not.toContain('what-can-wait');
});

test.each([null, ...tradeKindNames])(
  'a business of kind %s that would like to say more is asked another, and none twice',
  (kind) => {
    const turns: Turn[] = [];
    for (;;) {
      const question = furtherQuestion(kind, monday, turns);
      if (!question) break;
      expect(question.key).not.toBe(questionOfWeek(kind, monday, turns)?.key);
      expect(turns.map((turn) => turn.question)).not.toContain(question.key);
      turns.push({ question: question.key, startsOn: monday.startsOn });
    }
    expect(turns.length).toBeGreaterThan(12);
  },
);
