import type { CampaignRecommendation } from '../../../../src/contracts/campaign-proposals';
import type { campaignsContract } from '../../../../src/contracts/campaigns';
import type { Output } from '../../../../src/contracts/endpoint';
import { quoted } from '../../../../src/domain/activity';
import { DAY_MS } from '../../../../src/domain/duration';
import { likelyAbove, likelyAny, likelyTotal } from '../../../../src/domain/likelihood';
import type { SegmentGroup } from '../../../../src/domain/segment';
import { addDays, toLocal } from '../../../../src/domain/zoned-time';
import type { Clock } from '../../../ports/clock';
import type { WorkspacePart } from '../../../ports/workspace-scope';
import type { CampaignBookRepository } from '../campaign-book-repository';
import type { Recommended } from './recommendation';
import type { MailTotals, RecommendationRepository, SendingHour } from './recommendation-repository';

/**
 * What the workspace's own history suggests, the surest first. Of an hour, confidence is how likely it is really the
 * better one; of a mail to some people, how likely at least one of them follows it, at the workspace's own rate. Each comes
 * with the money that so many mails are likely to bring; where mails have brought too little to tell, nothing is said, nor
 * before NEEDED mails were sent.
 */
export function makeRecommendationService({
  repository,
  books,
  clock,
}: {
  repository: RecommendationRepository;
  books: CampaignBookRepository;
  clock: Clock;
}) {
  async function recommend({ id: workspaceId, zone }: Workspace, known?: MailTotals): Promise<Recommended[]> {
    const totals = known ?? (await repository.readTotals(workspaceId));
    if (totals.sent < NEEDED || totals.sales < SALES) return [];
    const now = clock.now();
    const latest = await repository.findLatest(workspaceId, daysBefore(now, RECENT_DAYS));
    const resend = latest && { ...latest, days: Math.ceil((now.getTime() - latest.startedAt.getTime()) / DAY_MS) };
    const field = (await books.read(workspaceId)).birthday;
    const birthday = field && (await repository.countDays(workspaceId, field, monthDays(toLocal(now, zone).date)));
    const people = (rules: SegmentGroup): Promise<number> => repository.countReachable(workspaceId, rules, now);
    return [
      betterHour(totals, await repository.readHours(workspaceId, zone), await people(EVERYBODY)),
      winBack(totals, await people(QUIET)),
      resend && resend.days <= RESEND_DAYS ? sendAgain(totals, resend, await people(notOpened(resend.days))) : null,
      birthday && comingDays(totals, birthday),
    ]
      .filter((found): found is Recommended => Boolean(found))
      .sort((one, other) => other.shown.confidence - one.shown.confidence)
      .slice(0, SHOWN);
  }

  return {
    recommend: (workspace: Workspace): Promise<Recommended[]> => recommend(workspace),

    async list(workspace: Workspace): Promise<Output<typeof campaignsContract.listCampaignRecommendations>> {
      const totals = await repository.readTotals(workspace.id);
      return {
        items: (await recommend(workspace, totals)).map(({ shown }) => shown),
        sent: totals.sent,
        needed: NEEDED,
      };
    },
  };
}

/** Against the hour that is used most. */
function betterHour(totals: MailTotals, all: SendingHour[], people: number): Recommended | null {
  const hours = all.filter(({ sent }) => sent >= NEEDED);
  const [usual] = [...hours].sort((one, other) => other.sent - one.sent);
  const [best] = [...hours].sort((one, other) => other.opens / other.sent - one.opens / one.sent);
  if (!usual || !best || best === usual) return null;
  const confidence = likelyAbove({ hits: best.opens, tries: best.sent }, { hits: usual.opens, tries: usual.sent });
  const revenue = expectedRevenue(totals, people);
  if (confidence < SURE || !revenue) return null;
  return {
    shown: {
      id: `best-hour-${best.hour}`,
      title: `Send at ${clockOf(best.hour)} instead of ${clockOf(usual.hour)}`,
      action: 'apply',
      confidence: capped(confidence),
      ...revenue,
      sample: best.sent + usual.sent,
      reason: `${percent(best.opens / best.sent)} of emails sent between ${clockOf(best.hour)} and ${clockOf(best.hour + 1)} were opened, compared with ${percent(usual.opens / usual.sent)} of those sent between ${clockOf(usual.hour)} and ${clockOf(usual.hour + 1)}. This creates a draft that reaches everyone at ${clockOf(best.hour)} in their own time zone.`,
    },
    draft: { name: `Newsletter at ${clockOf(best.hour)}`, template: 'newsletter', localHour: best.hour },
  };
}

const winBack = (totals: MailTotals, people: number): Recommended | null =>
  ofPeople(totals, people, {
    id: 'win-back',
    title: `Write to ${people.toLocaleString('en-US')} customers who have gone quiet`,
    reason:
      'They have spent money with you, agreed to your emails, have not been in touch for 60 days and got no email from you for 30.',
    draft: {
      name: 'We have missed you',
      template: 'missed-you',
      segment: { name: 'Customers quiet for 60 days, no email for 30', rules: QUIET },
    },
  });

const sendAgain = (
  totals: MailTotals,
  { id, name, days }: { id: string; name: string; days: number },
  people: number,
): Recommended | null =>
  ofPeople(totals, people, {
    id: `resend-${id}`,
    title: `Send ${quoted(name)} again to ${people.toLocaleString('en-US')} people who opened nothing recently`,
    reason: `They got emails in the last ${days} days and opened none of them. A second try with a different subject line reaches people who missed the first.`,
    draft: {
      name: `${name}, once more`,
      copyOf: id,
      segment: { name: `Got emails in the last ${days} days, opened none`, rules: notOpened(days) },
    },
  });

const comingDays = (totals: MailTotals, { label, people }: { label: string; people: number }): Recommended | null =>
  ofPeople(totals, people, {
    id: 'birthdays',
    title: `Greet ${people.toLocaleString('en-US')} people whose ${quoted(label)} is in the next 30 days`,
    reason:
      'None of your automations covers this day yet. This one greets each person on the morning of the day, every year.',
    draft: { name: `${label.slice(0, 60)} greeting`, template: 'birthday' },
  });

/** A mail to some people: null when they are too few, when nobody ever followed one, or when none brought money. */
function ofPeople(
  totals: MailTotals,
  people: number,
  { draft, ...words }: { id: string; title: string; reason: string; draft: Recommended['draft'] },
): Recommended | null {
  const confidence = likelyAny({ hits: totals.clicks, tries: totals.sent }, people);
  const revenue = expectedRevenue(totals, people);
  if (people < FEWEST || confidence < WORTH_IT || !revenue) return null;
  return {
    shown: {
      ...words,
      title: words.title.slice(0, 160),
      action: 'draft',
      confidence: capped(confidence),
      ...revenue,
      sample: totals.sent,
    },
    draft,
  };
}

/** What so many mails are likely to bring, from what former ones brought. Hours are not told apart: too few sales come from one. */
function expectedRevenue(
  { sent, sales, revenue, revenueSquares }: MailTotals,
  people: number,
): Pick<CampaignRecommendation, 'revenueLow' | 'revenueHigh' | 'revenueSource'> | null {
  const { low, high } = likelyTotal({ mails: sent, sum: revenue, squares: revenueSquares }, people);
  if (high <= 0) return null;
  const count = (n: number): string => n.toLocaleString('en-US');
  return {
    revenueLow: low,
    revenueHigh: high,
    revenueSource: `Based on ${count(sales)} sales from ${count(sent)} of your emails, for one email to ${count(people)} ${people === 1 ? 'person' : 'people'}.`,
  };
}

const EVERYBODY: SegmentGroup = { match: 'all', rules: [] };
const notOpened = (days: number): SegmentGroup => ({
  match: 'all',
  rules: [
    { about: 'event', kind: 'mail-sent', is: 'happened', days },
    { about: 'event', kind: 'mail-opened', is: 'not-happened', days },
  ],
});

const monthDays = (today: string): string[] => Array.from({ length: 30 }, (_, n) => addDays(today, n + 1).slice(5));
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
const clockOf = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
/** In hundredths, and never certain. */
const capped = (confidence: number): number => Math.min(0.99, Math.floor(confidence * 100) / 100);

const QUIET: SegmentGroup = {
  match: 'all',
  rules: [
    { about: 'value', is: 'at-least', value: 1 },
    { about: 'last-contact', is: 'before', days: 60 },
    { about: 'consent', channel: 'email', is: 'granted' },
    { about: 'event', kind: 'mail-sent', is: 'not-happened', days: 30 },
  ],
};

/** Mails before anything is said at all, and in each hour that is compared. */
const NEEDED = 200;
const FEWEST = 10;
const SALES = 5;
const SURE = 0.8;
const WORTH_IT = 0.5;
const RECENT_DAYS = 30;
const RESEND_DAYS = 45;
const SHOWN = 5;

export type RecommendationService = ReturnType<typeof makeRecommendationService>;

type Workspace = WorkspacePart<'id' | 'zone'>;
