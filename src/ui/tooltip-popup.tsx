import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from './theme';
import type { TooltipState, TooltipTrigger } from './tooltip-trigger';

/** The tooltip next to its element. `Tooltip` loads it when one is first needed. */
export function TooltipPopup({
  label,
  side,
  anchor,
  open,
  instant,
  trigger,
}: TooltipState & { label: ReactNode; side: 'top' | 'right' | 'bottom' | 'left'; trigger: TooltipTrigger }) {
  return (
    <BaseTooltip.Root
      open={open}
      onOpenChange={(_open, { event }) => {
        // A press on the tooltip's own element is handled by the trigger.
        if (!(event.target instanceof Node && anchor?.contains(event.target))) trigger.dismiss();
      }}
    >
      <BaseTooltip.Portal>
        <Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={8}>
          <Popup data-tooltip="" {...trigger.popup} $instant={instant}>
            {label}
          </Popup>
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

const Popup = styled(BaseTooltip.Popup)<{ $instant: boolean }>`
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
  transition:
    opacity ${theme.duration.fast} ${theme.ease.out},
    transform ${theme.duration.fast} ${theme.ease.out};

  &[data-starting-style] {
    ${hidden}
  }
  &[data-ending-style] {
    ${hidden}
  }
  &[data-instant] {
    transition: none;
  }
  ${({ $instant }) => $instant && '&[data-open] { transition: none; }'}
`;
