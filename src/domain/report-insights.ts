import type { EventChannel } from './analytics-event';
import { clockTime, weekdayName } from './analytics-sentence';
import type { InsightFacts, PostFeature } from './insight';
import { insightImpactWords } from './insight-words';
import type { Answers, Questions } from './report-answers';
import type { ReportFigures, ReportInsight } from './report-figures';
import { channelNames } from './report-names';
import { figureOf, sayFrom, wordFor, type Figure, type Sentence } from './report-sentence';
import { addDays } from './zoned-time';

/** The figures of each insight, by its place in the report: docs/analytics.md says how they are found. */
export function askInsights({ insights }: ReportFigures, ask: Questions): void {
  insights.forEach(({ facts, week, confidence, impact }, index) => {
    const name = `insights.${index + 1}`;
    ask.day(`${name}.from`, addDays(week, -7), 'The Monday of the week in which it was found.');
    ask.day(`${name}.to`, addDays(week, -1), 'The Sunday of the week in which it was found.');
    askFacts(name, facts, ask);
    ask.percent(
      `${name}.confidence`,
      confidence,
      'How unlikely it is that chance alone explains this, corrected for the number of tests.',
    );
    ask.put(
      `${name}.impact`,
      impact,
      insightImpactWords[impact],
      'The share of all people, actions or conversions that it concerns: High from 15%, Medium from 5%, otherwise Low.',
    );
  });
}

function askFacts(name: string, facts: InsightFacts, ask: Questions): void {
  switch (facts.kind) {
    case 'change': {
      const { count, expected, weeks } = facts;
      ask.count(`${name}.count`, count, `${METRICS[facts.metric]} in that week.`);
      ask.count(`${name}.expected`, Math.round(expected), 'Expected from the weeks before, for each day of the week.');
      ask.count(`${name}.weeks`, weeks, 'Weeks before it that it is compared with.');
      ask.percent(
        `${name}.size`,
        Math.round(((count - expected) / Math.max(1, expected)) * 100),
        'The difference between what was counted and what was expected.',
      );
      return;
    }
    case 'content': {
      const { posts, otherPosts, reach, otherReach } = facts;
      ask.count(`${name}.posts`, posts, `Posts with ${FEATURES[facts.feature]}.`);
      ask.count(`${name}.others`, otherPosts, `Posts without ${FEATURES[facts.feature]}.`);
      ask.count(`${name}.reach`, Math.round(reach), 'The median of people reached in the first 14 days of a post.');
      ask.count(`${name}.without`, Math.round(otherReach), 'The median for the other posts.');
      ask.put(`${name}.size`, ...times(reach / Math.max(1, otherReach)), 'The first median divided by the second.');
      return;
    }
    default: {
      const { people, weeks, share, shareElsewhere } = facts;
      if (facts.kind === 'best-hour') {
        ask.put(
          `${name}.hour`,
          clockTime(facts.hour),
          clockTime(facts.hour),
          'The hour, in the time zone of the business.',
        );
        const end = clockTime((facts.hour + 1) % 24);
        ask.put(`${name}.end`, end, end, 'The end of that hour.');
      }
      if (facts.kind === 'best-weekday') {
        const day = weekdayName(facts.weekday);
        ask.put(`${name}.weekday`, day, `${day}s`, 'The weekday.');
      }
      const what = facts.kind === 'channel-mix' ? 'Conversions' : 'Actions';
      ask.put(`${name}.rate`, ...per100(share), `${what} for every hundred people reached there.`);
      ask.put(`${name}.elsewhere`, ...per100(shareElsewhere), `${what} for every hundred people reached elsewhere.`);
      ask.put(
        `${name}.size`,
        ...times(share / Math.max(share / 100, shareElsewhere)),
        'The first rate divided by the second.',
      );
      ask.count(`${name}.people`, people, 'People reached in the weeks that were looked at, counted once a day.');
      ask.count(`${name}.weeks`, weeks, 'Whole weeks that were looked at.');
    }
  }
}

export const insightsIn = ({ insights }: ReportFigures, answers: Answers): WrittenInsight[] =>
  insights.map((insight, index) => {
    const name = `insights.${index + 1}`;
    return {
      sentence: sentenceOf(insight, name, answers),
      metric: metricOf(insight.facts),
      size: figureOf(answers, `${name}.size`),
      sample: sampleOf(insight.facts, name, answers),
      confidence: figureOf(answers, `${name}.confidence`),
      impact: figureOf(answers, `${name}.impact`),
      isApplied: insight.isApplied,
    };
  });

function sentenceOf({ facts }: ReportInsight, name: string, answers: Answers): Sentence {
  const say = sayFrom(answers);
  const it = (query: string) => `${name}.${query}`;
  switch (facts.kind) {
    case 'change': {
      const more = facts.count > facts.expected ? 'more' : 'fewer';
      return say`${it('size')} ${[`${more} ${CHANGES[facts.metric]}`]} than usual ${[THROUGH[facts.channel]]} from ${it('from')} to ${it('to')}: ${it('count')}, where about ${it('expected')} were expected.`;
    }
    case 'best-hour':
      return say`People are more likely to act between ${it('hour')} and ${it('end')}: ${it('rate')} actions per hundred people reached, against ${it('elsewhere')} at other times.`;
    case 'best-weekday':
      return say`People are more likely to act on ${it('weekday')}: ${it('rate')} actions per hundred people reached, against ${it('elsewhere')} on other days.`;
    case 'channel-mix':
      return say`${[channelNames[facts.channel]]} brings the most conversions per person: ${it('rate')} per hundred people reached, against ${it('elsewhere')} elsewhere.`;
    case 'content':
      return say`Posts with ${[FEATURES[facts.feature]]} reach more people: a typical one reached ${it('reach')} in its first two weeks, and one without ${it('without')}.`;
  }
}

function sampleOf(facts: InsightFacts, name: string, answers: Answers): Sentence {
  const say = sayFrom(answers);
  switch (facts.kind) {
    case 'change':
      return say`one week against ${`${name}.weeks`} before`;
    case 'content':
      return say`${`${name}.posts`} posts with, ${`${name}.others`} without`;
    default:
      return say`${`${name}.people`} people over ${`${name}.weeks`} ${wordFor(answers, `${name}.weeks`, 'week', 'weeks')}`;
  }
}

function metricOf(facts: InsightFacts): string {
  switch (facts.kind) {
    case 'change':
      return METRICS[facts.metric];
    case 'content':
      return 'People reached by a post';
    case 'channel-mix':
      return 'Conversions per person reached';
    default:
      return 'Actions per person reached';
  }
}

/** "2.1 times" */
const times = (factor: number): [number, string] => [factor, `${tidy(factor)} times`];
const per100 = (share: number): [number, string] => [share * 100, tidy(share * 100)];
const tidy = (value: number): string =>
  value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));

const THROUGH: Record<EventChannel, string> = {
  instagram: 'on Instagram',
  facebook: 'on Facebook',
  email: 'by email',
  website: 'on the website',
  product: 'in Fourbeat',
};
const METRICS = { reach: 'People reached', engaged: 'Actions', conversions: 'Conversions' } as const;
const CHANGES = { reach: 'people reached', engaged: 'actions', conversions: 'conversions' } as const;
const FEATURES: Record<PostFeature, string> = {
  photo: 'a photograph',
  question: 'a question in the title',
  'short-title': 'a short title',
};

export interface WrittenInsight {
  sentence: Sentence;
  /** What it is measured in. */
  metric: string;
  size: Figure;
  /** What it rests on. */
  sample: Sentence;
  confidence: Figure;
  impact: Figure;
  isApplied: boolean;
}
