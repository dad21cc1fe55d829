import type { analyticsContract } from '../../../src/contracts/analytics';
import type { Input, Output } from '../../../src/contracts/endpoint';
import type { DayRange } from '../../../src/domain/analytics-period';
import { monthEnding } from '../../../src/domain/report-rhythm';
import type { ReportFigures, ReportGoal, ReportInsight, ReportPeriod } from '../../../src/domain/report-figures';
import { toInstant } from '../../../src/domain/zoned-time';
import type { Clock } from '../../ports/clock';
import type { WorkspacePart } from '../../ports/workspace-scope';

/**
 * The figures of a report, from the screen's own service, so that page and report never differ. `endsOn` names the last
 * day of a period that is over; null is the one that the screen shows now.
 */
export function makeReportFigures({ analyticsAt, insightsIn, goalsAt, clock }: Dependencies) {
  return async (
    workspace: ReportedWorkspace,
    { period, endsOn, rows }: ReportAsked & { rows: number },
  ): Promise<ReportFigures> => {
    const at = endsOn === null ? clock : { now: () => toInstant({ date: endsOn, time: '23:59' }, workspace.zone) };
    const analytics = analyticsAt({
      clock: at,
      ...(period === 'month' && endsOn !== null && { periodAt: () => monthEnding(endsOn) }),
    });
    const asked = { period: period === 'month' ? MONTH : period } as const;
    const [figures, content, sources, hours, funnel] = await Promise.all([
      analytics.getAnalytics(workspace, asked),
      analytics.listTopContent(workspace, { ...asked, limit: rows }),
      analytics.listBreakdown(workspace, { ...asked, dimension: 'source', limit: rows }),
      analytics.getBestHours(workspace, asked),
      analytics.getFunnel(workspace, asked),
    ]);
    const [insights, goals] = await Promise.all([insightsIn(workspace.id, figures.current), goalsAt(at, workspace)]);
    return {
      business: workspace.name,
      period,
      current: figures.current,
      before: figures.before,
      since: figures.since,
      currency: figures.currency,
      days: figures.days,
      daysBefore: figures.daysBefore,
      channels: figures.channels,
      content: content.items,
      sources: sources.items,
      hours: hours.hours,
      funnel: funnel.steps,
      insights,
      goals,
    };
  };
}

/** Its days are those of the month, whatever the name says. */
const MONTH = '30d';

export type ReadFigures = ReturnType<typeof makeReportFigures>;
export type ReportedWorkspace = WorkspacePart<'id' | 'name' | 'zone' | 'profilePublic'>;

export interface ReportAsked {
  period: ReportPeriod;
  /** 2026-11-30 */
  endsOn: string | null;
}

interface Dependencies {
  /** The screen's service, by a clock and, for a month, with days of its own. */
  analyticsAt(when: { clock: Clock; periodAt?: () => { current: DayRange; before: DayRange } }): ScreenFigures;
  /** Of weeks that ended in the range, the newest first, each kind and subject once. */
  insightsIn(workspaceId: string, range: DayRange): Promise<ReportInsight[]>;
  /** As they stood then. */
  goalsAt(clock: Clock, workspace: ReportedWorkspace): Promise<ReportGoal[]>;
  clock: Clock;
}

type Contract = typeof analyticsContract;
type ScreenFigures = {
  [Name in 'getAnalytics' | 'listTopContent' | 'listBreakdown' | 'getBestHours' | 'getFunnel']: (
    workspace: ReportedWorkspace,
    input: Input<Contract[Name]>,
  ) => Promise<Output<Contract[Name]>>;
};
