import { styled } from 'styled-components';
import { theme } from '../../../../ui/theme';

/** Two selects beside each other, also on a phone: their words are short. */
export const SelectPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[4]};
  ${theme.media.phone} {
    gap: ${theme.space[3]};
  }
`;
