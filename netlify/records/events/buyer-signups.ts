import { sql } from 'drizzle-orm';
import { SIGNUP_SOURCES } from '../../../src/domain/attribution';
import { inWorkspace } from '../../database/client';
import type { FindSignups, Signup } from '../../ports/event-archive';

/** How buyers had signed up; whoever was erased has a hash for an id. */
export const findBuyerSignups: FindSignups = (workspaceId, people) =>
  inWorkspace(workspaceId, async (tx) => {
    const ids = people.filter((person) => UUID.test(person));
    if (ids.length === 0) return [];
    const { rows } = await tx.execute<Signup & Record<string, unknown>>(sql`
      select id as person, source, (extract(epoch from created_at) * 1000000)::float8 as at from contacts
      where workspace_id = ${workspaceId} and id = any(${sql.param(ids)}::uuid[]) and source = any(${sql.param([...SIGNUP_SOURCES])}::text[])`);
    return rows;
  });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
