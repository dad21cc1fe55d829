import { styled } from 'styled-components';
import { theme } from '../ui/theme';

/** Inside a sentence: a link by its looks, a button by what it does. */
export const PlainButton = styled.button`
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
