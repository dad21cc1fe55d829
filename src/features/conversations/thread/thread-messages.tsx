import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { ConversationDetail, Message } from '../../../contracts/conversation-record';
import { useNow } from '../../../hooks/use-now';
import { formatTime } from '../../../lib/format-time';
import { Banner } from '../../../ui/banner';
import { Bars } from '../../../ui/bars';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { theme } from '../../../ui/theme';
import { KeepPart } from '../components/conversation-late-parts';
import { WhenSeen } from '../components/when-seen';
import { dayLine } from '../conversation-words';
import { useUndoable } from '../person/use-undoable';
import { Day } from './bubble-styles';
import { MessageLine } from './message-line';
import { OutgoingLine } from './outgoing-line';
import { useScrollPlace } from './use-scroll-place';
import { useThread } from './use-thread';

/** Everything that was said, oldest first; older lines are read when the top comes into view. */
export function ThreadMessages({
  conversation,
  zone,
  onTakenBack,
}: {
  conversation: ConversationDetail;
  zone: string;
  onTakenBack: (message: Message) => void;
}) {
  const now = useNow();
  const thread = useThread(conversation.id, zone);
  const { lines, error, isFetching, refetch } = thread;
  const scroller = useScrollPlace(lines);
  // Below the last message that was seen: one that was not sent, or came after, has not been.
  const seen = lines?.findLast(
    (line) => line.kind === 'message' && line.message.sender !== 'contact' && line.message.state === 'read',
  )?.key;
  const { split } = useUndoable();
  const [keeping, setKeeping] = useState<{ message: Message | null; open: boolean }>({ message: null, open: false });
  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label="Messages">
      {!lines &&
        (error ? (
          <Banner title="The messages could not be loaded." onRetry={refetch} retrying={isFetching}>
            {messageOf(error)} Nothing is lost.
          </Banner>
        ) : (
          <Waiting />
        ))}
      {thread.olderError && (
        <Banner title="Older messages could not be loaded." onRetry={thread.fetchOlder}>
          {messageOf(thread.olderError)}
        </Banner>
      )}
      {lines && thread.hasOlder && !thread.olderError && (
        <Older>
          <WhenSeen onSeen={thread.fetchOlder} mark={lines[1]?.key}>
            <Button size="sm" busy={thread.isFetchingOlder} onClick={thread.fetchOlder}>
              Show older
            </Button>
          </WhenSeen>
        </Older>
      )}
      {lines?.length === 0 && <Nothing>No messages yet.</Nothing>}
      <Lines role="list" aria-label="Thread">
        {lines?.flatMap((line) => [
          line.kind === 'day' ? (
            <Day key={line.key}>{dayLine(line.at, zone, now)}</Day>
          ) : line.kind === 'outgoing' ? (
            <OutgoingLine key={line.key} message={line.message} zone={zone} />
          ) : (
            <MessageLine
              key={line.key}
              message={line.message}
              conversation={conversation}
              zone={zone}
              now={now}
              onTakenBack={onTakenBack}
              onKeep={(message) => {
                KeepPart.fetch();
                setKeeping({ message, open: true });
              }}
              onSplit={({ id }) => void split(conversation.id, id)}
            />
          ),
          line.key === seen && conversation.seenAt !== null && (
            <Below key="seen">Seen {formatTime(conversation.seenAt, zone)}</Below>
          ),
        ])}
      </Lines>
      {conversation.typing && (
        <Typing role="status">
          <Bars beating /> {conversation.title || 'The visitor'} is writing…
        </Typing>
      )}
      {keeping.message && (
        <KeepPart
          open={keeping.open}
          message={keeping.message}
          onClose={() => setKeeping({ ...keeping, open: false })}
        />
      )}
    </Scroller>
  );
}

function Waiting() {
  return (
    <Skeleton label="Loading the messages">
      <Shapes>
        <SkeletonBlock width="60%" height="3rem" />
        <SkeletonBlock width="45%" height="2.5rem" />
        <SkeletonBlock width="70%" height="4rem" />
      </Shapes>
    </Skeleton>
  );
}

const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-height: 0;
  padding: ${theme.space[4]} ${theme.space[5]};
  overflow-y: auto;
  /* The place is kept by useScrollPlace; the browser's own anchoring would move it twice. */
  overflow-anchor: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Lines = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  margin-top: auto;
`;

const Older = styled.div`
  align-self: center;
`;

const Shapes = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  > :nth-child(2) {
    justify-self: end;
  }
`;

const Nothing = styled.p`
  align-self: center;
  ${theme.type.sm}
  color: ${theme.color.text3};
`;

const Below = styled.li`
  align-self: flex-end;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Typing = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${theme.color.text2};
`;
