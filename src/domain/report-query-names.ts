import { channelNames, stepNames } from './report-names';

/** A named query in words, for readers: "channels.email.before.reach" is "Email: people reached, period before". */
export function nameOfQuery(query: string): string {
  const [head = '', ...rest] = query.split('.');
  switch (head) {
    case 'totals':
      return sumName(rest);
    case 'before':
      return `${sumName(rest)}, period before`;
    case 'change':
      return `${sumName(rest)}: change`;
    case 'channels':
      return `${wordOf(channelNames, rest[0])}: ${ofChannel(rest.slice(1))}`;
    case 'content':
      return `Top content ${rest[0]}: ${rest[1] === 'title' ? 'title' : lower(sumName(rest.slice(1)))}`;
    case 'sources':
      return `Source ${rest[0]}: ${rest[1]}`;
    case 'funnel':
      return `${wordOf(stepNames, rest[0])}${rest[1] ? ', period before' : ''}`;
    case 'insights':
      return `Insight ${rest[0]}: ${INSIGHT.get(rest[1] ?? '') ?? rest[1]}`;
    case 'goals':
      return `Goal ${rest[0]}: ${GOAL.get(rest[1] ?? '') ?? rest[1]}`;
    default:
      return OTHER.get(query) ?? query;
  }
}

const ofChannel = ([word, ...rest]: string[]): string => {
  if (word === 'share') return 'share of all people reached';
  if (word === 'change') return 'people reached, change';
  if (word === 'before') return `${lower(sumName(rest))}, period before`;
  return lower(sumName([word ?? '']));
};

const sumName = ([word = '']: string[]): string => SUMS.get(word) ?? word;
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const wordOf = (words: Record<string, string>, key = ''): string => new Map(Object.entries(words)).get(key) ?? key;

const SUMS = new Map([
  ['reach', 'People reached'],
  ['engaged', 'Actions'],
  ['conversions', 'Conversions'],
  ['revenue', 'Revenue tracked'],
  ['rate', 'Engagement rate'],
]);
const INSIGHT = new Map([
  ['size', 'size'],
  ['count', 'counted'],
  ['expected', 'expected'],
  ['from', 'first day of its week'],
  ['to', 'last day of its week'],
  ['weeks', 'weeks'],
  ['people', 'people in its sample'],
  ['rate', 'rate'],
  ['elsewhere', 'rate at other times'],
  ['hour', 'hour'],
  ['end', 'end of the hour'],
  ['weekday', 'weekday'],
  ['posts', 'posts with this feature'],
  ['others', 'posts without this feature'],
  ['reach', 'people reached with this feature'],
  ['without', 'people reached without this feature'],
  ['confidence', 'confidence'],
  ['impact', 'impact'],
]);
const GOAL = new Map([
  ['name', 'name'],
  ['done', 'counted so far'],
  ['wanted', 'target'],
  ['share', 'share reached'],
  ['forecast', 'forecast'],
]);
const OTHER = new Map([
  ['business.name', 'Name of the business'],
  ['period.days', 'Days of the report'],
  ['period.from', 'First day'],
  ['period.to', 'Last day'],
  ['before.from', 'First day of the period before'],
  ['before.to', 'Last day of the period before'],
  ['since', 'Counting began'],
  ['days.best.day', 'Best day'],
  ['days.best.reach', 'Best day: people reached'],
  ['hours.best.weekday', 'Best hour: weekday'],
  ['hours.best.hour', 'Best hour: its beginning'],
  ['hours.best.end', 'Best hour: its end'],
  ['hours.best.reach', 'Best hour: people reached'],
  ['goals.month', 'Month of the goals'],
]);
