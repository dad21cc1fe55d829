import { safeName, type SystemEmail } from './system-email';

/**
 * To a member of a workspace: what happened while they were away, oldest first. `more` is how many other events
 * there were. `origin` is the application's address; null when it is unknown, and the email then has no links.
 */
export const newsEmail = ({
  workspace,
  zone,
  news,
  more,
  origin,
}: ToMember & { news: readonly News[]; more: number }): SystemEmail => {
  const [only] = news.length === 1 ? news : [];
  const where = safeName(workspace);
  return {
    subject: only ? `${where}: ${headline(only)}` : `${news.length + more} updates from ${where}`,
    preheader: headline(news.at(-1)!),
    heading: `What happened at ${where}`,
    paragraphs: [
      ...news.map(
        (one) => `${headline(one)}${one.actorName ? `, by ${safeName(one.actorName)}` : ''}. ${moment(one.at, zone)}.`,
      ),
      ...(more > 0 ? [`And ${more === 1 ? 'one more' : `${more} more`} on the activity page.`] : []),
    ],
    ...(origin !== null && {
      action: only?.link
        ? { label: 'Take a look', url: `${origin}${only.link}` }
        : { label: 'See all activity', url: `${origin}/dashboard/activity` },
    }),
    after: [
      'You get this email at most once an hour, and only about what you have not seen yet.',
      leave('Don’t want these emails', origin),
    ],
  };
};

/**
 * To a member of a workspace, on Mondays: last week's results and what waits. Every figure is counted; 100
 * stands for more than 99.
 */
export const weeklyReportEmail = ({
  workspace,
  zone,
  origin,
  week,
  figures,
}: ToMember & { week: { week: number; startsOn: string; endsOn: string }; figures: WeekFigures }): SystemEmail => {
  const where = safeName(workspace);
  const { published, titles, pictures, review, scheduled, next, running, ideas } = figures;
  return {
    subject: `Week ${week.week} at ${where}`,
    preheader: published > 0 ? `${pieces(published)} published.` : 'What needs you this week.',
    heading: `Week ${week.week} at ${where}`,
    paragraphs: [
      `From ${day(week.startsOn)} to ${day(week.endsOn)}:`,
      published > 0 ? `Published: ${pieces(published)}. ${listed(titles, published)}` : 'Published: nothing.',
      ...(pictures > 0 ? [`Pictures made: ${many(pictures)}.`] : []),
      ...(review + scheduled + ideas > 0 ? ['This week:'] : []),
      ...(review > 0 ? [`Ready for your approval: ${pieces(review)}.`] : []),
      ...(scheduled > 0
        ? [
            running
              ? `Scheduled: ${pieces(scheduled)}${next ? `, the next for ${moment(next, zone)}` : ''}.`
              : `Scheduled: ${pieces(scheduled)}. The engine is paused: nothing is published until you start it again.`,
          ]
        : []),
      ...(ideas > 0 ? [`Ideas to pick from: ${many(ideas)}.`] : []),
    ],
    ...(origin !== null && { action: { label: 'Open the week', url: `${origin}/dashboard/content-engine` } }),
    after: [
      'We send this report on Mondays at eight, if something happened or is waiting for you.',
      leave('Don’t want this report', origin),
    ],
  };
};

const headline = ({ title }: News): string => safeName(title, TITLE_CHARACTERS);

const pieces = (count: number): string => (count === 1 ? 'one piece' : `${many(count)} pieces`);
const many = (count: number): string => (count >= COUNTED ? `more than ${COUNTED - 1}` : String(count));

function listed(titles: readonly string[], total: number): string {
  const shown = titles.map((title) => `“${safeName(title, TITLE_CHARACTERS)}”`).join(', ');
  return total > titles.length ? `${shown} and others.` : `${shown}.`;
}

const leave = (what: string, origin: string | null): string =>
  origin === null
    ? `${what}? Change this in Fourbeat under Settings, Notifications.`
    : `${what}? Change this under Settings, Notifications: ${origin}/dashboard/settings?tab=notifications`;

const moment = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
const day = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const TITLE_CHARACTERS = 160;
/** Counting stops at this number. */
const COUNTED = 100;

export interface News {
  /** A sentence without its full stop, as in the activity log. */
  title: string;
  /** Path of the page that shows it. */
  link: string | null;
  actorName: string;
  at: Date;
}

export interface WeekFigures {
  published: number;
  /** Titles of the first few that were published. */
  titles: readonly string[];
  pictures: number;
  review: number;
  scheduled: number;
  /** When the next one is published. */
  next: Date | null;
  /** Whether the engine runs; while it is paused nothing is published. */
  running: boolean;
  ideas: number;
}

interface ToMember {
  workspace: string;
  zone: string;
  origin: string | null;
}
