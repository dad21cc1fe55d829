import { styled } from 'styled-components';
import { theme } from './theme';

/** A page's two columns, `1fr 22rem`; stacked on phones. */
export const Cols = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  gap: ${theme.space[6]};
  align-items: start;
  > * {
    min-width: 0;
  }
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two equal columns; stacked on phones. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  > * {
    min-width: 0;
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
