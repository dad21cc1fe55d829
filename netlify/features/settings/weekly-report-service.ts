import { DAY_MS, WEEK_MS } from '../../../src/domain/duration';
import { addWeeks, weekAt, type Week } from '../../../src/domain/week';
import { addDays, toInstant } from '../../../src/domain/zoned-time';
import type { NewsMail } from '../../documents/news-mail';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { WeeklyReportRepository } from './weekly-report-repository';

/** Last week's figures by mail, on Monday at eight of the workspace's own clock, once per person, workspace and ISO week. */
export function makeWeeklyReportService({ repository, mail, origin, clock, ids, log }: Dependencies) {
  async function report(workspace: Workspace, readers: readonly Reader[], thisWeek: Week): Promise<number> {
    const [lastWeek, { zone }] = [addWeeks(thisWeek, -1), workspace];
    const figures = await repository.readFigures(workspace.id, {
      from: midnight(lastWeek.startsOn, zone),
      until: midnight(thisWeek.startsOn, zone),
      thisWeek,
      titles: TITLES,
    });
    const isQuiet = figures.published + figures.pictures + figures.review + figures.scheduled + figures.ideas === 0;
    const systemEmail = isQuiet
      ? null
      : mail.weeklyReport({
          workspace: workspace.name,
          zone,
          origin,
          week: { ...lastWeek, endsOn: addDays(lastWeek.startsOn, 6) },
          figures,
        });
    const now = clock.now();
    let sent = 0;
    for (const { userId, email } of readers) {
      const stored = systemEmail && {
        ...systemEmail,
        id: ids.id(),
        recipient: email,
        createdAt: now,
        expiresAt: new Date(now.getTime() + WEEK_MS),
      };
      if (await repository.report(workspace.id, userId, { week: nameOf(lastWeek), mail: stored })) sent += 1;
    }
    return sent;
  }

  return {
    /** Looks through the workspaces of all zones in which it is due, a page at a time. One that fails does not keep the others waiting. */
    async sendWeeklyReports(): Promise<void> {
      const now = clock.now();
      const zones = (await repository.listZones()).filter((zone) => isDue(now, zone));
      if (zones.length === 0) return;
      let [sent, failed] = [0, 0];
      for (let after: string | null = null, page: Workspace[]; ; after = page.at(-1)!.id) {
        page = await repository.listWorkspaces({ zones, after, limit: PAGE });
        if (page.length === 0) break;
        const [readers, choices] = [
          await repository.listReaders(page.map(({ id }) => id)),
          await repository.listMemberSettings(page.map(({ id }) => id)),
        ];
        for (const workspace of page) {
          const thisWeek = weekAt(now, workspace.zone);
          const waiting = readers.filter(({ workspaceId, userId, joinedAt }) => {
            if (workspaceId !== workspace.id || joinedAt >= reportTime(thisWeek, workspace.zone)) return false;
            const chosen = choices.find((row) => row.workspaceId === workspaceId && row.userId === userId);
            return !chosen || (chosen.weeklyReports && chosen.reportedWeek !== nameOf(addWeeks(thisWeek, -1)));
          });
          if (waiting.length === 0) continue;
          await report(workspace, waiting, thisWeek).then(
            (count) => (sent += count),
            (error: unknown) => {
              failed += 1;
              log(
                `the week of workspace ${workspace.id} was not reported: ${error instanceof Error ? error.name : 'unknown error'}`,
              );
            },
          );
        }
        if (page.length < PAGE) break;
      }
      if (sent > 0) log(`put ${sent} weekly reports into the outbox`);
      if (failed > 0) throw new Error(`the week of ${failed} workspaces was not reported`);
    },
  };
}

/** Reckoned on the zone's own calendar: across a clock change eight stays eight. */
const reportTime = ({ startsOn }: Week, zone: string): Date => toInstant({ date: startsOn, time: '08:00' }, zone);
const midnight = (date: string, zone: string): Date => toInstant({ date, time: '00:00' }, zone);
/** 2026-W47 */
const nameOf = ({ year, week }: Week): string => `${year}-W${String(week).padStart(2, '0')}`;

/** A report that is a day late, after a time without a worker, is none: the next one comes in six days. */
function isDue(now: Date, zone: string): boolean {
  const late = now.getTime() - reportTime(weekAt(now, zone), zone).getTime();
  return late >= 0 && late < DAY_MS;
}

const PAGE = 100;
const TITLES = 5;

type Workspace = Awaited<ReturnType<WeeklyReportRepository['listWorkspaces']>>[number];
type Reader = Awaited<ReturnType<WeeklyReportRepository['listReaders']>>[number];

interface Dependencies {
  repository: WeeklyReportRepository;
  mail: NewsMail;
  /** Where links lead; null where nothing names the address. */
  origin: string | null;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
