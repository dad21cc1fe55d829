import { sql, type SQL } from 'drizzle-orm';
import { INTERVIEW, INTERVIEW_HOLDS_MS, interviewKeys } from '../../../src/domain/owner-question-keys';

/**
 * Whether a workspace's first ideas wait for its owner's answers: it was described within the last hour, has no idea yet,
 * and its interview is neither finished nor put off.
 */
export function isInterviewHeld(workspaceId: SQL, now: Date): SQL<boolean> {
  const since = new Date(now.getTime() - INTERVIEW_HOLDS_MS).toISOString();
  return sql<boolean>`exists (
    select 1 from profiles p where p.workspace_id = ${workspaceId} and p.updated_at > ${since}
      and not exists (select 1 from ideas i where i.workspace_id = p.workspace_id)
      and not exists (
        select 1 from material_questions q where q.workspace_id = p.workspace_id and q.question = ${INTERVIEW}
      )
      and ${interviewKeys.length} > (
        select count(*) from material_questions q
        where q.workspace_id = p.workspace_id and q.question in (${sql.join(
          interviewKeys.map((key) => sql`${key}`),
          sql`, `,
        )})
      )
  )`;
}
