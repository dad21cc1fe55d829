import { styled } from 'styled-components';
import type { InboxChannel } from '../../../domain/conversation';
import { Avatar } from '../../../ui/avatar';
import { InboxChannelIcon } from '../../../ui/inbox-channel-icon';
import { theme } from '../../../ui/theme';

/** A person, with the channel that they write on. */
export function PersonMark({ id, name, channel }: { id: string; name: string; channel: InboxChannel }) {
  return (
    <Frame aria-hidden="true">
      <Avatar id={id} name={name} />
      <Badge>
        <InboxChannelIcon channel={channel} />
      </Badge>
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  flex: none;
  display: inline-flex;
`;

const Badge = styled.span`
  position: absolute;
  inset-inline-end: -0.25rem;
  bottom: -0.25rem;
  display: grid;
  place-items: center;
  width: 1.0625rem;
  height: 1.0625rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: 50%;
  background: ${theme.color.panel};
  color: ${theme.color.text2};
  svg {
    width: 10px;
    height: 10px;
  }
`;
