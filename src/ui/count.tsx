import { styled } from 'styled-components';
import { theme } from './theme';

/** A number in a pill. */
export const Count = styled.span`
  display: inline-block;
  min-width: 1.0625rem;
  padding: 0 0.3125rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.selected};
  color: ${theme.color.text2};
  font-size: ${theme.text['2xs']};
  line-height: 1.0625rem;
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
