import { ArrowLeft, Check, Ellipsis, Info, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { conversationPriorities } from '../../../domain/conversation';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { statuses } from '../../../ui/status';
import { theme } from '../../../ui/theme';
import { PersonMark } from '../components/person-mark';
import { LaterPart, MergePart } from '../components/conversation-late-parts';
import { windowWords } from '../conversation-words';
import { conversationOpened } from '../conversations-slice';
import { AssignMenu, LabelMenu, SnoozeMenu } from './thread-menus';
import { useConversationChange } from './use-conversation-change';

/** Who it is with, and what can be done with it; each button also answers a key. */
export function ThreadHead({
  conversation,
  zone,
  onDetails,
}: {
  conversation: ConversationDetail;
  zone: string;
  onDetails: () => void;
}) {
  const dispatch = useDispatch();
  const now = useNow();
  const { change } = useConversationChange(conversation);
  const [asked, setAsked] = useState<'merge' | 'snooze' | null>(null);
  const { id, title, channel, status, snoozedUntil, priority, unread, window, subject } = conversation;
  const name = title || 'Visitor';
  const closed = status === 'closed';
  const toggleStatus = () =>
    closed
      ? void change({ status: 'open' }, 'Conversation opened again.', { status: 'closed' })
      : void change({ status: 'closed' }, 'Conversation closed.', { status: 'open' });
  return (
    <Head>
      <Back>
        <Button
          iconOnly
          variant="quiet"
          label="Back to the list"
          icon={<ArrowLeft />}
          onClick={() => dispatch(conversationOpened(null))}
        />
      </Back>
      <PersonMark id={conversation.contactId ?? id} name={name} channel={channel} />
      <Words>
        <Name>
          <h2 dir="auto">{name}</h2>
          {snoozedUntil !== null ? <Badge status="scheduled">Snoozed</Badge> : <Badge status={status} />}
        </Name>
        <p>
          {windowWords(channel, window, now)}
          {subject && (
            <>
              {' · '}
              <bdi>{subject}</bdi>
            </>
          )}
        </p>
      </Words>
      <Acts>
        <Wide>
          <Button size="sm" icon={closed ? <RotateCcw /> : <Check />} data-key="e" onClick={toggleStatus}>
            {closed ? 'Open again' : 'Close'}
          </Button>
        </Wide>
        <Wide>
          <SnoozeMenu
            conversation={conversation}
            zone={zone}
            onChoose={() => {
              LaterPart.fetch();
              setAsked('snooze');
            }}
          />
          <AssignMenu conversation={conversation} />
          <LabelMenu conversation={conversation} />
        </Wide>
        <LateMenu
          label="More"
          trigger={<Button iconOnly size="sm" variant="quiet" label="More" icon={<Ellipsis />} />}
          items={[
            { label: closed ? 'Open again' : 'Close', side: 'e', onSelect: toggleStatus },
            unread
              ? { label: 'Mark as read', onSelect: () => void change({ unread: false }) }
              : {
                  label: 'Mark as unread',
                  onSelect: () => {
                    void change({ unread: true });
                    dispatch(conversationOpened(null)); // open, it would count as read again
                  },
                },
            { heading: 'Priority' },
            ...conversationPriorities.map((value) => ({
              label: statuses[value].label,
              current: value === priority,
              onSelect: () => void change({ priority: value }),
            })),
            { separator: true },
            {
              label: 'Merge with another…',
              onSelect: () => {
                MergePart.fetch();
                setAsked('merge');
              },
            },
          ]}
        />
        <Narrow>
          <Button iconOnly size="sm" variant="quiet" label="Contact details" icon={<Info />} onClick={onDetails} />
        </Narrow>
      </Acts>
      <MergePart open={asked === 'merge'} conversation={conversation} onClose={() => setAsked(null)} />
      <LaterPart
        open={asked === 'snooze'}
        title="Snooze until"
        action="Snooze conversation"
        zone={zone}
        onClose={() => setAsked(null)}
        onChosen={(at) =>
          void change({ snoozedUntil: at }, `Snoozed until ${formatWhen(at, zone, now)}.`, { snoozedUntil: null })
        }
      />
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 3.75rem;
  padding: ${theme.space[2]} ${theme.space[5]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: ${theme.space[2]} ${theme.space[3]};
    gap: ${theme.space[2]};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  h2 {
    ${theme.type.md}
    font-weight: ${theme.weight.semibold};
  }
  h2 {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`;

const Back = styled.span`
  display: none;
  ${theme.media.phone} {
    display: block;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Wide = styled.span`
  display: flex;
  gap: ${theme.space[1]};
  @container thread (max-width: 30rem) {
    display: none;
  }
`;

const Narrow = styled.span`
  display: none;
  @container inbox (max-width: 62rem) {
    display: block;
  }
`;
