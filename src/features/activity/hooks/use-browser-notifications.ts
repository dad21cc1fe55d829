import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { Activity, Bell } from '../../../contracts/activity';
import { useNotificationPermission } from '../../../hooks/use-notification-permission';
import { showNotification } from '../../../lib/show-notification';
import { useSession } from '../../auth/auth-parts';
import { useGetSettingsQuery } from '../../settings/settings-api';
import { useGetBellQuery } from '../activity-api';
import { claimNotice } from '../claim-notice';

/** Shows new activity as a browser notification while the page is open but hidden, once for all tabs. */
export function useBrowserNotifications(): void {
  const navigate = useNavigate();
  const { workspace } = useSession();
  const [allowance] = useNotificationPermission();
  // The person's setting applies in every browser that allows notifications; without permission it need not be
  // fetched.
  const { currentData: settings } = useGetSettingsQuery(undefined, { skip: allowance !== 'granted' });
  const isWanted = allowance === 'granted' && settings?.pushNotifications === true;
  const { currentData: bell } = useGetBellQuery();
  const known = useRef<{ workspaceId: string; mark: string } | null>(null);

  const tell = useEffectEvent(async (fresh: Activity[]) => {
    const [newest] = fresh;
    if (!newest || !isWanted) return;
    // A visible page claims the activity too: nobody who looks at one tab needs a notification from another.
    const isMine = await claimNotice(`notified:${workspace.id}`, markOf(newest));
    if (!isMine || !document.hidden) return;
    const more = fresh.length > 1 ? ` And ${fresh.length - 1} more.` : '';
    showNotification({
      title: workspace.name,
      body: `${newest.title}.${more}`,
      tag: newest.id,
      onOpen: () => void navigate(newest.link ?? paths.activity),
    });
  });

  useEffect(() => {
    if (!bell) return;
    const before = known.current?.workspaceId === workspace.id ? known.current.mark : null;
    known.current = { workspaceId: workspace.id, mark: newestMark(bell) };
    // What was there when the page was opened is only shown by the bell.
    if (before !== null) void tell(bell.items.filter((item) => markOf(item) > before && item.at > bell.seenUntil));
  }, [bell, workspace.id]);
}

const markOf = ({ at, id }: Activity): string => `${at} ${id}`;
const newestMark = ({ items: [newest] }: Bell): string => (newest ? markOf(newest) : '');
