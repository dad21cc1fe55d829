import { networkLabel, type Network } from './network';
import { standardPillars, type Pillar } from './pillar';
import type { RuleTrigger, RuleWish } from './rule';
import { nameWithin } from './calendar/say-date';
import { scheduleWords, weekdayNames } from './rule-schedule';
import { dayInWords } from './day-in-words';
import { listed } from './listed';

/** What a rule does, in two or three sentences that its owner could have written. */
export function ruleSentence(
  rule: Told,
  holidayName: (id: string) => string = (id) => id,
  pillars: readonly Pillar[] = standardPillars,
): string {
  const what =
    rule.trigger.on === 'feed'
      ? 'a post about the new item'
      : rule.trigger.on === 'holiday' && rule.pillar === ''
        ? 'a post about it'
        : `a post ${subjectWords(rule.pillar, pillars)}`;
  return [
    `${capitalised(triggerWords(rule.trigger, holidayName))}, make ${what} for ${listed([...rule.platforms.map(placeWords), ...(rule.newsletter ? ['my newsletter'] : [])])}.`,
    rule.mode === 'ask' ? 'Wait for my approval.' : 'Publish it without asking me.',
    guardWords(rule),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Every Monday at 09:00" without its capital. */
export function triggerWords(trigger: RuleTrigger, holidayName: (id: string) => string = (id) => id): string {
  switch (trigger.on) {
    case 'time':
      return `${scheduleWords(trigger.rrule)} at ${trigger.time}`;
    case 'feed':
      return `when ${hostOf(trigger.address)} has something new`;
    case 'holiday':
      return `${beforeWords(trigger.daysBefore)} ${holidayWords(trigger.holidays, holidayName)} at ${trigger.time}`;
    case 'metric':
      return `when ${trigger.is === 'below' ? 'fewer than' : 'more than'} ${typed(trigger.people)} people visited in seven days`;
  }
}

/** "with a tip or how-to" */
export function subjectWords(pillar: string, pillars: readonly Pillar[] = standardPillars): string {
  const found = pillars.find(({ id }) => id === pillar);
  const usual = standardPillars.find(({ id }) => id === pillar);
  if (found) return (found.name === usual?.name && SUBJECTS.get(pillar)) || `about ${quote(found.name)}`;
  return pillar === '' ? 'from the day’s best idea' : 'on its subject';
}

/** The limits that its owner set beyond the usual; '' for none. */
function guardWords({ weeklyCap, quietWeekdays, quietDays, avoidWords, needWords }: Told): string {
  return [
    limitWords({ weeklyCap, quietWeekdays, quietDays }),
    avoidWords.length > 0 && `Never say ${listed(avoidWords.map(quote), 'or')}.`,
    needWords.length > 0 && `Ask me first if ${listed(needWords.map(quote), 'or')} is missing.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "At most 3 a week, none on Sundays." While no number is typed, nothing is said of it. */
export function limitWords({ weeklyCap, quietWeekdays, quietDays }: Limits): string {
  const days = [
    ...[...quietWeekdays].sort((one, other) => one - other).map((day) => `${weekdayNames[day - 1]}s`),
    ...[...quietDays].sort().map((day) => dayInWords(day)),
  ];
  const parts = [
    weeklyCap > 0 && `at most ${weeklyCap === 1 ? 'one' : weeklyCap} a week`,
    days.length > 0 && `none on ${listed(days, 'or')}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${capitalised(parts.join(', '))}.`;
}

/** As a form holds it, too. */
type Told = Omit<RuleWish, 'newsletter'> & { newsletter?: boolean | undefined };
type Limits = Pick<RuleWish, 'weeklyCap' | 'quietWeekdays' | 'quietDays'>;

/** A field in which no number is typed yet. */
const typed = (count: number): string => (Number.isNaN(count) ? '…' : String(count));

const beforeWords = (days: number): string =>
  days === 0 ? 'on the day of' : days === 1 ? 'the day before' : `${typed(days)} days before`;

const holidayWords = (ids: readonly string[], name: (id: string) => string): string =>
  ids.length === 0 ? 'every public holiday' : listed(ids.map((id) => nameWithin(name(id))));

const hostOf = (address: string): string => {
  const url = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? new URL(url).host : 'the feed';
};

/** The owner speaks: the business's own page is theirs. */
const placeWords = (network: Network): string => (network === 'blog' ? 'my page' : networkLabel(network));

const quote = (word: string): string => `“${word}”`;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const SUBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tips: 'with a tip or how-to',
    'behind-the-scenes': 'with a look behind the scenes',
    questions: 'that answers a question',
    offers: 'about one of our offers',
    season: 'about the season',
  }),
);
