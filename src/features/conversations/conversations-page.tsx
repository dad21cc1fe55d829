import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useDebounced } from '../../hooks/use-debounced';
import { Page } from '../../ui/page';
import { theme } from '../../ui/theme';
import { InboxFirstSteps } from './components/inbox-first-steps';
import { GhostThread } from './components/ghost-thread';
import { PersonPart } from './components/conversation-late-parts';
import { useGetConversationQuery } from './conversations-api';
import { selectFilter, selectOpened } from './conversation-filter';
import { ListPane } from './list/list-pane';
import { useConversations } from './list/use-conversations';
import { ThreadMissing, ThreadPane } from './thread/thread-pane';

/** The inbox: the list, the open conversation, and who it is with. On phones one of them at a time. */
export function ConversationsPage() {
  const filter = useSelector(selectFilter);
  const opened = useSelector(selectOpened);
  const search = useDebounced(filter.search);
  const list = useConversations({ ...filter, search });
  const { currentData, error, isFetching, refetch } = useGetConversationQuery(
    { conversationId: opened ?? '' },
    { skip: opened === null },
  );
  const [details, setDetails] = useState<string | null>(null);
  useEffect(() => PersonPart.fetch(), [opened]);
  const conversation = opened === null ? undefined : currentData;
  const shown = opened === null ? 'list' : details === opened ? 'details' : 'thread';

  // Where the details fill the window they are left as a dialog is; what opens over them closes first.
  useEffect(() => {
    if (shown !== 'details') return;
    const leave = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      const isOver = target instanceof Element && target.closest('[role="menu"], [role="dialog"], [role="listbox"]');
      if (key === 'Escape' && !defaultPrevented && !isOver) setDetails(null);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [shown]);

  return (
    <Page full>
      <Frame>
        {shown !== 'list' && <PhoneTitle>Conversations</PhoneTitle>}
        <Panes data-shown={shown}>
          <section aria-label="Conversation list" data-pane="list">
            <ListPane list={list} />
          </section>
          <Thread aria-label={conversation ? conversation.title || 'Visitor' : 'Conversation'} data-pane="thread">
            {opened === null ? (
              <Prompt>
                <GhostThread />
                {list.conversations?.length === 0 ? (
                  <InboxFirstSteps />
                ) : (
                  <>
                    <h2>Select a conversation</h2>
                    <p>Choose one from the list to read and answer it.</p>
                  </>
                )}
              </Prompt>
            ) : conversation ? (
              <ThreadPane
                key={conversation.id}
                conversation={conversation}
                onDetails={() => setDetails(conversation.id)}
              />
            ) : (
              <ThreadMissing error={error} onRetry={() => void refetch()} retrying={isFetching} />
            )}
          </Thread>
          <aside aria-label="Contact details" data-pane="details">
            {conversation && (
              <PersonPart key={conversation.id} conversation={conversation} onBack={() => setDetails(null)} />
            )}
          </aside>
        </Panes>
      </Frame>
    </Page>
  );
}

/** On phones the list, with the page's title, gives way to the thread; the page keeps a title for screen readers. */
const PhoneTitle = styled.h1`
  display: none;
  ${theme.media.phone} {
    display: block;
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Fills what the frame has left, whatever notices stand above, so that only the panes scroll. */
const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 28rem;
  container: inbox / inline-size;
`;

const Panes = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: 20.5rem minmax(0, 1fr) 18rem;
  grid-template-rows: minmax(0, 1fr);
  > * {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  > * + * {
    border-inline-start: 1px solid ${theme.color.hairline};
  }
  > [data-pane='details'] {
    overflow-y: auto;
  }
  &[data-shown='list'] {
    grid-template-columns: 20.5rem minmax(0, 1fr);
    > [data-pane='details'] {
      display: none;
    }
  }
  @container inbox (max-width: 62rem) {
    &[data-shown] {
      grid-template-columns: 19rem minmax(0, 1fr);
    }
    &:not([data-shown='details']) > [data-pane='details'],
    &[data-shown='details'] > [data-pane='thread'] {
      display: none;
    }
  }
  ${theme.media.phone} {
    &&[data-shown] {
      grid-template-columns: minmax(0, 1fr);
    }
    &&[data-shown] > * {
      display: none;
      border: 0;
    }
    &&[data-shown='list'] > [data-pane='list'],
    &&[data-shown='thread'] > [data-pane='thread'],
    &&[data-shown='details'] > [data-pane='details'] {
      display: flex;
    }
  }
`;

const Thread = styled.section`
  container: thread / inline-size;
`;

const Prompt = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[2]};
  flex: 1;
  padding: ${theme.space[8]};
  text-align: center;
  ${theme.type.sm}
  > :first-child {
    width: 100%;
    max-width: 20rem;
    margin-bottom: ${theme.space[4]};
    text-align: start;
    mask-image: linear-gradient(black 30%, transparent);
  }
  h2 {
    ${theme.type.md}
  }
  p {
    color: ${theme.color.text2};
  }
`;
