import { isMeasured } from './analytics-figures';
import { goalsIn, type WrittenGoals } from './report-goals';
import { insightsIn, type WrittenInsight } from './report-insights';
import { channelNames, stateWords, stepNames } from './report-names';
import { hasFigures, sumOf, type ReportFigures, type ReportPeriod } from './report-figures';
import type { Answer, Answers } from './report-answers';
import { answerAll } from './report-queries';
import { figureOf, sayFrom, wordFor, type Figure, type Sentence } from './report-sentence';
import { summaryOf } from './report-summary';

/** Writes the report of a period. */
export function writeReport(figures: ReportFigures): Report {
  const answers = answerAll(figures);
  const say = sayFrom(answers);
  const figure = (query: string): Figure | null => (answers.has(query) ? figureOf(answers, query) : null);
  // Never measured is not the same as zero.
  const isNothing = figures.since === null && !hasFigures(sumOf(figures.days));
  const report: Omit<Report, 'queries'> = {
    period: figures.period,
    business: figures.business,
    span: say`${'period.from'} to ${'period.to'}`,
    summary: summaryOf(figures, answers),
    metrics: metricNames.map(([name, sum]) => ({
      name,
      value: isNothing ? null : figure(`totals.${sum}`),
      before: figure(`before.${sum}`),
      change: changeFrom(answers, `change.${sum}`),
    })),
    chart: {
      days: figures.days.map(({ day, reach }) => ({ day, reach })),
      counted: figures.days.filter(({ day }) => figures.since !== null && day < figures.since).length,
      before: isMeasured(figures.before, figures.since)
        ? figures.daysBefore.map(({ day, reach }) => ({ day, reach }))
        : null,
      sentence: answers.has('days.best.day')
        ? say`The best day was ${'days.best.day'}, with ${'days.best.reach'} ${wordFor(answers, 'days.best.reach', 'person', 'people')} reached.`
        : ['Nobody was reached in this period.'],
    },
    channels: figures.channels.map(({ channel, state, reach }) => ({
      name: channelNames[channel],
      state: stateWords[state],
      size: reach,
      figures: state === 'measured' ? rowOf(answers, `channels.${channel}`) : null,
      change: state === 'measured' ? changeFrom(answers, `channels.${channel}.change`) : null,
    })),
    content: figures.content.map(({ id, type, channel }, index) => ({
      id,
      isPost: type === 'post',
      about: `${typeNames[type]}, ${channelNames[channel]}`,
      title: figureOf(answers, `content.${index + 1}.title`),
      ...rowOf(answers, `content.${index + 1}`),
    })),
    sources: figures.sources.map(({ people }, index) => ({
      name: figureOf(answers, `sources.${index + 1}.name`),
      size: people,
      people: figureOf(answers, `sources.${index + 1}.people`),
    })),
    funnel: (isNothing ? [] : figures.funnel).map(({ step, people }) => ({
      name: stepNames[step],
      size: people,
      people: figureOf(answers, `funnel.${step}`),
      before: figure(`funnel.${step}.before`),
    })),
    hours: answers.has('hours.best.hour')
      ? say`Most people were reached on ${'hours.best.weekday'} from ${'hours.best.hour'} to ${'hours.best.end'}: ${'hours.best.reach'} in all.`
      : null,
    insights: insightsIn(figures, answers),
    goals: goalsIn(figures, answers),
  };
  return { ...report, queries: shownQueries(report, answers) };
}

const rowOf = (answers: Answers, name: string) => ({
  reach: figureOf(answers, `${name}.reach`),
  rate: answers.has(`${name}.rate`) ? figureOf(answers, `${name}.rate`) : null,
  conversions: figureOf(answers, `${name}.conversions`),
});

function changeFrom(answers: Answers, query: string): Change | null {
  const answer = answers.get(query);
  return typeof answer?.value === 'number' ? { ...figureOf(answers, query), direction: Math.sign(answer.value) } : null;
}

/** Walks over the finished report, so that what is explained is exactly what is shown. */
function shownQueries(report: Omit<Report, 'queries'>, answers: Answers): Answer[] {
  const shown = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('query' in node && typeof node.query === 'string') shown.add(node.query);
    Object.values(node).forEach(visit);
  };
  visit(report);
  return [...shown].map((query) => answers.get(query)!);
}

const metricNames = [
  ['People reached', 'reach'],
  ['Engagement rate', 'rate'],
  ['Conversions', 'conversions'],
  ['Revenue tracked', 'revenue'],
] as const;

const typeNames = { post: 'Post', campaign: 'Campaign', automation: 'Automation' } as const;

/**
 * A report as data: the PDF, the shared page and the email show the same one. No number stands in it without the name of
 * its query; `queries` explains each. `size` is for drawing bars.
 */
export interface Report {
  period: ReportPeriod;
  business: string;
  /** "10 May to 8 June 2026" */
  span: Sentence;
  summary: readonly Sentence[];
  metrics: readonly { name: string; value: Figure | null; before: Figure | null; change: Change | null }[];
  /** `before` is null where nothing was measured then; `counted` is the index of the first day that was. */
  chart: { days: readonly DayReach[]; counted: number; before: readonly DayReach[] | null; sentence: Sentence };
  channels: readonly { name: string; state: string; size: number; figures: Row | null; change: Change | null }[];
  content: readonly ({ id: string; isPost: boolean; about: string; title: Figure } & Row)[];
  sources: readonly { name: Figure; size: number; people: Figure }[];
  funnel: readonly { name: string; size: number; people: Figure; before: Figure | null }[];
  hours: Sentence | null;
  insights: readonly WrittenInsight[];
  goals: WrittenGoals | null;
  /** What is behind every figure shown, in the order in which they appear. */
  queries: readonly Answer[];
}

/** The text has no sign: `direction` has it. */
export interface Change extends Figure {
  /** 1 is up, -1 down, 0 unchanged. */
  direction: number;
}

interface Row {
  reach: Figure;
  rate: Figure | null;
  conversions: Figure;
}

interface DayReach {
  day: string;
  reach: number;
}
