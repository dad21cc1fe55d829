import { mediaUrl, paths } from '../../../config/paths';
import { HOUR_MS } from '../../../domain/duration';
import { formatAgo } from '../../../lib/format-ago';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { Link } from '../../../ui/link';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { kindOf } from '../../activity/activity-parts';
import { useSession } from '../../auth/auth-parts';
import { useGetOverviewQuery } from '../overview-api';
import { engineTab } from '../places';
import { NotLoaded } from './not-loaded';

/** The latest activity, each with a link to its page. */
export function ActivityPanel({ now }: { now: Date }) {
  const { workspace } = useSession();
  const { data, error } = useGetOverviewQuery();
  return (
    <Panel title="Recent activity" side={<Link to={paths.activity}>View all</Link>}>
      {data ? (
        data.activity.length > 0 ? (
          <List>
            {data.activity.map(({ id, type, title, at, status, link, pictureUrl }) => (
              <ListRow
                key={id}
                title={<span dir="auto">{title}</span>}
                meta={`${kindOf(type).name} · ${saidWhen(at, workspace.zone, now)}`}
                side={<Badge status={status} />}
                {...(pictureUrl ? { thumb: { src: mediaUrl(pictureUrl), alt: '' } } : { glyph: kindOf(type).icon })}
                {...(link !== null && { to: link })}
              />
            ))}
          </List>
        ) : (
          <PanelBody>
            <EmptyState
              ghost={<GhostRows count={2} />}
              title="Nothing has happened yet"
              sentence="Pick an idea, and everything that follows appears here."
              action={<ButtonLink to={engineTab('ideas')}>See this week’s ideas</ButtonLink>}
            />
          </PanelBody>
        )
      ) : error ? (
        <PanelBody>
          <NotLoaded what="Recent activity" />
        </PanelBody>
      ) : (
        <Skeleton label="Loading recent activity">
          <SkeletonRows count={5} />
        </Skeleton>
      )}
    </Panel>
  );
}

/** The exact minute matters only for recent events. */
const saidWhen = (at: string, zone: string, now: Date): string =>
  now.getTime() - Date.parse(at) < HOUR_MS ? formatAgo(at, zone, now) : formatWhen(at, zone, now);
