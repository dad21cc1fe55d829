import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from './theme';

export interface TooltipProps {
  label: ReactNode;
  /** One element that takes a ref and can be focused. It needs its own accessible name: a tooltip is only seen. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Milliseconds before it opens on hover; on focus it opens at once. */
  delay?: number;
  closeOnClick?: boolean;
}

export function Tooltip({ label, children, side = 'top', open, onOpenChange, delay, closeOnClick }: TooltipProps) {
  return (
    <BaseTooltip.Root open={open} onOpenChange={onOpenChange}>
      <BaseTooltip.Trigger render={children} delay={delay} closeOnClick={closeOnClick} />
      <BaseTooltip.Portal>
        <Positioner side={side} sideOffset={6} collisionPadding={8}>
          <Popup>{label}</Popup>
        </Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

const Positioner = styled(BaseTooltip.Positioner)`
  z-index: ${theme.layer.toast};
`;

const hidden = css`
  opacity: 0;
  transform: translateY(2px);
`;

const Popup = styled(BaseTooltip.Popup)`
  max-width: 18rem;
  padding: 0.3125rem 0.5625rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.strong};
  color: ${theme.color.onStrong};
  box-shadow: ${theme.shadow[2]};
  ${theme.type.xs}
  font-weight: ${theme.weight.medium};
  text-wrap: pretty;
  overflow-wrap: break-word;
  transition: opacity ${theme.duration.fast} ${theme.ease.out}, transform ${theme.duration.fast} ${theme.ease.out};

  &[data-starting-style] { ${hidden} }
  &[data-ending-style] { ${hidden} }
  &[data-instant] { transition: none; }
`;
