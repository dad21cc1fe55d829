import { styled } from 'styled-components';
import { theme } from './theme';

/** A key on the keyboard. */
export const Kbd = styled.kbd`
  display: inline-block;
  padding: 0 0.3rem;
  border: 1px solid ${theme.color.soft};
  border-radius: 4px;
  background: ${theme.color.panel};
  color: ${theme.color.text3};
  font-family: inherit;
  ${theme.type['2xs']}
`;
