import { Check, Newspaper, Rss } from 'lucide-react';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { isComing, stateWords } from '../../../../domain/capability';
import { ChannelIcon } from '../../../../ui/channel-icon';
import { theme } from '../../../../ui/theme';
import { Bar, Name, When } from '../landing-beat';
import { counting, lifting, ticking } from '../landing-motion';
import { Coming } from '../landing-styles';

export function DeployBeat() {
  return (
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
  );
}

const socialMark = isComing('socialPosts') && <Coming>{stateWords.coming}</Coming>;

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
