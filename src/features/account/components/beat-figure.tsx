import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';
import { BeatBars } from '../../site/site-parts';

/** The brand's side of the page: the promise, and the week as four bars that grow from the window's edge. */
export function BeatFigure() {
  return (
    <Ground aria-hidden="true">
      <Say>Marketing that keeps time.</Say>
      <BeatBars ground="sunken" />
    </Ground>
  );
}

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  position: sticky;
  top: 0;
  gap: ${theme.space[10]};
  height: 100vh;
  min-width: 0;
  padding: ${theme.space[20]} clamp(${theme.space[5]}, 2.8vw, ${theme.space[10]}) 0;
  background: ${theme.color.sunken};
  overflow: hidden;
  ${theme.media.phone} {
    position: static;
    height: auto;
    padding: 0 ${theme.space[4]};
    background: none;
  }
`;

const Say = styled.p`
  max-width: 30rem;
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: clamp(${theme.text['4xl']}, 4.4vw, ${theme.text['6xl']});
  line-height: 0.98;
  letter-spacing: ${theme.track.display};
  text-wrap: balance;
  ${theme.media.phone} {
    display: none;
  }
`;
