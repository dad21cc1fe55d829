import { bestHour, changeOf, engagementRate, isMeasured, peakOf } from './analytics-figures';
import { daysOf } from './analytics-period';
import { clockTime, weekdayName } from './analytics-sentence';
import { EMAIL_SOURCE } from './attribution';
import { BEFORE, makeQuestions, NOW, type Answers, type Questions } from './report-answers';
import { askGoals } from './report-goals';
import { askInsights } from './report-insights';
import { channelNames, stepWords } from './report-names';
import { sumOf, type ReportFigures } from './report-figures';

/**
 * Every number that a report can contain, by the name of its query. Anything that would mislead is left out: a rate
 * with nobody reached, a percentage of nothing, a comparison with unmeasured days.
 */
export function answerAll(figures: ReportFigures): Answers {
  const ask = makeQuestions(figures.currency, figures.current.to);
  askPeriod(figures, ask);
  askTotals(figures, ask);
  askChannels(figures, ask);
  askContent(figures, ask);
  askPeople(figures, ask);
  askInsights(figures, ask);
  askGoals(figures, ask);
  return ask.answers;
}

function askPeriod({ business, current, before, since }: ReportFigures, ask: Questions): void {
  ask.put('business.name', business, business, 'The name of the business, from its settings.');
  ask.count('period.days', daysOf(current).length, 'Days that the report covers.');
  ask.day('period.from', current.from, 'The first day of the report.');
  ask.day('period.to', current.to, 'The last day of the report.');
  ask.day('before.from', before.from, 'The first day of the period before.');
  ask.day('before.to', before.to, 'The last day of the period before.');
  if (since) ask.day('since', since, 'The first day on which anything was measured.');
}

function askTotals({ days, daysBefore, before, since }: ReportFigures, ask: Questions): void {
  const [now, then] = [sumOf(days), sumOf(daysBefore)];
  ask.sums('totals', now, NOW);
  const peak = peakOf(days, 'reach');
  if (peak) {
    ask.day('days.best.day', peak.day, 'The day that reached the most people.');
    ask.count('days.best.reach', peak.reach, 'People reached on the best day.');
  }
  if (!isMeasured(before, since)) return;
  ask.sums('before', then, BEFORE);
  const words = (what: string) => `${what}, compared with the period before.`;
  const growth = { reach: changeOf(now.reach, then.reach), revenue: changeOf(now.revenue, then.revenue) };
  if (growth.reach !== null) ask.percent('change.reach', growth.reach, words('People reached'));
  if (growth.revenue !== null) ask.percent('change.revenue', growth.revenue, words('Revenue'));
  ask.count('change.conversions', now.conversions - then.conversions, words('Conversions'));
  const [rate, rateBefore] = [engagementRate(now), engagementRate(then)];
  if (rate !== null && rateBefore !== null)
    ask.points('change.rate', (rate - rateBefore) * 100, words('Engagement rate'));
}

function askChannels({ channels, days, before, since }: ReportFigures, ask: Questions): void {
  const reach = sumOf(days).reach;
  for (const { channel, before: then, ...sums } of channels) {
    const [name, where] = [`channels.${channel}`, ` (${onlyOf(channel)} only)`];
    ask.sums(name, sums, NOW + where);
    if (reach > 0)
      ask.percent(
        `${name}.share`,
        (sums.reach / reach) * 100,
        `People reached through ${channelNames[channel]}, as a share of all people reached.`,
      );
    if (!isMeasured(before, since)) continue;
    ask.sums(`${name}.before`, then, BEFORE + where);
    const growth = changeOf(sums.reach, then.reach);
    if (growth !== null)
      ask.percent(
        `${name}.change`,
        growth,
        `People reached through ${channelNames[channel]}, compared with the period before.`,
      );
  }
}

/** Networks keep their capital letters. */
const onlyOf = (channel: keyof typeof channelNames): string =>
  channel === 'email' || channel === 'website' ? channel : channelNames[channel];

function askContent({ content }: ReportFigures, ask: Questions): void {
  content.forEach((item, index) => {
    const name = `content.${index + 1}`;
    ask.put(`${name}.title`, item.title, item.title, `The title of the ${item.type}.`);
    ask.sums(name, item, `${NOW} (this post or campaign only)`);
  });
}

function askPeople({ sources, funnel, hours, before, since }: ReportFigures, ask: Questions): void {
  sources.forEach(({ key, people }, index) => {
    ask.put(
      `sources.${index + 1}.name`,
      key,
      key === EMAIL_SOURCE ? 'Email' : key,
      'Where people came from: the referring site, or the name in the link.',
    );
    ask.count(`sources.${index + 1}.people`, people, `People who came from that source, counted once a day, ${NOW}.`);
  });
  for (const { step, people, before: then } of funnel) {
    ask.count(`funnel.${step}`, people, `${stepWords[step]}, ${NOW}.`);
    if (isMeasured(before, since)) ask.count(`funnel.${step}.before`, then, `${stepWords[step]}, ${BEFORE}.`);
  }
  const best = bestHour(hours);
  if (!best) return;
  const weekday = weekdayName(best.weekday);
  const ends = clockTime((best.hour + 1) % 24);
  ask.put('hours.best.weekday', weekday, `${weekday}s`, 'The weekday of the hour that reached the most people.');
  ask.put(
    'hours.best.hour',
    clockTime(best.hour),
    clockTime(best.hour),
    'That hour, in the time zone of the business.',
  );
  ask.put('hours.best.end', ends, ends, 'The end of that hour.');
  ask.count('hours.best.reach', best.reach, `People reached in that hour of the week, ${NOW}.`);
}
