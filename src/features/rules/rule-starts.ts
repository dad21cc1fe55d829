import type { RuleInput } from './rule-draft';

/** What many businesses begin with. Each opens the builder, where it can be changed before it runs. */
export const ruleStarts = (today: string): { title: string; sentence: string; rule: RuleInput }[] => [
  {
    title: 'A tip every Monday',
    sentence: 'One tip or how-to at the start of each week, ready for your approval at 09:00.',
    rule: {
      ...usual,
      name: 'Monday tip',
      trigger: { on: 'time', rrule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: today, time: '09:00' },
      pillar: 'tips',
      weeklyCap: 1,
    },
  },
  {
    title: 'Ready for every holiday',
    sentence: 'A post one week before each public holiday in your country.',
    rule: {
      ...usual,
      name: 'Holidays',
      trigger: { on: 'holiday', holidays: [], daysBefore: 7, time: '10:00' },
      pillar: 'season',
    },
  },
  {
    title: 'Share what you publish',
    sentence: 'A post whenever your blog, podcast or video channel has something new.',
    rule: { ...usual, name: 'From our blog', trigger: { on: 'feed', address: '' }, pillar: '' },
  },
];

const usual = {
  platforms: ['blog' as const],
  contentTypes: ['picture' as const],
  weeklyCap: 2,
  quietWeekdays: [],
  quietDays: [],
  avoidWords: [],
  needWords: [],
  mode: 'ask' as const,
};
