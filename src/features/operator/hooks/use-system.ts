import { useGetSystemQuery } from '../operator-api';
import { POLLING } from './polling';

/** The installation's state, polled, with the counts that the tabs show. Undefined until it has loaded. */
export function useSystem() {
  const query = useGetSystemQuery(undefined, POLLING);
  const { queues, mails } = query.data ?? {};
  return {
    ...query,
    failed: queues?.reduce((sum, queue) => sum + queue.failed, 0),
    /** Emails that somebody has to look at. */
    undelivered: mails ? mails.held + mails.failed + mails.uncertain : undefined,
  };
}
