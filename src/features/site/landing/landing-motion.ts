import { css, keyframes } from 'styled-components';
import { theme } from '../../../ui/theme';

/**
 * The week in twelve seconds, three per beat, in CSS alone. Every figure rests in its final state, so that
 * everything is readable without motion and between beats.
 */
const CYCLE = 12;
const BEAT = CYCLE / 4;

/** `beat` 0 to 3, and how many seconds after its start. */
const during = (animation: ReturnType<typeof keyframes>, beat: number, after: number | string = 0) => css`
  ${MOVING} {
    animation: ${animation} ${CYCLE}s calc(${beat * BEAT}s + ${typeof after === 'number' ? `${after}s` : after})
      infinite ${theme.ease.out};
  }
`;

const MOVING = '@media (prefers-reduced-motion: no-preference)';

const lift = keyframes`
  0%, 27%, 100% { transform: translateY(0); }
  4%, 22% { transform: translateY(-0.625rem); }
`;

const count = keyframes`
  0% { transform: scaleX(0); opacity: 1; animation-timing-function: linear; }
  25% { transform: scaleX(1); opacity: 1; }
  29%, 100% { transform: scaleX(1); opacity: 0; }
`;

const grow = keyframes`
  0% { transform: scaleY(0.1); }
  7%, 96% { transform: scaleY(1); }
  100% { transform: scaleY(0.1); }
`;

/** Uncovered instead of faded in: half-faded words are unreadable. */
const offer = keyframes`
  0%, 7%, 100% { clip-path: inset(0); }
  1.5% { clip-path: inset(0 100% 0 0); }
`;

const pick = keyframes`
  0%, 14%, 100% { opacity: 1; }
  1%, 11% { opacity: 0; }
`;

/** A hard switch halfway through the background's change: an intermediate text colour would be readable on neither. */
const inkOnPick = keyframes`
  0%, 0.5% { color: ${theme.color.onLit}; }
  0.51%, 12.49% { color: ${theme.color.onStrong}; }
  12.5%, 100% { color: ${theme.color.onLit}; }
`;

const draw = keyframes`
  0%, 14%, 100% { clip-path: inset(0); }
  2% { clip-path: inset(0 0 100% 0); }
`;

const tick = keyframes`
  0%, 6%, 100% { transform: none; }
  1%, 3% { transform: scale(0); }
`;

/** A bar rises while it is counted. */
export const lifting = (beat: number) => during(lift, beat);
/** The line at its foot fills during its three seconds. */
export const counting = (beat: number) => css`
  opacity: 0;
  transform-origin: left;
  ${during(count, beat)}
`;
export const growing = css`
  transform-origin: bottom;
  ${during(grow, 0, 'var(--turn) * 0.09s')}
`;
export const offering = during(offer, 1, 'var(--turn) * 0.35s');
export const picking = during(pick, 1);
export const inking = during(inkOnPick, 1);
export const drawing = during(draw, 2, 0.2);
export const ticking = during(tick, 3, '0.3s + var(--turn) * 0.4s');
