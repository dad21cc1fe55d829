import { isMeasured } from './analytics-figures';
import { channelNames } from './report-names';
import { hasFigures, sumOf, type ReportFigures } from './report-figures';
import type { Answers } from './report-answers';
import { sayFrom, wordFor, type Sentence } from './report-sentence';

/** A report in a few sentences, the most important first. */
export function summaryOf(figures: ReportFigures, answers: Answers): Sentence[] {
  const say = sayFrom(answers);
  const now = sumOf(figures.days);
  const isCompared = isMeasured(figures.before, figures.since);
  const days = wordFor(answers, 'period.days', 'day', 'days');
  const before = figures.period === 'month' ? say`in the month before` : say`in the ${'period.days'} ${days} before`;
  if (!hasFigures(now))
    return [
      say`Nothing was measured from ${'period.from'} to ${'period.to'}.`,
      ...(isCompared ? [say`${'before.reach'} ${people(answers, 'before.reach')} were reached ${before}.`] : []),
    ];
  return [
    say`${'business.name'} reached ${'totals.reach'} ${people(answers, 'totals.reach')} from ${'period.from'} to ${'period.to'}${growth(answers, before)}.`,
    ...(isCompared ? [] : [noComparison(figures, answers)]),
    ...engagement(answers),
    conversions(now.revenue > 0, answers),
    ...bestChannel(figures, answers),
    ...bestContent(figures, answers),
  ];
}

function growth(answers: Answers, before: Sentence): Sentence {
  const say = sayFrom(answers);
  const change = answers.get('change.reach')?.value;
  if (typeof change === 'number')
    return change === 0
      ? say`, about as many as ${before}`
      : say`, ${'change.reach'} ${[change > 0 ? 'more' : 'fewer']} than ${before}`;
  return answers.get('before.reach')?.value === 0 ? say`, up from nobody ${before}` : [];
}

const noComparison = ({ since }: ReportFigures, answers: Answers): Sentence =>
  since
    ? sayFrom(answers)`Nothing was measured before ${'since'}, so there is no comparison.`
    : ['There is no earlier period to compare this with.'];

const engagement = (answers: Answers): Sentence[] =>
  answers.has('totals.rate')
    ? [
        sayFrom(
          answers,
        )`The engagement rate was ${'totals.rate'}: ${'totals.engaged'} ${wordFor(answers, 'totals.engaged', 'person', 'people')} clicked a link, sent a form, booked or bought something.`,
      ]
    : [];

function conversions(hasRevenue: boolean, answers: Answers): Sentence {
  const say = sayFrom(answers);
  if (answers.get('totals.conversions')?.value === 0) return say`No sales or bookings were reported.`;
  const were = wordFor(answers, 'totals.conversions', 'was', 'were');
  const noun = wordFor(answers, 'totals.conversions', 'sale or booking', 'sales and bookings');
  const difference = Number(answers.get('change.conversions')?.value ?? 0);
  const worth = hasRevenue ? say`${[difference === 0 ? ' ' : ', ']}worth ${'totals.revenue'}` : [];
  const more =
    difference === 0
      ? []
      : say`, ${'change.conversions'} ${[difference > 0 ? 'more' : 'fewer']} than in the period before`;
  return say`There ${were} ${'totals.conversions'} ${noun}${more}${worth}.`;
}

function bestChannel({ channels }: ReportFigures, answers: Answers): Sentence[] {
  const best = channels.reduce<ReportFigures['channels'][number] | null>(
    (most, channel) => (channel.reach > (most?.reach ?? 0) ? channel : most),
    null,
  );
  if (!best || !answers.has(`channels.${best.channel}.share`)) return [];
  const reach = `channels.${best.channel}.reach`;
  return [
    sayFrom(
      answers,
    )`${[reachedBy[best.channel]]} reached the most people: ${reach}, or ${`channels.${best.channel}.share`} of the total.`,
  ];
}

const bestContent = ({ content }: ReportFigures, answers: Answers): Sentence[] =>
  content[0] && content[0].reach > 0
    ? [
        sayFrom(
          answers,
        )`The post or campaign that reached the most people was “${'content.1.title'}”, with ${'content.1.reach'}.`,
      ]
    : [];

const reachedBy: Record<keyof typeof channelNames, string> = { ...channelNames, website: 'Your website' };

const people = (answers: Answers, query: string): Sentence => wordFor(answers, query, 'person', 'people');
