import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';
import { Bar, Name, When } from '../landing-beat';
import { counting, inking, lifting, offering, picking } from '../landing-motion';

export function ProposeBeat() {
  return (
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
  );
}

const IDEAS = ['Friday is burger night', 'Salt sooner, from high up', 'Can a plant patty taste of fire?'];

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
