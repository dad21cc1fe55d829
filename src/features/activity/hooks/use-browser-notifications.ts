import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { Activity, Bell } from '../../../contracts/activity';
import { useNotificationChoice } from '../../../hooks/use-notification-choice';
import { showNotification } from '../../../lib/show-notification';
import { useSession } from '../../auth/auth-parts';
import { useGetBellQuery } from '../activity-api';
import { claimNotice } from '../claim-notice';

/** News that come while the page is open and out of sight are shown by the browser, once for all its tabs. */
export function useBrowserNotifications(): void {
  const navigate = useNavigate();
  const { workspace } = useSession();
  const [choice] = useNotificationChoice();
  const { currentData: bell } = useGetBellQuery();
  const known = useRef<{ workspaceId: string; mark: string } | null>(null);

  const tell = useEffectEvent(async (fresh: Activity[]) => {
    const [newest] = fresh;
    if (!newest || choice === 'off') return;
    // A page in sight claims too: whoever looks at one tab needs no notification from another.
    const isMine = await claimNotice(`notified:${workspace.id}`, markOf(newest));
    if (!isMine || !document.hidden || Notification.permission !== 'granted') return;
    const more = fresh.length > 1 ? ` And ${fresh.length - 1} more.` : '';
    showNotification({ title: workspace.name, body: `${newest.title}.${more}`, tag: newest.id, onOpen: () => void navigate(newest.link ?? paths.activity) });
  });

  useEffect(() => {
    if (!bell) return;
    const before = known.current?.workspaceId === workspace.id ? known.current.mark : null;
    known.current = { workspaceId: workspace.id, mark: newestMark(bell) };
    // What was there when the page was opened is told by the bell alone.
    if (before !== null && 'Notification' in window) void tell(bell.items.filter((item) => markOf(item) > before && item.at > bell.seenUntil));
  }, [bell, workspace.id]);
}

const markOf = ({ at, id }: Activity): string => `${at} ${id}`;
const newestMark = ({ items: [newest] }: Bell): string => (newest ? markOf(newest) : '');
