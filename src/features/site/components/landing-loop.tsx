import { Check, Newspaper, Pause, Play, Rss } from 'lucide-react';
import { type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { isComing, stateWords } from '../../../domain/capability';
import { ChannelIcon } from '../../../ui/channel-icon';
import { Estimate } from '../../../ui/estimate';
import { theme } from '../../../ui/theme';
import { posters } from '../landing-pictures';
import { counting, drawing, growing, inking, lifting, offering, picking, ticking } from './landing-motion';
import { Coming, display, wrap } from './landing-styles';

/** Four bars, strong, weak, medium, weak: a week of the product, counted through once in twelve seconds until it is paused. */
export function LandingLoop() {
  return (
    <Loop>
      <Bars>
        <Analyze>
          <Name>Analyze</Name>
          <When>Monday, before you open</When>
          <Chart aria-hidden="true">
            {[34, 42, 38, 55, 49, 63, 72, 100].map((height, index) => (
              <i key={index} style={{ height: `${height}%`, '--turn': index } as CSSProperties} />
            ))}
          </Chart>
          <Note>
            <b>What went out, week by week.</b>The season and the calendar beside it.
          </Note>
        </Analyze>
        <Propose>
          <Name>Propose</Name>
          <When>Three ideas, one yes</When>
          <Ideas>
            {IDEAS.map((idea, index) => (
              <li key={idea} style={{ '--turn': index } as CSSProperties}>
                <span>
                  <b>{index + 1}</b>
                  {idea}
                </span>
              </li>
            ))}
          </Ideas>
        </Propose>
        <Create data-theme="light">
          <img
            src={posters.beat.src}
            alt={posters.beat.alt}
            width={posters.beat.width}
            height={posters.beat.height}
            decoding="async"
          />
          <div>
            <Name>Create</Name>
            <When>You see it first</When>
          </div>
        </Create>
        <Deploy>
          <Name>Deploy</Name>
          <When>Thursday, 16:30</When>
          <Channels>
            <li style={{ '--turn': 0 } as CSSProperties}>
              <Newspaper aria-hidden="true" />
              Your page
              <span>
                16:30
                <Check aria-hidden="true" />
              </span>
            </li>
            <li style={{ '--turn': 1 } as CSSProperties}>
              <Rss aria-hidden="true" />
              Your feed
              <span>
                16:30
                <Check aria-hidden="true" />
              </span>
            </li>
            <li>
              <ChannelIcon channel="instagram" />
              Instagram{socialMark}
            </li>
            <li>
              <ChannelIcon channel="facebook" />
              Facebook{socialMark}
            </li>
          </Channels>
        </Deploy>
      </Bars>
      <Ground>
        <Under>
          <p>
            <Estimate kind="sample" /> One week of a restaurant
          </p>
          <PauseSwitch>
            <input type="checkbox" />
            <Pause aria-hidden="true" />
            <Play aria-hidden="true" />
            <span>Pause the motion</span>
          </PauseSwitch>
        </Under>
      </Ground>
    </Loop>
  );
}

const socialMark = isComing('socialPosts') && <Coming>{stateWords.coming}</Coming>;
const IDEAS = ['Friday is burger night', 'Salt sooner, from high up', 'Can a plant patty taste of fire?'];

/** Works without a script: whatever moves stands still while the box is ticked. */
const Loop = styled.div`
  margin-top: ${theme.space[10]};
  &&&:has(input:checked) {
    *,
    *::before,
    *::after {
      animation-play-state: paused;
    }
  }
`;

/** Rising bars stay on the ground: they reach further down than one sees, and so does the line at their foot. */
const Bars = styled.ol`
  ${wrap}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space[5]};
  margin-top: -0.75rem;
  padding-top: 0.75rem;
  overflow: hidden;
  overflow: clip;
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[3]};
  }
`;

const Bar = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin-bottom: -0.75rem;
  padding: ${theme.space[6]};
  padding-bottom: calc(${theme.space[6]} + 0.75rem);
  border-radius: 0.875rem 0.875rem 0 0;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0.125rem;
    height: 5px;
  }
  ${theme.media.phone} {
    margin: 0;
    padding: ${theme.space[4]};
    border-radius: ${theme.radius.panel};
    &::after {
      bottom: 0;
    }
  }
`;

const Analyze = styled(Bar)`
  height: clamp(25rem, 37.5vw, 33.75rem);
  background: ${theme.color.accentLit};
  color: ${theme.color.onLit};
  ${lifting(0)}
  &::after {
    background: ${theme.color.onLit};
    ${counting(0)}
  }
  ${theme.media.phone} {
    height: 21rem;
  }
`;

const Propose = styled(Bar)`
  height: clamp(19rem, 26.4vw, 23.75rem);
  background: ${theme.color.strong};
  color: ${theme.color.onStrong};
  ${lifting(1)}
  &::after {
    background: ${theme.color.accentLit};
    ${counting(1)}
  }
  ${theme.media.phone} {
    height: 18.5rem;
  }
`;

const Create = styled(Bar)`
  height: clamp(21.5rem, 32.5vw, 29.25rem);
  background: ${theme.color.accentUnlit};
  color: ${theme.color.onLit};
  ${lifting(2)}
  &::after {
    background: ${theme.color.onLit};
    ${counting(2)}
  }
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 38%;
    ${drawing}
  }
  > div {
    position: relative;
  }
  ${theme.media.phone} {
    height: auto;
    aspect-ratio: 9 / 16;
  }
`;

const Deploy = styled(Bar)`
  height: clamp(19rem, 26.4vw, 23.75rem);
  background: ${theme.color.sunken};
  ${lifting(3)}
  &::after {
    background: ${theme.color.accentLit};
    ${counting(3)}
  }
  ${theme.media.phone} {
    height: 17rem;
  }
`;

const Name = styled.p`
  ${display}
  font-size: 1.75rem;
  line-height: 2rem;
  ${theme.media.phone} {
    font-size: 1.375rem;
    line-height: 1.625rem;
  }
`;

const When = styled.p`
  margin-top: ${theme.space[1]};
  ${theme.type.sm}
`;

const Chart = styled.div`
  display: flex;
  align-items: flex-end;
  flex: 1;
  gap: 8px;
  min-height: 0;
  margin-top: ${theme.space[10]};
  > i {
    flex: 1;
    border-radius: ${theme.radius.bar};
    background: color-mix(in oklch, ${theme.color.onLit} 20%, transparent);
    ${growing}
  }
  > i:last-child {
    background: ${theme.color.onLit};
  }
  ${theme.media.phone} {
    gap: 5px;
    margin-top: ${theme.space[4]};
  }
`;

const Note = styled.p`
  margin-top: ${theme.space[8]};
  text-wrap: pretty;
  > b {
    display: block;
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.phone} {
    margin-top: ${theme.space[4]};
    ${theme.type.sm}
  }
`;

const Ideas = styled.ol`
  display: grid;
  gap: 0.375rem;
  margin-top: auto;
  > li {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 2.125rem;
    padding: 0.25rem 0.625rem;
    border-radius: ${theme.radius.control};
    ${theme.type.sm}
    line-height: 1.125rem;
    font-weight: ${theme.weight.medium};
    box-shadow: inset 0 0 0 1px color-mix(in oklch, ${theme.color.onStrong} 34%, transparent);
    overflow: hidden;
    ${offering}
  }
  > li > span {
    position: relative;
    display: flex;
    gap: 0.625rem;
    min-width: 0;
  }
  > li > span > b {
    font-weight: inherit;
    opacity: 0.75;
  }
  > li:first-child::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.color.accentLit};
    ${picking}
  }
  > li:first-child > span {
    color: ${theme.color.onLit};
    ${inking}
  }
  > li:first-child > span > b {
    opacity: 1;
  }
  ${theme.media.phone} {
    > li {
      padding: 0.375rem 0.5rem;
      ${theme.type.xs}
    }
    > li > span {
      gap: 0.5rem;
    }
  }
`;

const Channels = styled.ul`
  display: grid;
  margin-top: auto;
  > li {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    height: 2.5rem;
    border-top: 1px solid ${theme.color.soft};
    ${theme.type.sm}
    font-weight: ${theme.weight.medium};
  }
  > li > span:last-child {
    margin-left: auto;
  }
  > li > span:has(svg) {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    font-weight: ${theme.weight.regular};
    font-variant-numeric: tabular-nums;
    color: ${theme.color.text2};
  }
  > li > span > svg {
    color: ${theme.tone.green.dot};
    ${ticking}
  }
  @media (max-width: 1100px) {
    > li {
      gap: 0.375rem;
      white-space: nowrap;
    }
    > li > svg {
      display: none;
    }
  }
  ${theme.media.phone} {
    > li {
      height: 2.125rem;
    }
  }
`;

/** What the bars stand on: the next section's ground begins here. */
const Ground = styled.div`
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.sunken};
  ${theme.media.phone} {
    margin-top: ${theme.space[6]};
  }
`;

const Under = styled.div`
  ${wrap}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  min-height: 3.25rem;
  ${theme.type.sm}
  color: ${theme.color.text2};
  > p {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;

const PauseSwitch = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  height: 2rem;
  padding: 0 0.625rem;
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text1};
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  > input:checked ~ .lucide-pause,
  > input:not(:checked) ~ .lucide-play {
    display: none;
  }
  ${theme.media.calm} {
    display: none;
  }
  ${theme.media.phone} {
    height: ${theme.size.touch};
    margin-right: -0.625rem;
  }
`;
