import { inboxSettingsPath } from '../../../config/paths';
import { Link } from '../../../ui/link';
import { useListInboxChannelsQuery } from '../../inbox/inbox-api';

/** Beside an empty list: what will stand here, and how to see it now. */
export function InboxFirstSteps() {
  const { data } = useListInboxChannelsQuery();
  return (
    <>
      <h2>Messages open here</h2>
      <p>You read and answer them beside the list, whatever channel they come by.</p>
      {data?.canSimulate && <Link to={inboxSettingsPath('')}>Try it with a made-up message</Link>}
    </>
  );
}
