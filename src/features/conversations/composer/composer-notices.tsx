import { Eye, Pencil, RotateCcw, Unplug } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { inboxChannelNames } from '../../../domain/conversation';
import { listed } from '../../../domain/listed';
import { Link } from '../../../ui/link';
import { theme } from '../../../ui/theme';
import { useListInboxChannelsQuery } from '../../inbox/inbox-api';

/** What to know before writing: a colleague is at it, or the channel does not work at the moment. */
export function ComposerNotices({ conversation: { channel, viewers, status } }: { conversation: ConversationDetail }) {
  const { data } = useListInboxChannelsQuery();
  const connected = (data?.items ?? []).filter((each) => each.channel === channel);
  const works = connected.some(({ state }) => state === 'connected');
  const stopped = works ? undefined : connected[0];
  const writing = viewers.filter(({ typing }) => typing).map(({ name }) => name);
  const looking = viewers.filter(({ typing }) => !typing).map(({ name }) => name);
  const name = inboxChannelNames[channel];
  return (
    <>
      {data && !works && (
        <Line $tone="amber" role="status">
          <Unplug />
          <span>
            {stopped?.state === 'paused'
              ? `${name} is paused. Your messages wait until it is resumed. `
              : stopped
                ? `${name} needs attention: ${stopped.cause ?? 'it no longer accepts your keys or password.'} `
                : `${name} is not connected. `}
            <Link to={paths.inboxSettings}>Open channels</Link>
          </span>
        </Line>
      )}
      {status === 'closed' && (
        <Line $tone="blue" role="status">
          <RotateCcw />
          <span>This conversation is closed. A message to them opens it again.</span>
        </Line>
      )}
      {writing.length > 0 && (
        <Line $tone="blue" role="status">
          <Pencil />
          <span>
            <bdi>{listed(writing)}</bdi> {writing.length === 1 ? 'is' : 'are'} writing…
          </span>
        </Line>
      )}
      {writing.length === 0 && looking.length > 0 && (
        <Line $tone="blue" role="status">
          <Eye />
          <span>
            <bdi>{listed(looking)}</bdi> {looking.length === 1 ? 'is' : 'are'} looking at this too.
          </span>
        </Line>
      )}
    </>
  );
}

const Line = styled.div<{ $tone: 'amber' | 'blue' }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.picture};
  background: ${({ $tone }) => theme.tone[$tone].soft};
  color: ${({ $tone }) => theme.tone[$tone].text};
  ${theme.type.xs}
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    width: 14px;
    height: 14px;
  }
`;
