import { styled } from 'styled-components';

/** Panels of a tab without a list of sections: as wide as those beside one. */
export const PanelColumn = styled.div`
  max-width: 46rem;
`;
