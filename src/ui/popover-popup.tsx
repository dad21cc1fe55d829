import { Popover as BasePopover } from '@base-ui/react/popover';
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Taken } from './deferred';
import { popupStyles } from './popup-styles';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: ReactNode;
  hideTitle?: boolean;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** The content of `Popover`, with its button, which replaces the stand-in. */
export function PopoverPopup({
  trigger,
  title,
  hideTitle = false,
  align = 'end',
  open,
  onOpenChange,
  children,
  reached,
}: PopoverProps & Taken) {
  const heading = <Title>{title}</Title>;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (reached) button.current?.focus();
  }, [reached]);
  return (
    <BasePopover.Root open={open} defaultOpen={reached === 'press'} onOpenChange={onOpenChange}>
      <BasePopover.Trigger ref={button} render={trigger} />
      <BasePopover.Portal>
        <Positioner align={align} sideOffset={6} collisionPadding={8}>
          <Popup>
            {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            {children}
          </Popup>
        </Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}

const Positioner = styled(BasePopover.Positioner)`
  z-index: ${theme.layer.dialog};
`;

const Popup = styled(BasePopover.Popup)`
  ${popupStyles}
  width: 22rem;
  max-width: var(--available-width);
  max-height: var(--available-height);
  padding: 0;
  overflow: hidden auto;
  overflow-wrap: anywhere;
`;

const Title = styled(BasePopover.Title)`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.type.sm}
  font-weight: ${theme.weight.semibold};
`;
