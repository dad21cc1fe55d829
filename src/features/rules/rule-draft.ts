import type { Output, RawInput } from '../../contracts/endpoint';
import type { Rule, rulesContract } from '../../contracts/rules';
import type { RuleTriggerKind } from '../../domain/rule';
import { readSchedule, writeSchedule, type RuleSchedule } from '../../domain/rule-schedule';

export type RuleInput = RawInput<typeof rulesContract.createRule>;

/** A rule as its form holds it: every trigger keeps what was typed, while another one is tried. */
export interface RuleDraft extends Pick<
  RuleInput,
  'name' | 'pillar' | 'platforms' | 'newsletter' | 'contentTypes' | 'quietWeekdays' | 'quietDays' | 'mode'
> {
  on: RuleTriggerKind;
  every: RuleSchedule['every'] | 'custom';
  weeks: string;
  days: number[];
  monthDay: string;
  nth: string;
  nthDay: string;
  rrule: string;
  startsOn: string;
  time: string;
  address: string;
  whichHolidays: 'all' | 'some';
  holidays: string[];
  daysBefore: string;
  is: 'below' | 'above';
  people: string;
  /** Nothing until somebody chooses a number: then as often as it comes. */
  weeklyCap: string | null;
  avoidWords: string;
  needWords: string;
}

/** `today`: the workspace's own day, on which a new rule begins. */
export function draftOf(rule: RuleInput | null, today: string): RuleDraft {
  const draft: RuleDraft = {
    name: rule?.name ?? '',
    pillar: rule?.pillar ?? '',
    platforms: rule?.platforms ?? ['blog'],
    newsletter: rule?.newsletter ?? false,
    contentTypes: rule?.contentTypes ?? ['picture'],
    quietWeekdays: rule?.quietWeekdays ?? [],
    quietDays: rule?.quietDays ?? [],
    mode: rule?.mode ?? 'ask',
    on: rule?.trigger.on ?? 'time',
    every: 'week',
    weeks: '1',
    days: [1],
    monthDay: '1',
    nth: '1',
    nthDay: '1',
    rrule: '',
    startsOn: today,
    time: rule && 'time' in rule.trigger ? rule.trigger.time : '09:00',
    address: '',
    whichHolidays: 'all',
    holidays: [],
    daysBefore: '7',
    is: 'below',
    people: '100',
    weeklyCap: rule ? String(rule.weeklyCap) : null,
    avoidWords: (rule?.avoidWords ?? []).join(', '),
    needWords: (rule?.needWords ?? []).join(', '),
  };
  const trigger = rule?.trigger;
  if (trigger?.on === 'time') return { ...draft, ...scheduleOf(trigger.rrule), startsOn: trigger.startsOn };
  if (trigger?.on === 'feed') return { ...draft, address: trigger.address };
  if (trigger?.on === 'holiday')
    return {
      ...draft,
      whichHolidays: trigger.holidays.length > 0 ? 'some' : 'all',
      holidays: trigger.holidays,
      daysBefore: String(trigger.daysBefore),
    };
  return trigger?.on === 'metric' ? { ...draft, is: trigger.is, people: String(trigger.people) } : draft;
}

function scheduleOf(rrule: string): Partial<RuleDraft> {
  const schedule = readSchedule(rrule);
  switch (schedule?.every) {
    case 'week':
      return { every: 'week', weeks: String(schedule.weeks), days: schedule.days };
    case 'month':
      return { every: 'month', monthDay: String(schedule.day) };
    case 'nth':
      return { every: 'nth', nth: String(schedule.nth), nthDay: String(schedule.weekday) };
    case undefined:
      return { every: 'custom', rrule };
  }
}

/** What is sent. What is no number is left out, so that the contract says at its field that one is needed. */
export const inputOf = (draft: RuleDraft): RuleInput => ({
  name: draft.name,
  trigger: triggerOf(draft),
  pillar: draft.pillar,
  platforms: draft.platforms,
  newsletter: draft.newsletter,
  contentTypes: draft.contentTypes,
  weeklyCap: draft.weeklyCap === null ? usualCap(draft) : numberOf(draft.weeklyCap),
  quietWeekdays: draft.quietWeekdays,
  quietDays: draft.quietDays,
  avoidWords: wordsOf(draft.avoidWords),
  needWords: wordsOf(draft.needWords),
  mode: draft.mode,
});

/** As many as its trigger brings in a week, so that a limit takes nothing away that nobody asked it to. */
export function usualCap({ on, every, days }: Pick<RuleDraft, 'on' | 'every' | 'days'>): number {
  if (on === 'metric') return 1;
  if (on === 'holiday') return 2;
  if (on === 'feed') return 3;
  return every === 'week' ? Math.max(1, days.length) : every === 'custom' ? 7 : 1;
}

function triggerOf(draft: RuleDraft): RuleInput['trigger'] {
  const { on, time } = draft;
  switch (on) {
    case 'time':
      return { on, rrule: rruleOf(draft), startsOn: draft.startsOn, time };
    case 'feed':
      return { on, address: draft.address };
    case 'holiday':
      return {
        on,
        holidays: draft.whichHolidays === 'all' ? [] : draft.holidays,
        daysBefore: numberOf(draft.daysBefore),
        time,
      };
    case 'metric':
      return { on, is: draft.is, people: numberOf(draft.people), time };
  }
}

function rruleOf({ every, weeks, days, monthDay, nth, nthDay, rrule }: RuleDraft): string {
  switch (every) {
    case 'week':
      return writeSchedule({ every, weeks: Number(weeks), days });
    case 'month':
      return writeSchedule({ every, day: Number(monthDay) });
    case 'nth':
      return writeSchedule({ every, nth: Number(nth), weekday: Number(nthDay) });
    case 'custom':
      return rrule.trim().replace(/^RRULE:/i, '');
  }
}

/** Faults of the contract by the form's own fields. */
export function faultsOf(found: Record<string, string>, draft: RuleDraft): Record<string, string> {
  const faults = Object.fromEntries(
    Object.entries(found).map(([name, sentence]) => [
      name.startsWith('trigger.') ? name.slice('trigger.'.length).split('.')[0]! : name.split('.')[0]!,
      sentence,
    ]),
  );
  if (draft.on === 'time' && draft.every === 'week' && draft.days.length === 0)
    faults.days = 'Choose at least one day.';
  if (draft.on === 'holiday' && draft.whichHolidays === 'some' && draft.holidays.length === 0)
    faults.holidays = 'Choose at least one holiday, or every one.';
  return faults;
}

/** The rule that a form shows, as its contract wants it. */
export const ruleInput = ({
  id: _id,
  active: _active,
  nextAt: _nextAt,
  trouble: _trouble,
  performance: _performance,
  ...rule
}: Rule): RuleInput => rule;

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

/** A list with one thing more or less. */
export const turned = <T>(list: readonly T[], one: T, on: boolean): T[] =>
  on ? [...list, one] : list.filter((other) => other !== one);

export type Holiday = Output<typeof rulesContract.listRules>['holidays'][number];

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
