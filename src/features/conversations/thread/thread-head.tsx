import { ArrowLeft, Check, Clock, Ellipsis, Info, RotateCcw, Tag, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { conversationPriorities } from '../../../domain/conversation';
import { laterTimes } from '../../../domain/later-time';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { statuses } from '../../../ui/status';
import { theme } from '../../../ui/theme';
import { useListMembersQuery } from '../../account/account-api';
import { useListLabelsQuery } from '../../inbox/inbox-api';
import { PersonMark } from '../components/channel-mark';
import { LaterPart, MergePart } from '../components/late-parts';
import { laterNames, windowWords } from '../conversation-words';
import { conversationOpened } from '../conversations-slice';
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
        <h2 dir="auto">{name}</h2>
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
        {snoozedUntil !== null && (
          <Wide>
            <Badge status="scheduled">Snoozed</Badge>
          </Wide>
        )}
        <Badge status={status} />
        <Wide>
          <Button size="sm" icon={closed ? <RotateCcw /> : <Check />} data-key="e" onClick={toggleStatus}>
            {closed ? 'Open again' : 'Close'}
          </Button>
        </Wide>
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

function SnoozeMenu({
  conversation: { snoozedUntil, ...rest },
  zone,
  onChoose,
}: {
  conversation: ConversationDetail;
  zone: string;
  onChoose: () => void;
}) {
  const now = useNow();
  const { change } = useConversationChange({ ...rest, snoozedUntil });
  return (
    <LateMenu
      label="Snooze"
      trigger={<Button iconOnly size="sm" variant="quiet" label="Snooze" icon={<Clock />} data-key="s" />}
      items={[
        ...(snoozedUntil
          ? [
              { heading: `Snoozed until ${formatWhen(snoozedUntil, zone, now)}` },
              { label: 'Show it now', onSelect: () => void change({ snoozedUntil: null }, 'No longer snoozed.') },
              { separator: true as const },
            ]
          : []),
        ...laterTimes(now, zone).map(({ key, at }) => ({
          label: laterNames[key],
          side: formatWhen(at, zone, now),
          onSelect: () =>
            void change({ snoozedUntil: at.toISOString() }, `Snoozed until ${formatWhen(at, zone, now)}.`, {
              snoozedUntil,
            }),
        })),
        { label: 'Choose a time…', onSelect: onChoose },
      ]}
    />
  );
}

function AssignMenu({ conversation }: { conversation: ConversationDetail }) {
  const { change } = useConversationChange(conversation);
  const { data } = useListMembersQuery();
  const { assignee, version } = conversation;
  return (
    <LateMenu
      label="Assign"
      trigger={
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          label={assignee ? `Assigned to ${assignee.name}` : 'Assign'}
          icon={<UserPlus />}
          data-key="a"
        />
      }
      items={[
        ...(data?.members ?? []).map(({ id, name, email, you }) => ({
          label: you ? `${name || email} (me)` : name || email,
          current: assignee?.id === id,
          onSelect: () => void change({ assigneeId: id, version }, `Assigned to ${you ? 'you' : name || email}.`),
        })),
        {
          label: 'Nobody',
          current: assignee === null,
          onSelect: () => void change({ assigneeId: null, version }, 'Assigned to nobody.'),
        },
      ]}
    />
  );
}

function LabelMenu({ conversation }: { conversation: ConversationDetail }) {
  const { change } = useConversationChange(conversation);
  const { data } = useListLabelsQuery();
  const ids = conversation.labels.map(({ id }) => id);
  return (
    <LateMenu
      label="Label"
      trigger={<Button iconOnly size="sm" variant="quiet" label="Label" icon={<Tag />} data-key="#" />}
      items={
        data && data.items.length > 0
          ? data.items.map(({ id, name }) => ({
              label: name,
              current: ids.includes(id),
              ...(ids.includes(id) && { icon: <Check /> }),
              onSelect: () =>
                void change({
                  labelIds: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
                  version: conversation.version,
                }),
            }))
          : [{ heading: 'No labels yet. Add some in the inbox settings.' }]
      }
    />
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
  h2,
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
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

const Wide = styled.span`
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
