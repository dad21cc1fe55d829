import type { ReportOften } from '../../../src/domain/report-rhythm';
import { rhythmPeriods } from '../../../src/domain/report-rhythm';
import type { ReportPeriod } from '../../../src/domain/report-figures';

/** What a link in a report's email is signed for: whose it is, and which days it shows. */
export const writeMailSubject = ({ workspaceId, userId, often, endsOn }: MailedReport): string =>
  [workspaceId, userId, often, endsOn].join('.');

export function readMailSubject(subject: string): (MailedReport & { period: ReportPeriod }) | null {
  const [workspaceId, userId, often, endsOn] = subject.split('.');
  if (!workspaceId || !userId || !endsOn || (often !== 'weekly' && often !== 'monthly')) return null;
  return { workspaceId, userId, often, endsOn, period: rhythmPeriods[often] };
}

export interface MailedReport {
  workspaceId: string;
  userId: string;
  often: ReportOften;
  /** The last day of its period. */
  endsOn: string;
}
