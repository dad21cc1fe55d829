import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { Bell } from '../../../contracts/activity';
import { formatAgo } from '../../../lib/format-ago';
import { Banner } from '../../../ui/banner';
import { Link } from '../../../ui/link';
import { List, ListRow } from '../../../ui/list';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useSession } from '../../auth/auth-parts';
import { useGetBellQuery, useUpdateBellMutation } from '../activity-api';
import { activityKinds } from './activity-kinds';

/** New activity, newest first; opening the list marks it as seen. */
export function BellNews() {
  const { data: bell, error, isFetching, refetch } = useGetBellQuery();
  return (
    <>
      {bell ? (
        <News bell={bell} />
      ) : error ? (
        <Padded>
          <Banner title="Your notifications could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        </Padded>
      ) : (
        <Skeleton label="Loading notifications">
          <SkeletonRows count={3} />
        </Skeleton>
      )}
      <Foot>
        <Link to={paths.activity}>See all activity</Link>
      </Foot>
    </>
  );
}

function News({ bell }: { bell: Bell }) {
  const { workspace } = useSession();
  const [now] = useState(() => new Date());
  // The dots stay while the list is open, although everything counts as seen from now on.
  const [oldUntil] = useState(bell.seenUntil);
  useSeen(bell);
  if (bell.items.length === 0) {
    return (
      <Padded>
        <Text size="sm" tone={2}>
          Nothing new. When ideas are ready, a piece is published or someone on your team does something, you’ll see it
          here.
        </Text>
      </Padded>
    );
  }
  return (
    <List label="Notifications">
      {bell.items.map(({ id, type, title, link, actorName, at }) => (
        <ListRow
          key={id}
          title={<span dir="auto">{title}</span>}
          meta={
            <>
              {actorName !== null && (
                <>
                  <span dir="auto">{actorName}</span> ·{' '}
                </>
              )}
              {formatAgo(at, workspace.zone, now)}
            </>
          }
          glyph={activityKinds[type].icon}
          to={link ?? paths.activity}
          {...(at > oldUntil && {
            side: (
              <New>
                <VisuallyHidden>New</VisuallyHidden>
              </New>
            ),
          })}
        />
      ))}
    </List>
  );
}

/** Tells the server what was shown, once per newest item, so that a server that refuses is not asked for ever. */
function useSeen({ unseen, items: [newest] }: Bell): void {
  const [updateBell] = useUpdateBellMutation();
  const announced = useRef('');
  useEffect(() => {
    if (unseen === 0 || !newest || newest.at <= announced.current) return;
    announced.current = newest.at;
    void updateBell({ seenUntil: newest.at });
  }, [unseen, newest, updateBell]);
}

const Padded = styled.div`
  padding: ${theme.space[4]};
`;

/** Stays visible while the list scrolls. */
const Foot = styled.p`
  position: sticky;
  bottom: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.raised};
  ${theme.type.sm}
  text-align: center;
`;

const New = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${theme.color.accentLit};
`;
