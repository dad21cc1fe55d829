import { css } from 'styled-components';
import { theme } from './theme';

/** Styles of everything that floats near its trigger: menus, selects, popovers. */
export const popupStyles = css`
  padding: 0.25rem;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.raised};
  color: ${theme.color.text1};
  box-shadow: ${theme.shadow[3]};
  ${theme.type.sm}
  outline: none;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${theme.duration.base} ${theme.ease.out},
    transform ${theme.duration.base} ${theme.ease.out};

  &[data-starting-style] {
    opacity: 0;
    transform: translateY(4px);
  }
  &[data-ending-style] {
    opacity: 0;
    transition-timing-function: ${theme.ease.in};
    transition-duration: ${theme.duration.fast};
  }
  &[data-instant] {
    transition: none;
  }
`;
