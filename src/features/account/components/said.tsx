import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** A calm remark on a page around the account. */
export const Said = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.panel};
  background: ${theme.tone.blue.soft};
  color: ${theme.tone.blue.text};
  ${theme.type.sm}
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;
