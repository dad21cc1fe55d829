import { memo, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { Conversation } from '../../../contracts/conversation-record';
import { inboxChannelNames } from '../../../domain/conversation';
import { Checkbox } from '../../../ui/checkbox';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { PersonMark } from '../components/person-mark';
import { lastWords, shortWhen } from '../conversation-words';
import { conversationOpened, conversationPicked } from '../conversations-slice';

/** One conversation of the list; the whole row opens it. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  isOpen,
  picked,
  picking,
  unsent,
  zone,
  now,
}: {
  conversation: Conversation;
  isOpen: boolean;
  picked: boolean;
  /** Some are picked, so every row shows its box. */
  picking: boolean;
  /** What was written here and could not be sent. */
  unsent: string | undefined;
  zone: string;
  now: Date;
}) {
  const dispatch = useDispatch();
  const row = useRef<HTMLLIElement>(null);
  const { id, channel, title, unread, timestamp, labels, snoozedUntil } = conversation;
  const name = title || 'Visitor';
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Line ref={row} data-open-row={isOpen || undefined} data-unread={unread || undefined}>
      <Mark $picking={picking}>
        <PersonMark id={conversation.contactId ?? id} name={name} channel={channel} />
        <span>
          <Checkbox label={`Select ${name}`} checked={picked} onChange={() => dispatch(conversationPicked(id))} />
        </span>
      </Mark>
      <Opener type="button" aria-current={isOpen || undefined} onClick={() => dispatch(conversationOpened(id))}>
        <Name dir="auto">{name}</Name>
        <VisuallyHidden>
          {unread && ', unread'}, {inboxChannelNames[channel]},{' '}
        </VisuallyHidden>
        <Time dateTime={timestamp}>{shortWhen(timestamp, zone, now)}</Time>
        <Preview dir="auto">
          {unsent !== undefined ? (
            <>
              <Unsent>Not sent:</Unsent> {unsent}
            </>
          ) : (
            <>
              {conversation.unsent && <Unsent>{UNSENT[conversation.unsent]}:</Unsent>} {lastWords(conversation)}
            </>
          )}
        </Preview>
        {(labels.length > 0 || snoozedUntil !== null) && (
          <Tags>
            {snoozedUntil !== null && <Tag>Snoozed until {shortUntil(snoozedUntil, zone)}</Tag>}
            {labels.slice(0, 3).map((label) => (
              <Tag key={label.id}>{label.name}</Tag>
            ))}
            {labels.length > 3 && <small>+{labels.length - 3}</small>}
          </Tags>
        )}
      </Opener>
    </Line>
  );
});

const shortUntil = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: 0.6875rem;
  padding: 0.75rem ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  &:hover {
    background: ${theme.color.hover};
  }
  &[data-open-row] {
    background: ${theme.color.selected};
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-inline-start: 5px;
    top: 1.5rem;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${theme.color.accentLit};
    forced-color-adjust: none;
  }
`;

/** The box takes the place of the picture while rows are picked, or when the row is reached. */
const Mark = styled.div<{ $picking: boolean }>`
  position: relative;
  height: 2rem;
  margin-top: 2px;
  > span:last-child {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    place-items: center;
    ${({ $picking }) => !$picking && 'opacity: 0;'}
  }
  > span:first-child {
    ${({ $picking }) => $picking && 'visibility: hidden;'}
  }
  &:focus-within > span:last-child,
  &:hover > span:last-child {
    opacity: 1;
  }
  &:focus-within > span:first-child,
  &:hover > span:first-child {
    visibility: hidden;
  }
  ${theme.media.phone} {
    > span:last-child {
      ${({ $picking }) => !$picking && 'pointer-events: none;'}
    }
    &:hover > span:last-child {
      ${({ $picking }) => !$picking && 'opacity: 0;'}
    }
    &:hover > span:first-child {
      ${({ $picking }) => !$picking && 'visibility: visible;'}
    }
  }
`;

const Opener = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.6875rem;
  min-width: 0;
  text-align: start;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text2};
  [data-unread] & {
    font-weight: ${theme.weight.semibold};
    color: ${theme.color.text1};
  }
`;

const Time = styled.time`
  font-size: ${theme.text.xs};
  line-height: 1.25rem;
  color: ${theme.color.text3};
  font-variant-numeric: tabular-nums;
`;

const Preview = styled.span`
  grid-column: 1 / 3;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.text.sm};
  line-height: 1.1875rem;
  color: ${theme.color.text3};
  [data-unread] & {
    color: ${theme.color.text2};
  }
`;

const Unsent = styled.b`
  color: ${theme.tone.red.text};
  font-weight: ${theme.weight.medium};
`;

const UNSENT = { failed: 'Not sent', uncertain: 'Not confirmed' } as const;

const Tags = styled.span`
  grid-column: 1 / 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  padding-top: 0.375rem;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;
