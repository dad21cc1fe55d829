import { styled } from 'styled-components';
import { MINUTE_MS } from '../../../domain/duration';
import { shownPage } from '../../../domain/shown-address';
import type { VisitSite } from '../../../contracts/visits';
import { useNow } from '../../../hooks/use-now';
import { Badge } from '../../../ui/badge';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { pathOf, seenAgo, siteStateOf } from '../site-state';
import { useCheckVisitSiteQuery } from '../visits-api';

/** Whether a website's visits are arriving, updated live. */
export function SiteCheck({ site }: { site: VisitSite }) {
  const { workspace } = useSession();
  const { data = site } = useCheckVisitSiteQuery(
    { siteId: site.id },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const seenAt = data.seenAt;
  const now = useNow(1_000);
  const state = siteStateOf(seenAt, now);
  const isRecent = seenAt !== null && now.getTime() - Date.parse(seenAt) < MINUTE_MS;
  const page = data.hosts.length > 1 ? shownPage(data.seenPage) : pathOf(data.seenPage);
  return (
    <Line>
      <h3>{site.hosts.map(shownPage).join(', ')}</h3>
      {state === 'waiting' && <Badge status="pending">Waiting for the first visit</Badge>}
      {state === 'seen' && <Badge status="active">{isRecent ? 'Visited just now' : 'Measuring'}</Badge>}
      {state === 'quiet' && <Badge status="warning">No visits lately</Badge>}
      <Text size="sm" tone={2}>
        {seenAt === null ? (
          'Paste the line, then open a page of your website. This updates within seconds.'
        ) : (
          <>
            Seen <time dateTime={seenAt}>{seenAgo(seenAt, workspace.zone, now)}</time> on {page}.
            {state === 'quiet' && ' Check that the line is still in your pages: a redesign can remove it.'}
          </>
        )}
      </Text>
    </Line>
  );
}

const POLL_MS = 4_000;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  h3 {
    ${theme.type.md}
    overflow-wrap: anywhere;
  }
  > :last-child {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
