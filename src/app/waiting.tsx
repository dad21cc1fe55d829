import { keyframes, styled } from 'styled-components';
import { Bars } from '../ui/bars';
import { theme } from '../ui/theme';

/** Shown while the first page's code loads: the four bars, after a short delay so that fast loads show nothing. */
export function Waiting() {
  return (
    <Centre role="status" aria-label="Loading Fourbeat">
      <Bars beating size="lg" />
    </Centre>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 100vh;
  color: ${theme.color.text3};
  animation: ${appear} 1ms 300ms both;
`;
