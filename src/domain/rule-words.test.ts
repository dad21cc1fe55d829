import { guardOf, type RuleWish } from './rule';
import { ruleSentence } from './rule-words';

const rule = (partial: Partial<RuleWish> = {}): Parameters<typeof ruleSentence>[0] => ({
  name: 'Monday tip',
  trigger: { on: 'time', rrule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: '2026-01-05', time: '09:00' },
  pillar: 'tips',
  platforms: ['blog'],
  contentTypes: ['picture'],
  weeklyCap: 1,
  quietWeekdays: [],
  quietDays: [],
  avoidWords: [],
  needWords: [],
  mode: 'ask',
  ...partial,
});

describe('a rule in words', () => {
  it.each<[Partial<RuleWish>, string]>([
    [
      {},
      'Every Monday at 09:00, make a post with a tip or how-to for my page. Wait for my approval. At most one a week.',
    ],
    [
      {
        trigger: { on: 'holiday', holidays: [], daysBefore: 1, time: '10:00' },
        pillar: '',
        mode: 'auto',
        platforms: ['blog', 'facebook'],
        weeklyCap: 3,
        quietWeekdays: [7, 6],
        quietDays: ['2026-12-25'],
      },
      'The day before every public holiday at 10:00, make a post about it for my page and Facebook. Publish it without asking me. At most 3 a week, none on Saturdays, Sundays or 25 December.',
    ],
    [
      {
        trigger: { on: 'feed', address: 'ada.example/feed' },
        avoidWords: ['cheap', 'hurry'],
        needWords: ['Bristol', 'bread'],
      },
      'When ada.example has something new, make a post about the new item for my page. Wait for my approval. At most one a week. Never say “cheap” or “hurry”. Ask me first if “Bristol” or “bread” is missing.',
    ],
    [
      { trigger: { on: 'metric', is: 'below', people: 100, time: '08:00' }, pillar: 'offers' },
      'When fewer than 100 people visited in seven days, make a post about one of our offers for my page. Wait for my approval. At most one a week.',
    ],
  ])('%#', (partial, sentence) => expect(ruleSentence(rule(partial))).toBe(sentence));

  it('says nothing of a number that is not typed yet', () => {
    const holiday: Parameters<typeof ruleSentence>[0]['trigger'] = {
      on: 'holiday',
      holidays: [],
      daysBefore: Number.NaN,
      time: '10:00',
    };
    expect(ruleSentence(rule({ trigger: holiday, weeklyCap: 0, quietWeekdays: [7] }))).toBe(
      '… days before every public holiday at 10:00, make a post with a tip or how-to for my page. Wait for my approval. None on Sundays.',
    );
  });

  it('names its holidays, and an address that is none yet', () => {
    const holiday: Parameters<typeof ruleSentence>[0]['trigger'] = {
      on: 'holiday',
      holidays: ['valentine'],
      daysBefore: 0,
      time: '10:00',
    };
    expect(ruleSentence(rule({ trigger: holiday }), () => 'Valentine’s Day')).toMatch(
      /^On the day of Valentine’s Day at/,
    );
    expect(ruleSentence(rule({ trigger: { on: 'feed', address: '' } }))).toMatch(/^When the feed has something new,/);
  });
});

describe('guard rails', () => {
  const guards = { weeklyCap: 2, quietWeekdays: [6, 7], quietDays: ['2026-12-25'] };
  it.each([
    [{ day: '2026-12-21', weekday: 1, made: 0 }, null],
    [{ day: '2026-12-21', weekday: 1, made: 1 }, null],
    [{ day: '2026-12-21', weekday: 1, made: 2 }, 'cap'],
    [{ day: '2026-12-26', weekday: 6, made: 0 }, 'quiet-day'],
    [{ day: '2026-12-25', weekday: 5, made: 9 }, 'quiet-day'],
  ] as const)('%j: %s', (at, reason) => expect(guardOf(guards, at)).toBe(reason));
});
