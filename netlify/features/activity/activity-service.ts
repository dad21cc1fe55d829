import type { Activity, Bell } from '../../../src/contracts/activity';
import type { ActivityType } from '../../../src/domain/activity';
import { DAY_MS } from '../../../src/domain/duration';
import type { Clock } from '../../ports/clock';
import type { ActivityRepository } from './activity-repository';

/** The activity log, and what of it is new to a person. */
export function makeActivityService({ repository, clock }: { repository: ActivityRepository; clock: Clock }) {
  async function getBell(workspaceId: string, userId: string): Promise<Bell> {
    const { rows, unseen, seenUntil } = await repository.readBell(
      workspaceId,
      userId,
      new Date(clock.now().getTime() - NEWS_DAYS * DAY_MS),
    );
    return { unseen, items: rows.map(present), seenUntil: seenUntil.toISOString() };
  }

  return {
    getBell,

    async list(workspaceId: string, query: { type?: ActivityType; cursor?: string; limit: number }) {
      const { rows, nextCursor } = await repository.list(workspaceId, query);
      return { items: rows.map(present), nextCursor };
    },

    /** Nothing in the future can have been seen, whatever a client's clock says. */
    async updateBell(workspaceId: string, userId: string, seenUntil: string): Promise<Bell> {
      await repository.markSeen(workspaceId, userId, new Date(Math.min(Date.parse(seenUntil), clock.now().getTime())));
      return getBell(workspaceId, userId);
    },
  };
}

function present({
  id,
  type,
  title,
  status,
  link,
  actorName,
  createdAt,
}: Awaited<ReturnType<ActivityRepository['readBell']>>['rows'][number]): Activity {
  return { id, type, title, status, link, actorName: actorName || null, at: createdAt.toISOString() };
}

/** Activity older than two weeks does not count as new, not even for someone who was just invited. */
const NEWS_DAYS = 14;

export type ActivityService = ReturnType<typeof makeActivityService>;
