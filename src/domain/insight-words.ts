import type { EventChannel } from './analytics-event';
import { clockTime, weekdayName } from './analytics-sentence';
import type { PostingSlot } from './cycle';
import { SHORT_TITLE, type InsightFacts, type InsightScore, type PostFeature } from './insight';

export const insightImpactWords = { high: 'High', medium: 'Medium', low: 'Low' } as const;

/** A finding as a headline. */
export function insightTitle(facts: InsightFacts): string {
  switch (facts.kind) {
    case 'change': {
      const share = Math.round((Math.abs(facts.count - facts.expected) / Math.max(1, facts.expected)) * 100);
      const more = facts.count > facts.expected ? 'more' : 'fewer';
      return facts.metric === 'reach'
        ? `${share}% ${more} people than usual ${SAW[facts.channel]}`
        : `${share}% ${more} ${facts.metric === 'engaged' ? 'actions' : 'conversions'} than usual ${THROUGH[facts.channel]}`;
    }
    case 'best-hour':
      return `Post at ${clockTime(facts.hour)}, not ${facts.slot.time}`;
    case 'best-weekday':
      return `Post on ${weekdayName(facts.weekday)}s, not ${weekdayName(facts.slot.weekday)}s`;
    case 'channel-mix':
      return `${NAMES[facts.channel]} brings the most conversions per person`;
    case 'content':
      return `Posts with ${WITH[facts.feature]} reach ${times(facts.reach / Math.max(1, facts.otherReach))} as many people`;
  }
}

/** One or two sentences with the figures that it rests on, and how many they are. */
export function insightText(facts: InsightFacts): string {
  switch (facts.kind) {
    case 'change':
      return [
        `${number(facts.count)} last week. We expected about ${number(facts.expected)}, going by the ${facts.weeks} weeks before.`,
        facts.post && `Most people saw “${facts.post.title}”.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'best-hour':
      return `${per100(facts.share)} actions for every 100 people reached between ${clockTime(facts.hour)} and ${clockTime((facts.hour + 1) % 24)}, and ${per100(facts.shareElsewhere)} at other times. Based on ${sample(facts)}.`;
    case 'best-weekday':
      return `${per100(facts.share)} actions for every 100 people reached on ${weekdayName(facts.weekday)}s, and ${per100(facts.shareElsewhere)} on other days. Based on ${sample(facts)}.`;
    case 'channel-mix':
      return `${per100(facts.share)} conversions for every 100 people reached ${THROUGH[facts.channel]}, and ${per100(facts.shareElsewhere)} elsewhere. Based on ${sample(facts)}.`;
    case 'content':
      return `A typical post with ${WITH[facts.feature]} reached ${number(facts.reach)} people in its first two weeks; one without reached ${number(facts.otherReach)}. Based on ${facts.posts} posts with and ${facts.otherPosts} without.`;
  }
}

/** Four weeks later. */
export function scoreText({ channel, metric, before, after, outcome }: InsightScore): string {
  if (outcome === 'unknown')
    return 'Since you applied it: we had too little data from before to tell whether it helped.';
  const where = channel === 'all' ? '' : ` ${THROUGH[channel]}`;
  const what = metric === 'engaged' ? 'actions' : metric === 'reach' ? 'people reached' : 'conversions';
  return `Since you applied it: ${number(after)} ${what}${where} in four weeks, ${number(before)} in the four before. ${OUTCOMES[outcome]}`;
}

/** "Thursdays at 16:30" */
export const slotInWords = ({ weekday, time }: PostingSlot): string => `${weekdayName(weekday)}s at ${time}`;

const OUTCOMES = {
  better: 'That is more than chance would explain.',
  worse: 'That is a drop that chance would not explain.',
  unclear: 'The difference may well be chance.',
};

const number = (value: number): string => Math.round(value).toLocaleString('en-US');
const per100 = (share: number): string => tidy(share * 100);
const tidy = (value: number): string =>
  value >= 10 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
const times = (factor: number): string => (tidy(factor) === '2' ? 'twice' : `${tidy(factor)} times`);
const sample = ({ people, weeks }: { people: number; weeks: number }): string =>
  `${number(people)} people over ${weeks} weeks`;

const NAMES: Record<EventChannel, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  email: 'Email',
  website: 'Your website',
  product: 'Your work here',
};
const THROUGH: Record<EventChannel, string> = {
  instagram: 'on Instagram',
  facebook: 'on Facebook',
  email: 'by email',
  website: 'on your website',
  product: 'here',
};
const SAW: Record<EventChannel, string> = {
  instagram: 'saw you on Instagram',
  facebook: 'saw you on Facebook',
  email: 'opened your emails',
  website: 'visited your website',
  product: 'were reached',
};
const WITH: Record<PostFeature, string> = {
  photo: 'a photograph',
  question: 'a question in the title',
  'short-title': `a title of at most ${SHORT_TITLE} characters`,
};
