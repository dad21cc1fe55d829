import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';
import { display } from './landing-styles';

export const Bar = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin-bottom: -0.75rem;
  padding: ${theme.space[6]};
  padding-bottom: calc(${theme.space[6]} + 0.75rem);
  border-radius: 0.875rem 0.875rem 0 0;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0.125rem;
    height: 5px;
  }
  ${theme.media.phone} {
    margin: 0;
    padding: ${theme.space[4]};
    border-radius: ${theme.radius.panel};
    &::after {
      bottom: 0;
    }
  }
`;

export const Name = styled.p`
  ${display}
  font-size: 1.75rem;
  line-height: 2rem;
  ${theme.media.phone} {
    font-size: 1.375rem;
    line-height: 1.625rem;
  }
`;

export const When = styled.p`
  margin-top: ${theme.space[1]};
  ${theme.type.sm}
`;
