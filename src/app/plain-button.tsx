import { styled } from 'styled-components';
import { theme } from '../ui/theme';

/** A button that looks like a link, for use inside a sentence. */
export const PlainButton = styled.button`
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
