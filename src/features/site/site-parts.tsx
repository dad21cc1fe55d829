import { Check, Newspaper, Rss } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme';

/**
 * Four bars, strong, weak, medium, weak, for a week. Fills its container's height. Decorative and hidden from
 * screen readers.
 */
export function BeatBars({ ground }: { ground: 'panel' | 'sunken' }) {
  return (
    <Bars aria-hidden="true">
      <Analyze>
        <Name>Analyze</Name>
        <When>Before you open</When>
        <Chart>
          {[34, 42, 38, 55, 49, 63, 72, 100].map((height, index) => (
            <i key={index} style={{ height: `${height}%` }} />
          ))}
        </Chart>
        <Note>Your profile, the season, the calendar, and what you published.</Note>
      </Analyze>
      <Propose>
        <Name>Propose</Name>
        <When>Three ideas, one yes</When>
        <Ideas>
          <li>1</li>
          <li>2</li>
          <li>3</li>
        </Ideas>
      </Propose>
      <Create>
        <Name>Create</Name>
        <When>You see it first</When>
        <Poster>
          <i />
          <i />
          <i />
        </Poster>
      </Create>
      <Deploy $ground={ground}>
        <Name>Deploy</Name>
        <When>On time, every week</When>
        <Channels>
          <li>
            <Newspaper />
            Your page
            <Check />
          </li>
          <li>
            <Rss />
            Your feed
            <Check />
          </li>
        </Channels>
      </Deploy>
    </Bars>
  );
}

/** At half width a bar only has room for its name and picture. */
const narrow = '@container (max-width: 7rem)';

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: end;
  flex: 1;
  gap: ${theme.space[4]};
  min-height: 0;
  ${theme.media.phone} {
    flex: none;
    gap: ${theme.space[2]};
    height: 7rem;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  min-width: 0;
  padding: clamp(${theme.space[3]}, 1.4vw, ${theme.space[5]});
  border-radius: 0.875rem 0.875rem 0 0;
  overflow: hidden;
  ${theme.media.phone} {
    padding: 0;
    border-radius: 0.5rem 0.5rem 0 0;
    && > * {
      display: none;
    }
  }
`;

const Analyze = styled(Bar)`
  height: 100%;
  background: ${theme.color.accentLit};
  color: ${theme.color.onLit};
`;

const Propose = styled(Bar)`
  height: 50%;
  background: ${theme.color.strong};
  color: ${theme.color.onStrong};
`;

const Create = styled(Bar)`
  height: 75%;
  background: ${theme.color.accentUnlit};
`;

/** The lightest bar, one surface step away from its background. */
const Deploy = styled(Bar)<{ $ground: 'panel' | 'sunken' }>`
  height: 50%;
  background: ${({ $ground }) => ($ground === 'panel' ? theme.color.sunken : theme.color.panel)};
  ${theme.media.phone} {
    background: ${theme.color.selected};
  }
`;

const Name = styled.p`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: 1.5rem;
  line-height: 1.75rem;
  letter-spacing: ${theme.track.display};
  white-space: nowrap;
  ${narrow} {
    font-size: 1.125rem;
  }
`;

const When = styled.p`
  margin-top: ${theme.space[1]};
  ${theme.type.sm}
  text-wrap: balance;
  ${narrow} {
    display: none;
  }
`;

const Chart = styled.div`
  display: flex;
  align-items: flex-end;
  flex: 1;
  gap: 5px;
  min-height: 0;
  max-height: 18rem;
  margin-top: auto;
  padding-top: ${theme.space[6]};
  > i {
    flex: 1;
    border-radius: ${theme.radius.bar};
    background: color-mix(in oklch, ${theme.color.onLit} 20%, transparent);
  }
  > i:last-child {
    background: ${theme.color.onLit};
  }
`;

const Note = styled.p`
  margin-top: ${theme.space[5]};
  ${theme.type.sm}
  text-wrap: pretty;
  ${narrow} {
    display: none;
  }
`;

const Ideas = styled.ol`
  display: grid;
  gap: 0.375rem;
  margin-top: auto;
  > li {
    display: flex;
    align-items: center;
    height: 1.875rem;
    padding: 0 0.625rem;
    border-radius: ${theme.radius.control};
    box-shadow: inset 0 0 0 1px color-mix(in oklch, ${theme.color.onStrong} 34%, transparent);
    ${theme.type.xs}
    font-weight: ${theme.weight.medium};
  }
  > li:first-child {
    background: ${theme.color.accentLit};
    color: ${theme.color.onLit};
    box-shadow: none;
  }
`;

/** A poster in the built-in designer's layout: one shape, a headline, space around both. */
const Poster = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  position: relative;
  gap: ${theme.space[2]};
  width: min(100%, 11rem);
  aspect-ratio: 4 / 5;
  min-height: 0;
  margin: auto auto 0;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.panel};
  box-shadow: ${theme.shadow[2]};
  overflow: hidden;
  > i {
    flex: none;
    height: 0.5rem;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.text1};
  }
  > i:first-child {
    position: absolute;
    top: -14%;
    right: -22%;
    width: 88%;
    height: auto;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${theme.color.accentLit};
  }
  > i:nth-child(2) {
    width: 78%;
  }
  > i:last-child {
    width: 48%;
  }
`;

const Channels = styled.ul`
  display: grid;
  margin-top: auto;
  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    height: 2.25rem;
    border-top: 1px solid ${theme.color.hairline};
    ${theme.type.xs}
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
  }
  svg {
    color: ${theme.color.text3};
  }
  svg:last-child {
    margin-left: auto;
  }
  ${narrow} {
    li > svg:first-child {
      display: none;
    }
  }
`;
