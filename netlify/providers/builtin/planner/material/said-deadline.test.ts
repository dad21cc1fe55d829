import { weekOfDate } from '../../../../../src/domain/week';
import { momentOf } from '../choosing/moment';
import { isOverdue } from './said-deadline';
import { tongues } from './tongues';

const overdue = (said: string, day: string, question = 'people-ask'): boolean =>
  isOverdue(
    {
      material: {
        id: 'one',
        kind: 'answer',
        source: 'interview',
        question,
        text: said,
        detail: '',
        page: '',
        photoId: null,
        saidOn: day,
        usedCount: 0,
        isMade: false,
      },
      words: { language: 'en', tongue: tongues.en, text: [said], detail: [], isSingle: true },
    },
    momentOf(weekOfDate(day), 'Europe/London'),
  );

it.each<[string, string, boolean]>([
  ['For the school fair? Only if you order before the 9th.', '2026-06-15', true],
  ['For the school fair? Only if you order before the 9th.', '2026-06-01', false],
  ['We take lambs until 4 March.', '2026-03-09', true],
  ['We take lambs until 4 March.', '2026-02-16', false],
  ['Send it by October 20th and it is back for the frost.', '2026-11-02', true],
  ['Wreaths for Christmas, if you ring by the 2nd.', '2026-12-07', true],
  ['Wenn ihr bis zum 6. Dezember schreibt, dann ja.', '2026-12-07', true],
  ['Wenn ihr bis zum 20. Dezember schreibt, dann ja.', '2026-12-07', false],
  ['Si vous passez avant le 8, oui.', '2026-09-14', true],
  ['Los encargos hasta el 4 de enero salen todos.', '2027-01-11', true],
  ['Si ordina entro il 10 novembre.', '2026-11-16', true],
  ['Bestel voor 3 december.', '2026-12-07', true],
  ['By the 3rd you play a whole tune.', '2026-06-15', false],
  ['Before the 5th coat it stays sticky.', '2026-06-15', false],
  ['Order by the 5th of every month.', '2026-06-15', false],
  ['It takes until 10 in the morning.', '2026-06-15', false],
  ['Costs up to 12 a head, for 8 or more.', '2026-06-15', false],
  ['It hung there until 5 May 1971.', '2026-06-15', false],
  ['Warten, bis 10 Minuten um sind.', '2026-06-15', false],
])('“%s” in the week of %s is too late: %s', (said, day, isLate) => expect(overdue(said, day)).toBe(isLate));

it('a job may have had any day', () =>
  expect(overdue('The roof had to be tight before the 9th of June, and it was.', '2026-06-15', 'proud-job')).toBe(
    false,
  ));
