import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ActivityType } from '../../domain/activity';
import { sayCount } from '../../domain/bounded-count';
import { Button } from '../../ui/button';
import { deferred } from '../../ui/deferred';
import { theme } from '../../ui/theme';
import { useGetBellQuery } from './activity-api';
import { activityKinds } from './components/activity-kinds';
import type { BellProps } from './components/bell-popover';

/** What happened while the reader was away: a popover in the header, a sheet on phones. */
export function NotificationsBell({ phone = false }: { phone?: boolean }) {
  const { currentData } = useGetBellQuery(undefined, { refetchOnFocus: true });
  const unseen = currentData?.unseen ?? 0;
  const bell = useRef<HTMLButtonElement>(null);
  // Open on one page only: any navigation closes it.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const News = phone ? BellSheetPart : BellPopoverPart;
  return (
    <Place>
      <Button
        iconOnly
        ref={bell}
        variant="quiet"
        icon={<Bell />}
        label={unseen > 0 ? `Notifications, ${sayCount(unseen)} new` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={News.fetch}
        onFocus={News.fetch}
        onClick={() => {
          News.fetch();
          setOpenAt(open ? null : key);
        }}
      />
      {unseen > 0 && <Unseen aria-hidden="true">{sayCount(unseen)}</Unseen>}
      <News bell={bell} open={open} onClose={() => setOpenAt(null)} />
    </Place>
  );
}

/** Loads after the shell: what happens in the first second is shown by the bell. */
export const BrowserNotifications = deferred(
  async () => (await import('./components/browser-notifications')).BrowserNotifications,
);

/** Name and icon of a kind of activity. */
export const kindOf = (type: ActivityType) => activityKinds[type];

const BellPopoverPart = deferred<BellProps>(async () => (await import('./components/bell-popover')).BellPopover);
const BellSheetPart = deferred<BellProps>(async () => (await import('./components/bell-sheet')).BellSheet);

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

/** At the bell's top right; clicks pass through it to the button. */
const Unseen = styled.span`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  min-width: 1rem;
  padding: 0 0.25rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-size: ${theme.text['2xs']};
  line-height: 1rem;
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
  ${theme.media.phone} {
    top: 0.25rem;
    inset-inline-end: 0.25rem;
  }
`;
