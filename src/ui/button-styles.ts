import { css } from 'styled-components';
import { theme } from './theme';

export type ButtonVariant = 'primary' | 'accent' | 'second' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $iconOnly: boolean;
  $wide: boolean;
}

/** Shared styles of buttons and of links that look like buttons. */
export const buttonStyles = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  max-width: 100%;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 0.4375rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.medium};
  line-height: 1;
  white-space: nowrap;
  text-align: center;
  cursor: pointer;
  user-select: none;
  transition:
    background ${theme.duration.fast} ${theme.ease.out},
    border-color ${theme.duration.fast} ${theme.ease.out};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $iconOnly }) => $iconOnly && iconOnly}

  /* The words give way, the icon does not. line-height keeps descenders inside the cut. */
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1.375;
  }

  /* Said with aria, not with the attribute: the button stays in the tab order and can say why. */
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${theme.color.selected};
    border-color: transparent;
    box-shadow: none;
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  ${theme.media.phone} {
    ${({ $size, $iconOnly }) => $size === 'md' && touch($iconOnly)}
    ${({ $size }) => $size === 'sm' && reach}
  }
`;

const sizes = {
  sm: css`
    height: ${theme.size.controlSm};
    padding: 0 0.625rem;
    font-size: ${theme.text.xs};
  `,
  md: css`
    height: ${theme.size.controlMd};
    padding: 0 0.8125rem;
    font-size: ${theme.text.sm};
  `,
  lg: css`
    height: ${theme.size.controlLg};
    padding: 0 1.25rem;
    font-size: 0.9375rem;
    border-radius: ${theme.radius.segmented};
  `,
};

const variants = {
  primary: css`
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    &:hover {
      background: ${theme.color.primaryHover};
    }
  `,
  accent: css`
    background: ${theme.color.accentSolid};
    color: ${theme.color.onAccent};
    &:hover {
      background: ${theme.color.accentSolidHover};
    }
  `,
  second: css`
    background: ${theme.color.panel};
    border-color: ${theme.color.soft};
    box-shadow: ${theme.shadow[1]};
    color: ${theme.color.text1};
    &:hover {
      background: ${theme.color.hover};
    }
    &[data-popup-open] {
      background: ${theme.color.hover};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${theme.color.text2};
    &:hover {
      background: ${theme.color.hover};
      color: ${theme.color.text1};
    }
    &[data-popup-open] {
      background: ${theme.color.hover};
      color: ${theme.color.text1};
    }
  `,
  danger: css`
    background: transparent;
    border-color: ${theme.tone.red.dot};
    color: ${theme.tone.red.text};
    &:hover {
      background: ${theme.tone.red.soft};
    }
  `,
};

const iconOnly = css<ButtonLook>`
  width: ${({ $size }) => ({ sm: theme.size.controlSm, md: theme.size.controlMd, lg: theme.size.controlLg })[$size]};
  padding: 0;
`;

const touch = (square: boolean) => css`
  height: ${theme.size.touch};
  ${square && `width: ${theme.size.touch};`}
`;

/** Small buttons keep their size on a phone, but their touch area grows to 44 px. */
const reach = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -8px -4px;
  }
`;
