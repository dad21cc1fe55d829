import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { contactPath } from '../../../config/paths';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Banner } from '../../../ui/banner';
import { Link } from '../../../ui/link';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { useListContactEventsInfiniteQuery } from '../../contacts/contacts-api';
import { Section } from './section';

/** The newest of the contact's one timeline: what they read, asked and bought, on every channel. */
export function Earlier({ contactId, zone }: { contactId: string; zone: string }) {
  const now = useNow(60_000);
  const { currentData, error, isFetching, refetch } = useListContactEventsInfiniteQuery({ contactId, limit: SHOWN });
  const events = currentData?.pages[0]?.items ?? [];
  const hasMore = (currentData?.pages[0]?.nextCursor ?? null) !== null;
  return (
    <Section title="Earlier" side={hasMore && <Link to={contactPath(contactId)}>Show all</Link>}>
      {!currentData && error && (
        <Banner title="The timeline could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      )}
      {!currentData && !error && (
        <Skeleton label="Loading the timeline">
          <SkeletonBlock height="4rem" />
        </Skeleton>
      )}
      {currentData && events.length === 0 && <Quiet>Nothing before this conversation.</Quiet>}
      {events.length > 0 && (
        <Events role="list" aria-label="Earlier, newest first">
          {events.map(({ id, kind, title, text, at }) => (
            <li key={id}>
              <p dir="auto">{kind === 'note' ? text : title}</p>
              <Quiet>{formatWhen(at, zone, now)}</Quiet>
            </li>
          ))}
        </Events>
      )}
    </Section>
  );
}

const SHOWN = 6;

const Events = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  li > p:first-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  ${theme.type.xs}
  color: ${theme.color.text3};
  &::first-letter {
    text-transform: capitalize;
  }
`;
