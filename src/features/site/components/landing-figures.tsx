import { Bot, Mail, MessageSquare, PhoneCall } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../../ui/avatar';
import { ChannelIcon } from '../../../ui/channel-icon';
import { Estimate } from '../../../ui/estimate';
import { theme } from '../../../ui/theme';
import { posters, type Poster } from '../landing-pictures';

/** Four posters of the built-in designer, in three formats. */
export function PosterFigure() {
  return (
    <Posters>
      <Picture {...posters.flowers} />
      <div>
        <Picture {...posters.jazz} />
        <Picture {...posters.camp} />
      </div>
      <Picture {...posters.dental} />
    </Posters>
  );
}

const Picture = ({ src, alt, width, height }: Poster) => (
  <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
);

/** What the inbox will look like; a drawing, so not read out. */
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

/** Four weeks of seven days: out, now, planned. */
export function EngineFigure() {
  return (
    <Week aria-hidden="true">
      {[...DAYS].map((day, index) => (
        <i key={index} data-day={day} />
      ))}
    </Week>
  );
}

export function CallFigure() {
  return (
    <Call aria-hidden="true">
      <p>
        <PhoneCall />
        0:42
      </p>
      <p>“Say one, two or three.”</p>
      <ol>
        <li>1</li>
        <li>2</li>
        <li>3</li>
      </ol>
    </Call>
  );
}

export function AvatarFigure() {
  return (
    <Script aria-hidden="true">
      <p>
        Hello <mark>{'{first name}'}</mark>, your table by the <mark>{'{favourite seat}'}</mark> is free on Friday.
      </p>
      <p>28 seconds at a calm pace</p>
    </Script>
  );
}

export function AnalyticsFigure() {
  return (
    <Chart aria-hidden="true">
      {[38, 46, 42, 58, 66, 61, 78, 92].map((height, index) => (
        <i key={index} style={{ height: `${height}%` }} />
      ))}
      <span>
        <Estimate />
      </span>
    </Chart>
  );
}

const MESSAGES: { name: string; text: string; channel: ReactElement }[] = [
  { name: 'Priya Raman', text: 'Could you do ten of us?', channel: <ChannelIcon channel="instagram" /> },
  { name: 'Tomas Lindgren', text: 'Re: Lunch for 24', channel: <Mail /> },
  { name: '(555) 013-0177', text: 'Is the patio open?', channel: <MessageSquare /> },
  { name: 'Dana Moreno', text: 'See you Friday', channel: <ChannelIcon channel="facebook" /> },
];

/** x out, ! now, o planned. */
const DAYS = 'x.x..x..x.x..!..x' + 'o..o.o..o..';

const Posters = styled.div`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr) 10.5rem;
  gap: 3px;
  height: 15rem;
  background: ${theme.color.panel};
  img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
    object-position: top;
  }
  > img:last-child {
    object-position: 50% 45%;
  }
  > div {
    display: grid;
    grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
    gap: 3px;
    min-height: 0;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) 8.4375rem;
    > div {
      display: none;
    }
  }
`;

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

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 5px;
  padding: ${theme.space[5]};
  > i {
    border-radius: ${theme.radius.bar};
    background: ${theme.color.selected};
  }
  > i[data-day='x'] {
    background: ${theme.color.text1};
  }
  > i[data-day='!'] {
    background: ${theme.color.accentLit};
  }
  > i[data-day='o'] {
    background: ${theme.color.chartMuted};
  }
`;

const Call = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${theme.space[5]};
  > p:first-child {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    ${theme.type.sm} color: ${theme.color.text2};
  }
  > p + p {
    margin-top: ${theme.space[2]};
    ${theme.type.lg} font-weight: ${theme.weight.medium};
    letter-spacing: -0.012em;
  }
  > ol {
    display: flex;
    gap: ${theme.space[2]};
    margin-top: auto;
  }
  li {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: 1px solid ${theme.color.soft};
    border-radius: ${theme.radius.control};
    background: ${theme.color.panel};
    font-weight: ${theme.weight.semibold};
  }
  li:nth-child(2) {
    border-color: transparent;
    background: ${theme.color.accentLit};
    color: ${theme.color.onLit};
  }
`;

const Script = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${theme.space[5]};
  > p {
    font-size: ${theme.text.lg};
    line-height: 1.75rem;
  }
  > p + p {
    ${theme.type.xs} color: ${theme.color.text3};
  }
  mark {
    padding: 0.0625rem 0.25rem;
    border-radius: 4px;
    background: ${theme.color.accentUnlit};
    color: ${theme.color.text1};
  }
`;

const Chart = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 8px;
  padding: ${theme.space[5]} ${theme.space[5]} 0;
  > i {
    flex: 1;
    border-radius: ${theme.radius.bar} ${theme.radius.bar} 0 0;
    background: ${theme.color.chartMuted};
  }
  > i:nth-child(7) {
    background: ${theme.color.accentLit};
  }
  > i:nth-child(8) {
    border: 1.5px dashed ${theme.color.control};
    border-bottom: 0;
    background: none;
  }
  > span {
    position: absolute;
    top: ${theme.space[5]};
    left: ${theme.space[5]};
    line-height: 1rem;
  }
`;
