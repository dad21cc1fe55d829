import { useGetSystemQuery } from '../operator-api';
import { POLLING } from './polling';

/** The state of the installation, looked at again by itself; with what the tabs count. Undefined until it is known. */
export function useSystem() {
  const query = useGetSystemQuery(undefined, POLLING);
  const { queues, mails } = query.data ?? {};
  return {
    ...query,
    failed: queues?.reduce((sum, queue) => sum + queue.failed, 0),
    /** Mails that somebody has to look after. */
    undelivered: mails ? mails.held + mails.failed + mails.uncertain : undefined,
  };
}
