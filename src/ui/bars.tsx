import { css, keyframes, styled } from 'styled-components';
import { theme } from './theme';

export interface BarsProps {
  /** Index of the current bar; the bars before it are done. */
  lit?: 0 | 1 | 2 | 3;
  /** All four are done. */
  done?: boolean;
  /** Work in progress: the bars pulse in turn, in the colour of the surrounding text. */
  beating?: boolean;
  size?: 'sm' | 'lg';
}

/** The product's figure: four bars, strong, weak, medium, weak. Always used beside words that say the same. */
export function Bars({ lit, done = false, beating = false, size = 'sm' }: BarsProps) {
  return (
    <Figure aria-hidden="true" $beating={beating} $large={size === 'lg'}>
      {HEIGHTS.map((height, index) => (
        <Bar
          key={index}
          $height={height}
          $state={done ? 'done' : index === lit ? 'now' : index < (lit ?? 0) ? 'done' : 'next'}
        />
      ))}
    </Figure>
  );
}

const HEIGHTS = [1, 0.5, 0.75, 0.5];

const beat = keyframes`
  0%, 25% { opacity: 1; }
  40%, 100% { opacity: 0.35; }
`;

const Bar = styled.i<{ $height: number; $state: 'done' | 'now' | 'next' }>`
  width: 0.25em;
  height: ${({ $height }) => $height * 100}%;
  border-radius: 0.0833em;
  background: ${({ $state }) => ({ done: 'currentColor', now: theme.color.accentLit, next: theme.color.control })[$state]};
`;

const beating = css`
  ${Bar} {
    background: currentColor;
    animation: ${beat} 1.2s infinite ${theme.ease.out};
  }
  ${Bar}:nth-child(2) {
    animation-delay: 0.3s;
  }
  ${Bar}:nth-child(3) {
    animation-delay: 0.6s;
  }
  ${Bar}:nth-child(4) {
    animation-delay: 0.9s;
  }
  ${theme.media.calm} {
    ${Bar} {
      animation: none;
    }
  }
`;

const Figure = styled.span<{ $beating: boolean; $large: boolean }>`
  display: inline-flex;
  align-items: flex-end;
  flex: none;
  font-size: ${({ $large }) => ($large ? '24px' : '12px')};
  gap: ${({ $large }) => ($large ? '4px' : '2px')};
  height: 1.1667em;
  ${({ $beating }) => $beating && beating}
`;
