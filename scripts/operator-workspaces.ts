import { administration } from '../netlify/features/operator/administration-repository';
import { systemIds } from '../netlify/providers/system/ids';
import { DAY_MS } from '../src/domain/duration';
import { activityEvents } from '../src/domain/activity-events';
import { type PlanName, planNames, TRIAL_DAYS } from '../src/domain/plan-name';
import { addDays, toInstant } from '../src/domain/zoned-time';
import { oneLine } from './format-table';
import { UsageError } from './operator-arguments';
import type { OperatorCommand } from './operator-command';
import { day, list, MANY } from './operator-listing';

export const workspaceCommands: Record<string, OperatorCommand> = {
  workspaces: {
    usage: 'workspaces [--search text]',
    about: 'workspaces by name, demos left out',
    arguments: [0, 0],
    run: async (_words, { search }) => {
      const rows = await administration.listWorkspaces({ search, limit: MANY + 1 });
      return list(
        ['SLUG', 'NAME', 'PLAN', 'ENDS', 'MEMBERS', 'MADE'],
        rows,
        (row) => [row.slug, row.name, row.plan, day(row.endsAt), String(row.members), day(row.createdAt)],
        'No workspace matches.',
      );
    },
  },
  plan: {
    usage: 'plan <slug> <plan> [--days n | --until day]',
    about: `gives a workspace a plan without an invoice: ${planNames.join(', ')}; --until its last day, such as 2027-01-31; --days how long a trial lasts from now (${TRIAL_DAYS})`,
    arguments: [2, 2],
    run: async ([slug = '', wanted = ''], { days, until }, { now }) => {
      const plan = planNames.find((name) => name.toLowerCase() === wanted.toLowerCase());
      if (!plan) throw new Error(`There is no plan “${oneLine(wanted)}”. Plans are ${planNames.join(', ')}.`);
      const end = until === undefined ? endOfTrial(plan, days, now) : lastDay(until, days, now);
      const changed = await administration.updatePlan(
        slug,
        plan,
        (zone) =>
          end instanceof Date || end === null ? end : toInstant({ date: addDays(end.day, 1), time: '00:00' }, zone),
        now,
        { ...activityEvents.planGiven(plan), id: systemIds.id() },
      );
      if (!changed)
        throw new Error(`There is no workspace “${oneLine(slug)}”. List them with: npm run operator -- workspaces`);
      return `${oneLine(changed.name)} is on ${plan} now (was ${changed.before})${end ? `, until ${end instanceof Date ? day(end) : end.day}` : ''}.`;
    },
  },
};

function endOfTrial(plan: PlanName, days: string | undefined, now: Date): Date | null {
  if (plan !== 'Trial') {
    if (days !== undefined) throw new UsageError(`--days is for trials. Write --until and a day to let ${plan} end.`);
    return null;
  }
  const length = days === undefined ? TRIAL_DAYS : Number(days);
  if (!Number.isInteger(length) || length < 1 || length > 3650)
    throw new UsageError('--days is a whole number from 1 to 3650.');
  return new Date(now.getTime() + length * DAY_MS);
}

/** The plan's last day, in the workspace's zone. */
function lastDay(until: string, days: string | undefined, now: Date): { day: string } {
  if (days !== undefined) throw new UsageError('Write --days or --until, not both.');
  const at = Date.parse(`${until}T00:00:00Z`);
  if (
    !/^\d{4}-\d\d-\d\d$/.test(until) ||
    Number.isNaN(at) ||
    new Date(at).toISOString().slice(0, 10) !== until ||
    at < now.getTime() - DAY_MS
  )
    throw new UsageError('--until is a day that has not passed, such as 2027-01-31.');
  return { day: until };
}
