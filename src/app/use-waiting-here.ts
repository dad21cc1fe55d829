import { paths } from '../config/paths';
import { useGetConversationCountsQuery } from '../features/conversations/conversations-shared-api';
import { useGetCycleQuery } from '../features/engine/engine-shared-api';

/** By the page's path, how much waits there: ideas and posts for approval, unread conversations. None while unknown. */
export function useWaitingHere(): Partial<Record<string, number>> {
  const { data: cycle } = useGetCycleQuery();
  const { data: conversations } = useGetConversationCountsQuery();
  const now = cycle?.beats.find(({ state }) => state === 'now')?.beat;
  return {
    [paths.engine]:
      now === 'propose'
        ? cycle?.ideas.filter(({ status }) => status === 'suggested').length
        : now === 'create'
          ? cycle?.goal.waiting
          : 0,
    [paths.conversations]: conversations?.unread,
  };
}
