import { useGetCycleQuery } from '../features/engine/engine-shared-api';

/** How many ideas or posts of this week wait for approval; 0 while unknown. */
export function useWaitingIdeas(): number {
  const { data: cycle } = useGetCycleQuery();
  if (!cycle) return 0;
  const now = cycle.beats.find(({ state }) => state === 'now')?.beat;
  if (now === 'propose') return cycle.ideas.filter(({ status }) => status === 'suggested').length;
  return now === 'create' ? cycle.goal.waiting : 0;
}
