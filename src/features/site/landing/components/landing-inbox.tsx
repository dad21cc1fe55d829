import { Bot, Mail, MessageSquare } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../../../ui/avatar';
import { ChannelIcon } from '../../../../ui/channel-icon';
import { theme } from '../../../../ui/theme';

/** A sketch of the future inbox; hidden from screen readers. */
export function InboxFigure() {
  return (
    <Inbox aria-hidden="true">
      <ul>
        {MESSAGES.map(({ name, text, channel }, index) => (
          <li key={name} data-on={index === 0 || undefined}>
            <span>
              <Avatar id={name} name={name} size="md" />
              <i>{channel}</i>
            </span>
            <span>
              <b>{name}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <p>Could you do ten of us on Saturday around 7?</p>
        <p>Saturday at 7 works. The long table by the window is yours.</p>
        <small>
          <Bot />
          Drafted by AI, sent by Maya
        </small>
      </div>
    </Inbox>
  );
}

const MESSAGES: { name: string; text: string; channel: ReactElement }[] = [
  { name: 'Priya Raman', text: 'Could you do ten of us?', channel: <ChannelIcon channel="instagram" /> },
  { name: 'Tomas Lindgren', text: 'Re: Lunch for 24', channel: <Mail /> },
  { name: '(555) 013-0177', text: 'Is the patio open?', channel: <MessageSquare /> },
  { name: 'Dana Moreno', text: 'See you Friday', channel: <ChannelIcon channel="facebook" /> },
];

const Inbox = styled.div`
  display: grid;
  grid-template-columns: 13.5rem minmax(0, 1fr);
  > ul {
    border-right: 1px solid ${theme.color.hairline};
    background: ${theme.color.panel};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    height: 3.75rem;
    padding: 0 ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.hairline};
    ${theme.type.xs} color: ${theme.color.text3};
    white-space: nowrap;
  }
  li[data-on] {
    background: ${theme.color.selected};
  }
  li > span:first-child {
    position: relative;
  }
  li i {
    position: absolute;
    right: -0.25rem;
    bottom: -0.125rem;
    display: grid;
    place-items: center;
    width: 1rem;
    height: 1rem;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.panel};
    color: ${theme.color.text1};
  }
  li i svg {
    width: 10px;
    height: 10px;
  }
  li b {
    display: block;
    color: ${theme.color.text1};
  }
  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${theme.space[3]};
    padding: ${theme.space[5]};
  }
  > div p {
    max-width: 90%;
    padding: 0.5rem 0.875rem;
    border-radius: ${theme.radius.panel};
    background: ${theme.color.panel};
    ${theme.type.sm}
  }
  > div p + p {
    align-self: flex-end;
    background: ${theme.color.strong};
    color: ${theme.color.onStrong};
  }
  small {
    display: flex;
    align-items: center;
    align-self: flex-end;
    gap: 0.375rem;
    margin-top: -0.375rem;
    ${theme.type.xs} color: ${theme.color.text3};
  }
  small svg {
    width: 13px;
    height: 13px;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > ul {
      display: none;
    }
  }
`;
