import { css } from 'styled-components';
import { theme } from './theme';

/** Dims what lies behind a dialog or slide-over. */
export const backdropStyles = css`
  position: fixed;
  inset: 0;
  background: ${theme.color.scrim};
  transition: opacity ${theme.duration.slow} ${theme.ease.out};
  &[data-starting-style] {
    opacity: 0;
  }
  &[data-ending-style] {
    opacity: 0;
    transition-timing-function: ${theme.ease.in};
  }
`;

/** The box of a dialog. The viewport centres it and scrolls when it is taller than the window. */
export const dialogStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  width: 100%;
  max-width: 30rem;
  margin: auto;
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.raised};
  color: ${theme.color.text1};
  box-shadow: ${theme.shadow[3]};
  outline: none;
  overflow-wrap: anywhere;
  transition:
    opacity ${theme.duration.slow} ${theme.ease.out},
    transform ${theme.duration.slow} ${theme.ease.out};
  &[data-starting-style] {
    opacity: 0;
    transform: translateY(8px);
  }
  &[data-ending-style] {
    opacity: 0;
    transition-timing-function: ${theme.ease.in};
  }
  h2 {
    ${theme.type.lg} letter-spacing: -0.012em;
  }
  ${theme.media.phone} {
    padding: ${theme.space[5]};
  }
`;

export const viewportStyles = css`
  position: fixed;
  inset: 0;
  display: flex;
  padding: ${theme.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Buttons at the right; on phones they share the width, the main one last. */
export const actionStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  ${theme.media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export const sentenceStyles = css`
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;
