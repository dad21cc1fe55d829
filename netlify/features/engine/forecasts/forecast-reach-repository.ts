import { sql } from 'drizzle-orm';
import { reachKinds } from '../../../../src/domain/analytics-event';
import { REACH_DAYS } from '../../../../src/domain/forecast';
import type { IdeaKind } from '../../../../src/domain/idea';
import type { PieceStatus } from '../../../../src/domain/piece';
import type { Transaction } from '../../../database/client';

/**
 * Posts that went out in a span, the oldest first, with the people that each reached in its first days: the sum of each
 * day's different people who opened it, as Analytics counts them. Read from the sums of days, which are in PostgreSQL
 * wherever the single events are.
 */
export async function selectReach(
  tx: Transaction,
  workspaceId: string,
  { zone, since, until, statuses }: ReachQuestion,
): Promise<PostReach[]> {
  const ofPost = sql`d.workspace_id = ${workspaceId} and d.dimension = 'subject' and d.key = p.id::text`;
  const { rows } = await tx.execute<Raw>(sql`
    with posts as (
      select id, idea_id, status, published_at, (published_at at time zone ${zone}::text)::date as first_day,
        (published_at at time zone ${zone}::text + ${REACH_DAYS}::int * interval '1 day') at time zone ${zone}::text as due_at
      from pieces where workspace_id = ${workspaceId} and status = any(${sql.param([...statuses])}::text[]) and published_at >= ${since.toISOString()} and published_at < ${until.toISOString()}
      order by published_at desc limit ${MOST_POSTS}
    )
    select p.id, p.idea_id as "ideaId", p.status, to_json(p.published_at) #>> '{}' as "publishedAt", p.first_day::text as "firstDay", to_json(p.due_at) #>> '{}' as "dueAt", i.kind,
      coalesce((
        select sum(d.people) from event_days d where ${ofPost} and d.day between p.first_day and p.first_day + ${REACH_DAYS - 1}::int and d.kind = any(${sql.param([...reachKinds])}::text[])
      ), 0)::int as reach,
      exists (
        select 1 from event_days d where ${ofPost} and d.day between p.first_day - ${EARLIER_DAYS}::int and p.first_day - 1 and d.kind = 'publish'
      ) as "isRepublished",
      exists (
        select 1 from event_days d where d.workspace_id = ${workspaceId} and d.dimension = '' and d.day < p.first_day + ${REACH_DAYS}::int and d.kind = any(${sql.param([...reachKinds])}::text[])
      ) as "isCounted"
    from posts p left join ideas i on i.workspace_id = ${workspaceId} and i.id = p.idea_id order by p.published_at, p.id`);
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt), dueAt: new Date(row.dueAt) }));
}

/** More than count in a forecast: the oldest of them weigh next to nothing. */
const MOST_POSTS = 120;
/** Back in which an earlier publication of the same post is looked for. */
const EARLIER_DAYS = 90;

interface ReachQuestion {
  zone: string;
  since: Date;
  /** Excluded. */
  until: Date;
  statuses: readonly PieceStatus[];
}

export interface PostReach {
  id: string;
  ideaId: string | null;
  status: PieceStatus;
  /** Of the idea that it was made from. */
  kind: IdeaKind | null;
  publishedAt: Date;
  /** The day on which it went out, by the workspace's clock. */
  firstDay: string;
  /** When its days are over: a week later, at the same time of day. */
  dueAt: Date;
  reach: number;
  /** It had gone out on an earlier day, and was taken down. */
  isRepublished: boolean;
  /** Anybody has been counted anywhere until then: otherwise a zero says nothing. */
  isCounted: boolean;
}

type Raw = Record<string, unknown> & Omit<PostReach, 'publishedAt' | 'dueAt'> & { publishedAt: string; dueAt: string };
