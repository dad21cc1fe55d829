import { css } from 'styled-components';
import { theme } from './theme';

/** The box of every text input and select. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  height: ${theme.size.controlMd};
  padding: 0 0.6875rem;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
  color: ${theme.color.text1};
  font-size: ${theme.text.sm};
  transition: border-color ${theme.duration.fast} ${theme.ease.out};

  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.text3};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.tone.red.dot};
  }
  &:disabled,
  &[readonly] {
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
  }
  &:disabled {
    cursor: not-allowed;
  }

  /* 16 px keeps iOS from zooming in; 44 px is what a thumb hits. */
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
    font-size: ${theme.text.lg};
  }
`;
