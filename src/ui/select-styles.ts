import { css, styled } from 'styled-components';
import { controlStyles } from './control-styles';
import { theme } from './theme';

/** The button of a select. */
export const selectStyles = css`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  text-align: start;
  cursor: pointer;
  &[data-disabled] {
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
    cursor: not-allowed;
  }
`;

export const shownStyles = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const SelectPlaceholder = styled.span`
  color: ${theme.color.text3};
`;
