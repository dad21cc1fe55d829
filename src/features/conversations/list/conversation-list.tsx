import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { NoResults } from '../../../ui/no-results';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { WhenSeen } from '../components/when-seen';
import { useUnsent } from '../message-outbox';
import { filterCleared, filterEdited, selectFilter, selectOpened, selectPicked } from '../conversation-filter';
import { ConversationRow } from './conversation-row';
import type { Conversations } from './use-conversations';

/** What the filter finds, or what there is to say instead. */
export function ConversationList({ list }: { list: Conversations }) {
  const { workspace } = useSession();
  const now = useNow(60_000);
  const opened = useSelector(selectOpened);
  const picked = useSelector(selectPicked);
  const unsent = useUnsent();
  const { conversations, error, refetch, isFetching } = list;
  if (!conversations)
    return error ? (
      <Padded>
        <Banner title="Your conversations could not be loaded." onRetry={refetch} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      </Padded>
    ) : (
      <Waiting />
    );
  if (conversations.length === 0) return <Nothing />;
  return (
    <>
      <Rows role="list" aria-label="Conversations" aria-busy={list.isOld || undefined} $isOld={list.isOld}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === opened}
            picked={picked.includes(conversation.id)}
            picking={picked.length > 0}
            unsent={unsent.get(conversation.id)}
            zone={workspace.zone}
            now={now}
          />
        ))}
      </Rows>
      <More list={list} count={conversations.length} />
    </>
  );
}

function More({ list, count }: { list: Conversations; count: number }) {
  if (list.moreError)
    return (
      <Padded>
        <Banner title="Older conversations could not be loaded." onRetry={list.fetchMore}>
          {messageOf(list.moreError)}
        </Banner>
      </Padded>
    );
  return (
    <Padded>
      {list.isFar && (
        <Text size="xs" tone={3}>
          You have scrolled far, so this list has stopped updating.{' '}
          <Button size="sm" onClick={list.refetch} busy={list.isFetching && !list.isFetchingMore}>
            Update now
          </Button>
        </Text>
      )}
      {list.hasMore && (
        <WhenSeen onSeen={list.fetchMore} mark={count}>
          <Button size="sm" wide busy={list.isFetchingMore} onClick={list.fetchMore}>
            Show more
          </Button>
        </WhenSeen>
      )}
    </Padded>
  );
}

function Nothing() {
  const dispatch = useDispatch();
  const { tab, search, channel, assignee, label, campaign, snoozed } = useSelector(selectFilter);
  if (search.trim() || channel || assignee || label || campaign || snoozed)
    return <NoResults query={search.trim()} onClear={() => dispatch(filterCleared())} clearLabel="Show everything" />;
  return (
    <Empty>
      <b>{TITLES[tab]}</b>
      <p>{SENTENCES[tab]}</p>
      {tab === 'all' ? (
        <ButtonLink size="sm" variant="primary" to={paths.inboxSettings}>
          Connect a channel
        </ButtonLink>
      ) : (
        <Button size="sm" onClick={() => dispatch(filterEdited({ tab: 'all' }))}>
          Show all conversations
        </Button>
      )}
    </Empty>
  );
}

const TITLES = {
  all: 'No conversations yet',
  unread: 'You are up to date',
  open: 'Nothing is open',
  closed: 'Nothing is closed yet',
} as const;
const SENTENCES = {
  all: 'Connect your email, a phone number, your social pages or a chat on your website. Everything people write to you arrives here, in one place.',
  unread: 'New messages will show here.',
  open: 'Every conversation is answered or snoozed.',
  closed: 'Close a conversation when there is nothing left to do. It opens again if they write back.',
} as const;

function Waiting() {
  return (
    <Skeleton label="Loading your conversations">
      {WIDTHS.map((width, index) => (
        <Shape key={index}>
          <SkeletonBlock width="2rem" height="2rem" round />
          <span>
            <SkeletonBlock width={width} />
            <SkeletonBlock width="80%" height="0.5rem" />
          </span>
        </Shape>
      ))}
    </Skeleton>
  );
}

const WIDTHS = ['45%', '60%', '52%', '40%', '58%', '48%', '62%', '44%'];

const Rows = styled.ul<{ $isOld: boolean }>`
  ${({ $isOld }) => $isOld && 'opacity: 0.6;'}
`;

const Padded = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  &:empty {
    display: none;
  }
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[10]} ${theme.space[5]};
  ${theme.type.sm}
  text-align: center;
  > p {
    color: ${theme.color.text2};
    text-wrap: balance;
  }
  > :last-child {
    margin-top: ${theme.space[2]};
  }
`;

const Shape = styled.div`
  display: flex;
  gap: 0.6875rem;
  padding: 0.75rem ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  > span:last-child {
    display: grid;
    flex: 1;
    gap: 0.5rem;
    align-content: center;
  }
`;
